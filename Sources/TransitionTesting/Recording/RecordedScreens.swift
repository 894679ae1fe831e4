/// The screens a recorder has met: what each is called, and which of several of that name it is.
///
/// It keeps none of them alive, and tells a new one from one that was at the same address.
@MainActor
struct RecordedScreens {
  /// What is recorded of a screen with each of its calls.
  struct Screen {
    var name: String
    /// Which screen of that name it is, from the second on.
    var instance: String?
    var scope: String?
  }

  private struct Entry {
    weak var object: AnyObject?
    var screen: Screen
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]

  /// The names of the screens of which every call is recorded.
  private(set) var wholeNames: Set<String> = []

  nonisolated init() {}

  /// Returns what is recorded of a screen, adding it if it is new.
  mutating func screen(
    _ object: AnyObject, name: String?, scope: String?, isWhole: Bool = false
  ) -> Screen {
    if let known = entries[ObjectIdentifier(object)], known.object != nil { return known.screen }
    let name = name ?? "\(type(of: object))"
    let count = counts[name, default: 0] + 1
    counts[name] = count
    let screen = Screen(name: name, instance: count == 1 ? nil : "\(count)", scope: scope)
    entries[ObjectIdentifier(object)] = Entry(object: object, screen: screen)
    if isWhole { wholeNames.insert(name) }
    return screen
  }
}
