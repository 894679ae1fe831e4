import EventModel

/// The state of one view as a picture follows it.
struct LaneState {
  private let life: LifeAutomaton?
  private var state: String?

  init(of lane: Int, in picture: LanePicture) {
    life = picture.life
    if let known = picture.starts[lane] {
      state = known
      return
    }
    guard let life, let first = picture.steps.first(where: { $0.lane == lane }) else { return }
    let rests = Set(life.states.filter(\.isRest).map(\.name))
    let before = life.steps.filter { $0.callback == first.callback }.map(\.from)
    state = before.first(where: rests.contains) ?? before.first
  }

  var start: String { state.map { "\(glyph) \($0)" } ?? glyph }

  var glyph: String {
    guard let life else { return "│" }
    guard let state, let own = life.states.first(where: { $0.name == state }) else { return "?" }
    if !own.isRest { return "╎" }
    return own.name == life.initial ? "·" : "┃"
  }

  mutating func take(_ step: LanePicture.Step) {
    guard let life else { return }
    let steps = life.steps.filter { $0.callback == step.callback }
    state = (steps.first { $0.from == state } ?? steps.first)?.to
  }
}
