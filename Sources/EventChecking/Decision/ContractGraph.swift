import EventModel

/// What a contract allows as a graph whose every edge is one event: all words of an assumption's scope
/// are the ways from a start to a final node.
struct ContractGraph: Sendable {
  /// One event.
  struct Edge: Sendable {
    /// The symbol the assumption reads; -1 if it does not see the event.
    var symbol: Int32
    /// The node after it.
    var target: Int32
    /// The role it is delivered to, in the episode under way.
    var role: Int16
    /// The number of its callback.
    var callback: Int16
    /// The index of the opening if it is the first event of an episode; -1 if it is a later one.
    var opening: Int32
  }

  /// An episode beginning with given actors.
  struct Opening: Sendable {
    /// The index of the episode in the graph's list.
    var episode: Int
    /// Who takes each role.
    var actors: [Actor]
  }

  /// Who takes a role.
  enum Actor: Hashable, Sendable {
    /// The subject of that number.
    case named(Int)
    /// Somebody the assumption does not name, who is in that life state.
    case anyone(in: Int)
  }

  /// The episodes of the language, in the contract's own order.
  let episodes: [EpisodeWords]

  /// The start nodes; in transition scope one for each way the roles can start, else one.
  var starts: [Int] = []

  /// Whether a word can end in each node.
  var isFinal: [Bool] = []

  /// The edges of each node, in the contract's own order.
  var edges: [[Edge]] = []

  /// Every opening, numbered as edges name it.
  var openings: [Opening] = []

  /// Whether some node stands for any number of unnamed actors in a state, so that a way through the
  /// graph need not be a history as it stands.
  var isFolded = false

  init(_ episodes: [EpisodeWords]) { self.episodes = episodes }

  var nodeCount: Int { edges.count }

  /// Adds a node without edges and returns its number.
  mutating func addNode(isFinal: Bool) -> Int {
    edges.append([])
    self.isFinal.append(isFinal)
    return edges.count - 1
  }
}
