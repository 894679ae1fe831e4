/// The screens that a recorder knows: the name of each, and the number of each further screen of
/// the same name.
///
/// It does not keep them alive, and distinguishes a new screen from an earlier one at the same
/// address.
@MainActor
struct RecordedScreens {
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
