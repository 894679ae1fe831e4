package import EventModel
package import SourceReading

extension SourceVocabulary {
  /// Returns the words that source uses for a contract's callbacks.
  ///
  /// - Parameter resources: Rows that are examined before those of the table.
  package static func words(
    for contract: Contract, resources: [SourceResource] = []
  ) -> SourceVocabulary {
    let family = SourceFamily.of(contract)
    return SourceVocabulary(
      callbacks: callbacks(of: contract).map { callback in
        Signature(callback, parameterCount: family?.parameterCount)
      },
      leaving: callbacks(of: contract).filter(contract.leavesOrHasLeft),
      once: family?.once ?? SourceFamily.beginnings, end: family?.end ?? SourceFamily.ends,
      rootTypes: family?.rootTypes ?? [],
      // A contract of your own names no class: its callbacks identify the screens.
      screenSuffixes: family?.suffixes ?? [""],
      resources: resources + contract.resources.map(SourceResource.init) + SourceResource.table)
  }

  /// Returns how many parameters a contract's callbacks have in source; nil if it may be any number.
  static func parameterCount(of contract: Contract) -> Int? {
    SourceFamily.of(contract)?.parameterCount
  }

  /// The callbacks that are read in source: each of the contract's, followed by those that come
  /// with it.
  package static func callbacks(of contract: Contract) -> [Callback] {
    let companions = companions(of: contract).sorted { $0.key.name < $1.key.name }
    return contract.callbacks.flatMap { callback in
      [callback] + companions.filter { $0.value == callback }.map(\.key)
    }
  }

  /// The callbacks that are not the contract's, each with the contract's callback after which it
  /// always comes. No order distinguishes the two.
  static func companions(of contract: Contract) -> [Callback: Callback] {
    let known = SourceFamily.of(contract)?.companions ?? [:]
    return known.filter { contract.contextCallbacks.contains($0.key) }
  }
}

/// The names in source that identify the classes which get the callbacks of a contract.
private struct SourceFamily {
  /// The callback that such a contract has, whatever its name.
  var callback: Callback
  /// Further callbacks, each with the contract's callback that it comes with.
  var companions: [Callback: Callback] = [:]
  /// How many parameters each callback has.
  var parameterCount: Int
  /// The methods that run once, before the first callback.
  var once: [String]
  /// The methods that run at the end.
  var end: [String]
  /// The framework's classes that get the callbacks.
  var rootTypes: [String]
  /// The ends of the names of such classes.
  var suffixes: [String]

  /// Returns the names of the classes that get a contract's callbacks; nil for a contract of other
  /// callbacks than the known ones.
  static func of(_ contract: Contract) -> SourceFamily? {
    all.first { contract.callbacks.contains($0.callback) }
  }

  static let beginnings = ["awakeFromNib", "init"]
  static let ends = ["dealloc", "destroy", "tearDown", "teardown", "cleanUp", "cleanup"]

  static let all = [
    SourceFamily(
      callback: "viewWillAppear",
      // UIViewController's documentation: called once each time the view appears, after viewWillAppear.
      companions: ["viewIsAppearing": "viewWillAppear"], parameterCount: 1,
      once: ["loadView", "viewDidLoad"] + beginnings, end: ends,
      rootTypes: [
        "UIViewController", "UITableViewController", "UICollectionViewController",
        "UINavigationController", "UITabBarController", "UIPageViewController",
        "UISplitViewController", "UIHostingController", "UIActivityViewController",
        "UIAlertController", "UIImagePickerController", "UIDocumentPickerViewController",
        "UISearchController", "UIInputViewController", "AVPlayerViewController",
        "GLKViewController", "MFMailComposeViewController", "SFSafariViewController",
      ],
      suffixes: ["ViewController", "Controller", "VC"]),
    SourceFamily(
      callback: "componentDidAcquireView", parameterCount: 0, once: beginnings, end: ends,
      rootTypes: ["CKComponentController"], suffixes: ["ComponentController"]),
  ]
}

extension SourceResource {
  /// Makes the row of a pair that a contract brings.
  init(_ resource: ContractResource) {
    self.init(
      id: resource.id, acquire: resource.acquire, release: resource.release,
      holding: Holding(rawValue: resource.holding) ?? .unknown,
      consequence: resource.consequence)
  }
}
