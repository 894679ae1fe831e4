import EventModel

/// The state of one view while a picture is drawn.
struct LaneState {
  private let life: LifeAutomaton?
  private let table: LifeTable?
  private let callbacks: [Callback]
  private var state: Int?

  init(of lane: Int, in picture: LanePicture) {
    life = picture.life
    callbacks = picture.life?.steps.map(\.callback).distinct() ?? []
    table = picture.life.map { [callbacks] in LifeTable($0, callbacks) }
    if let known = picture.starts[lane] {
      state = life?.states.firstIndex { $0.name == known }
      return
    }
    let first = picture.steps.first { $0.lane == lane }
    state = first.flatMap { callbacks.firstIndex(of: $0.callback) }.flatMap { table?.before($0) }
  }

  var start: String {
    guard let life, let state else { return glyph }
    return "\(glyph) \(life.states[state].name)"
  }

  var glyph: String {
    guard let table else { return "│" }
    guard let state else { return "?" }
    return switch table.appearances[state] {
    case .absent: "·"
    case .present: "┃"
    case .rising, .falling: "╎"
    }
  }

  mutating func take(_ step: LanePicture.Step) {
    // A call that is not one of the life's, such as viewIsAppearing, changes nothing.
    guard let table, let callback = callbacks.firstIndex(of: step.callback) else { return }
    state = table.after(callback, from: state ?? table.before(callback))
  }
}
