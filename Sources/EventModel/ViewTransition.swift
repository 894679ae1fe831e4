/// One transition found in a log, with what it was recognised as.
public struct ViewTransition: Hashable, Sendable {
  /// How far the order of a transition is accounted for.
  public enum Conformance: String, Hashable, Sendable, CaseIterable {
    /// It has the order of a chosen kind.
    case documented
    /// It has the order of a catalogued kind that was not chosen.
    case catalogued
    /// It keeps every promise, in an order of no catalogued kind.
    case permitted
    /// Only one side was called: a first appearance, a sheet, leaving the hierarchy. Always legal.
    case oneSided
    /// Several transitions ran into each other; nothing in the log tells them apart.
    case compound
    /// The log lacks callbacks of it, or it was left open when the next one began.
    case partial
    /// The log, or the process, ended inside it.
    case unfinished
    /// It broke the contract; there is an error for it.
    case illegal
  }

  /// One event of the transition.
  public struct Event: Hashable, Sendable {
    /// The view's name and the callback.
    public var event: LifecycleEvent
    /// The index of the view among ``ViewTransition/current`` and then ``ViewTransition/new``; two
    /// views may share a name.
    public var view: Int
    /// Where the log has it.
    public var position: LogPosition

    /// Makes an event.
    public init(_ event: LifecycleEvent, view: Int, at position: LogPosition) {
      self.event = event
      self.view = view
      self.position = position
    }
  }

  /// The log.
  public var file: String
  /// The scope; empty if the log names none.
  public var scope: String
  /// The number in its scope, from 1.
  public var number: Int
  /// The events, in the order of the log; capped by ``Limits/transitionEvents``.
  public var events: [Event]
  /// The views of the current side, in the order of their first event.
  public var current: [String]
  /// The views of the new side, in the order of their first event.
  public var new: [String]
  /// The label of the state each view was in before its first event here, the current side's first,
  /// where the log tells; a message about one of these events names the same state.
  public var starts: [String?] = []
  /// The names of the variants with this order, the contract's documented kinds first.
  public var candidates: [String]
  /// How far the order is accounted for.
  public var conformance: Conformance
  /// The id the log gives it.
  public var id: String?
  /// The variant with the nearest order, if it has none of its own.
  public var nearest: String?
  /// How the nearest order differs, in words: `current.viewDidAppear comes last`.
  public var edits: [String]

  /// Makes a transition that is not classified yet.
  public init(file: String, scope: String, number: Int) {
    self.file = file
    self.scope = scope
    self.number = number
    events = []
    current = []
    new = []
    candidates = []
    conformance = .partial
    edits = []
  }
}
