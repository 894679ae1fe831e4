import EventModel

/// The state of one view while a picture is drawn.
struct LaneState {
  private let life: LifeAutomaton
  private let table: LifeTable
  private let callbacks: [Callback]
  private var state: Int?

  init(of lane: Int, in picture: LanePicture) {
    life = picture.life
    callbacks = life.steps.map(\.callback).distinct()
    table = LifeTable(life, callbacks)
    if let known = picture.starts[lane] {
      state = life.states.firstIndex { $0.name == known }
    } else if let first = picture.steps.first(where: { $0.lane == lane }) {
      state = callbacks.firstIndex(of: first.callback).map(table.before)
    }
  }

  var start: String { state.map { "\(glyph) \(life.states[$0].name)" } ?? glyph }

  var glyph: String {
    guard let state else { return "?" }
    return switch table.appearances[state] {
    case .absent: "·"
    case .present: "┃"
    case .rising, .falling: "╎"
    }
  }

  mutating func take(_ step: LanePicture.Step) {
    // A call that is not one of the life's, such as viewIsAppearing, changes nothing.
    guard let callback = callbacks.firstIndex(of: step.callback) else { return }
    state = table.after(callback, from: state ?? table.before(callback))
  }
}
