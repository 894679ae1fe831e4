/// One transition found in a log, with its classification.
public struct ViewTransition: Hashable, Sendable {
  /// The conformance of a transition: which part of the contract explains its order.
  public enum Conformance: String, Hashable, Sendable, CaseIterable {
    /// The order is that of a chosen kind.
    case documented
    /// The order is that of a catalogued kind that was not chosen.
    case catalogued
    /// The order keeps every promise, but no catalogued kind has it.
    case permitted
    /// Only one side was called: a first appearance, a sheet, leaving the hierarchy. Always legal.
    case oneSided
    /// Several transitions overlap, and the log does not separate them.
    case compound
    /// The log lacks callbacks of it, or it was still open when the next one began.
    case partial
    /// The log or the process ended during the transition.
    case unfinished
    /// The transition broke the contract; an error reports it.
    case illegal
  }

  /// One event of the transition.
  public struct Event: Hashable, Sendable {
    /// The view's name and the callback.
    public var event: LifecycleEvent
    /// The index of the view in ``ViewTransition/current`` followed by ``ViewTransition/new``,
    /// since two views may share a name.
    public var view: Int
    /// The position in the log.
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
  /// The number in the scope, from 1.
  public var number: Int
  /// The events, in the order of the log; at most ``Limits/transitionEvents``.
  public var events: [Event] = []
  /// The views of the current side, in the order of their first event.
  public var current: [String] = []
  /// The views of the new side, in the order of their first event.
  public var new: [String] = []
  /// The label of the state of each view before its first event here, the current side first; nil
  /// if it is unknown. Messages about these events name the same states.
  public var starts: [String?] = []
  /// The names of the variants with this order, the documented kinds first.
  public var candidates: [String] = []
  /// Which part of the contract explains the order.
  public var conformance = Conformance.partial
  /// The id in the log.
  public var id: String?
  /// The variant with the closest order, if none has exactly this order.
  public var nearest: String?
  /// The differences from the closest order, as text: `it lacks new.viewDidAppear`.
  public var edits: [String] = []

  /// Makes a transition that is not yet classified.
  public init(file: String, scope: String, number: Int) {
    self.file = file
    self.scope = scope
    self.number = number
  }
}
