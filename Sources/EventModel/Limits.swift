/// Every bound of the product, each with its reason; the message that reports one names it.
public enum Limits {
  /// The longest line that is examined whole; what is longer is examined from its start.
  /// A megabyte holds any line a person writes and keeps a reader's buffer small.
  public static let lineBytes = 1 << 20

  /// The most threads that read one log. Each holds some three megabytes, and the part of the work that
  /// stays in order is a tenth of it: more than three gain little.
  public static let readingThreads = 3

  /// The most views known at once. A large app has a few hundred screens; 65,536 leaves room for a
  /// fresh pointer a push and stays under a few megabytes.
  public static let views = 1 << 16

  /// The most scopes (windows, containers) known at once; an app has a handful.
  public static let scopes = 1 << 10

  /// The most processes told apart at once; a log of a device names a handful of ours.
  public static let processes = 64

  /// The most events kept of one open transition. A legal one has eight, nested ones a few dozen.
  public static let transitionEvents = 512

  /// The most views followed in one open transition; nesting rarely goes deeper than a dozen.
  public static let transitionViews = 64

  /// The most suspicious pairs kept for one name while it is not known which callbacks its log
  /// records; the rest are counted.
  public static let pendingPairs = 16

  /// The most suspicious pairs kept for all names together; the rest are counted.
  public static let pendingPairsInAll = 4096

  /// The most closed transitions kept until the log names the containers of their views; a log that
  /// names any does so with the next call or the one after.
  public static let pendingNested = 16

  /// The most transitions of one scope whose events others lie between; a log names the next one with
  /// the same id soon, or never.
  public static let pendingIds = 16

  /// The fewest pairs of calls after which every call of a class coming twice is no chance: those of
  /// one appearance.
  public static let doubledPairs = 2

  /// The transitions that begin at a quiet point before nothing from before the log can be under way any
  /// longer, for a class of which the log does not tell instances apart. One will do in a single window.
  public static let settlingTransitions = 6

  /// The most findings that wait for ones on earlier lines; those are decided within a few transitions.
  public static let orderedFindings = 256

  /// The most closed transitions that wait until it is known which callbacks the run records.
  public static let pendingTransitions = 256

  /// The most instances of one class counted in one state; beyond, the class is not judged. A pager
  /// has three pages alive, so seven is twice as many.
  public static let instances = 7

  /// The largest n of `Existence(n, a)` and its kin; the automaton has n + 1 states.
  public static let count = 64

  /// How far a claim about growth counts acquires and releases apart between two rests. Code acquires
  /// at a few calls; a difference of 8 is reached only by going round a loop that grows each time.
  public static let heldDifference = 8

  /// The deepest nesting of parentheses, `not` and `implies` in one assumption; people write three.
  public static let formulaDepth = 64

  /// The most claims joined in one assumption; more belongs in several lines.
  public static let formulaClaims = 64

  /// The most states of an assumption's automaton; counting templates joined by logic multiply them.
  /// Everything people write stays under a hundred.
  public static let assumptionStates = 1 << 14

  /// The most states in which up to 32 assumptions are followed together through a log, and each by
  /// itself; a few dozen are usual, and each takes some hundred bytes.
  public static let monitorStates = 1 << 12

  /// The most places of a contract's histories, each with a state of the assumption's automaton, that are
  /// examined for one assumption. Three named component controllers take some tens of thousands.
  public static let historyStates = 1 << 20

  /// The most actors that an assumption does not name and that are away from their first state at
  /// once in a history, where nothing in the contract bounds them; screens stack a few deep.
  public static let historyActors = 8

  /// The most histories that are listed without saying how many: a million of four transitions are half
  /// a gigabyte of log.
  public static let listedHistories = 1 << 20

  /// The most transitions of a listed history, of which each start is kept while it is continued; a
  /// random history has no such bound.
  public static let historyLength = 1 << 10

  /// The most numbers that tell where mined lives are, all orders together; a state takes one for each
  /// order that may hold, a thousand with a dozen callbacks, and the table some 16 megabytes.
  public static let minedStates = 1 << 21

  /// The most ends of lives that wait, while it is not known what their log records.
  public static let minedEnds = 1 << 12

  /// The most histories that `explore` plays unless it is told otherwise; they take about a minute.
  public static let exploredHistories = 1 << 16

  /// The most different orders of transitions a miner keeps before it counts them; apps have dozens.
  public static let minedWords = 1 << 12

  /// The most calls of one picture; the page that shows them stays under some ten megabytes, and
  /// more are not examined.
  public static let drawnCalls = 1 << 18

  /// The most unknown words of a log that are reported; the page of formats names every known one.
  public static let unknownWords = 16

  /// The longest contract file; ours have 40 kilobytes.
  public static let contractBytes = 1 << 20

  /// The most mistakes that are shown of one file; the others are shown once these are fixed.
  public static let fileMistakes = 50

  /// The longest name in a contract file; what is longer is no name that a person reads.
  public static let nameLetters = 80

  /// The most callbacks of a contract: an event's callback is a bit of one word of memory.
  public static let callbacks = 64

  /// The most client actions of a contract: they are the upper half of an event's code.
  public static let actions = 64

  /// The most states of a life automaton: they are the bits of one word of memory.
  public static let lifeStates = 64

  /// The most catalogued variants of a contract: they are the bits of one word of memory.
  public static let variants = 64

  /// The most names in one text of words; people write a dozen.
  public static let wordSymbols = 256

  /// The deepest nesting of brackets in one text of words; people write three.
  public static let wordDepth = 32

  /// The most states of the automaton of an episode's words; the orders of three actors with a dozen
  /// calls each have two thousand.
  public static let episodeStates = 1 << 12

  /// The most states of the automaton of all catalogued orders together; that of UIKit's has 30.
  public static let orderStates = 1 << 12

  /// The most orders of an episode that are listed one by one, each repetition taken at most twice.
  public static let episodeOrders = 1 << 14

  /// The most bytes of one file of client source that are examined; the longest that people write have
  /// one megabyte, and only generated ones more.
  public static let sourceBytes = 1 << 24

  /// The deepest nesting of types, and of strings in what strings interpolate; people write three.
  public static let sourceDepth = 64
}
