/// The bounds of the product, each with its reason; a message about a bound names it.
public enum Limits {
  /// The maximum length of a line in bytes; a longer line is cut. A megabyte holds any line that a
  /// person writes and keeps a reader's buffer small.
  public static let lineBytes = 1 << 20

  /// The maximum number of threads that read one log. Each uses about three megabytes, and a tenth
  /// of the work is sequential, so more than three threads gain little.
  public static let readingThreads = 3

  /// The maximum number of views known at once. A large app has a few hundred screens; 65,536
  /// leaves room for a new pointer per push and takes less than a few megabytes.
  public static let views = 1 << 16

  /// The maximum number of scopes (windows, containers) known at once; an app has a handful.
  public static let scopes = 1 << 10

  /// The maximum number of processes distinguished at once; a device log names a handful.
  public static let processes = 64

  /// The maximum number of events kept of an open transition. Legal ones have eight to a few dozen.
  public static let transitionEvents = 512

  /// The maximum number of views followed in one open transition; nesting seldom exceeds a dozen.
  public static let transitionViews = 64

  /// The maximum number of suspicious pairs kept for one name until it is known which callbacks the
  /// log records; the rest are only counted.
  public static let pendingPairs = 16

  /// The maximum number of suspicious pairs kept for all names together; the rest are only counted.
  public static let pendingPairsInAll = 4096

  /// The maximum number of closed transitions kept until the log names the containers of their
  /// views. A log that names containers does so in the next call or the one after.
  public static let pendingNested = 16

  /// The maximum number of transitions of one scope that are interrupted by events of others. A log
  /// repeats a transition's id soon, or never.
  public static let pendingIds = 16

  /// The minimum number of pairs of calls after which it is no coincidence that every call of a
  /// class comes twice: the pairs of one appearance.
  public static let doubledPairs = 2

  /// The number of transitions that must begin at a quiet point before nothing from before the log
  /// can still be under way, for a class whose instances the log does not distinguish. In a single
  /// window, one is enough.
  public static let settlingTransitions = 6

  /// The maximum number of findings that wait for findings on earlier lines; those are decided
  /// within a few transitions.
  public static let orderedFindings = 256

  /// The maximum number of closed transitions that wait until the recorded callbacks are known.
  public static let pendingTransitions = 256

  /// The maximum number of instances of one class counted in one state; with more, the class is not
  /// checked. A pager keeps three pages alive, so seven is more than twice as many.
  public static let instances = 7

  /// The maximum n of `Existence(n, a)` and similar templates, which need up to n + 2 states.
  public static let count = 64

  /// The maximum difference of acquires and releases between two rests that a claim about growth
  /// counts. Code acquires at a few calls; a difference of 8 is only reached by repeating a loop
  /// that grows each time.
  public static let heldDifference = 8

  /// The maximum length of a line with an assumption, in bytes; the longest sentences that people
  /// write have a few hundred. A longer line is that of a file that holds something else.
  public static let assumptionBytes = 1 << 14

  /// The maximum nesting of parentheses, `not` and `implies` in one assumption; people write three.
  public static let formulaDepth = 64

  /// The maximum number of claims in one assumption; more should be several assumptions.
  public static let formulaClaims = 64

  /// The maximum number of states of an assumption's automaton; joining counting templates
  /// multiplies them. Assumptions that people write have fewer than a hundred.
  public static let assumptionStates = 1 << 14

  /// The maximum number of states in which up to 32 assumptions are followed together through a
  /// log, and of each alone. A few dozen are usual; each takes about a hundred bytes.
  public static let monitorStates = 1 << 12

  /// The maximum number of places of a contract's histories, each with a state of the automaton,
  /// examined for one assumption. Three named component controllers take some tens of thousands.
  public static let historyStates = 1 << 20

  /// The maximum number of actors in a history that the assumption does not name and that are not
  /// in their initial state at once, where the contract gives no bound; screens are stacked a few
  /// deep.
  public static let historyActors = 8

  /// The maximum number of histories listed unless a number is given; a million histories of four
  /// transitions are half a gigabyte of log.
  public static let listedHistories = 1 << 20

  /// The maximum number of transitions in a listed history; each prefix is kept while it is
  /// continued. A random history has no such bound.
  public static let historyLength = 1 << 10

  /// The maximum number of state numbers of mined lives, all orders together. A state takes one for
  /// each order that may hold, a thousand with a dozen callbacks; the table takes about 16
  /// megabytes.
  public static let minedStates = 1 << 21

  /// The maximum number of ends of lives that wait until it is known what their log records.
  public static let minedEnds = 1 << 12

  /// The maximum number of histories that `explore` plays by default; they take about a minute.
  public static let exploredHistories = 1 << 16

  /// The maximum number of different orders that a miner keeps before it counts; apps have dozens.
  public static let minedWords = 1 << 12

  /// The maximum number of calls in one picture. The page that shows them stays below about ten
  /// megabytes, and more calls are hard to read.
  public static let drawnCalls = 1 << 18

  /// The maximum number of unknown words of a log that are reported; the page about formats names
  /// every known one.
  public static let unknownWords = 16

  /// The maximum size of a contract file in bytes; the built-in contracts take 40 kilobytes.
  public static let contractBytes = 1 << 20

  /// The maximum number of mistakes reported for one file; the others are reported after a fix.
  public static let fileMistakes = 50

  /// The maximum length of a name in a contract file; a longer name is not readable.
  public static let nameLetters = 80

  /// The maximum number of callbacks of a contract: a set of callbacks is one machine word.
  public static let callbacks = 64

  /// The maximum number of client actions of a contract: the upper half of an event's codes.
  public static let actions = 64

  /// The maximum number of states of a life automaton: a set of states is one machine word.
  public static let lifeStates = 64

  /// The maximum number of catalogued variants of a contract: their set is one machine word.
  public static let variants = 64

  /// The maximum number of names in one text of words; people write a dozen.
  public static let wordSymbols = 256

  /// The maximum nesting of brackets in one text of words; people write three.
  public static let wordDepth = 32

  /// The maximum number of states of the automaton of an episode's words; the orders of three
  /// actors with a dozen calls each need two thousand.
  public static let episodeStates = 1 << 12

  /// The maximum number of states of the automaton of all catalogued orders; UIKit's has 30.
  public static let orderStates = 1 << 12

  /// The maximum number of sets of missing callbacks whose orders are kept for other logs; an app's
  /// logs have one or two.
  public static let keptOrders = 32

  /// The maximum number of listed orders of an episode, each repetition taken at most twice.
  public static let episodeOrders = 1 << 14

  /// The maximum number of bytes examined of one file of client source. The longest files that
  /// people write have one megabyte; only generated ones are longer.
  public static let sourceBytes = 1 << 24

  /// The maximum nesting of types, and of strings in string interpolations; people write three.
  public static let sourceDepth = 64
}
