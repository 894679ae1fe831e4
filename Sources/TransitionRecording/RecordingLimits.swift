/// Every bound of a recording, each with its reason.
public enum RecordingLimits {
  /// The bytes of one mapped part of the log. Two are mapped at a time, and together they are the
  /// buffer. A thousand events fit into one, far more than an app sends while the next one is made.
  /// It is a multiple of every system's page size.
  public static let chunkBytes = 1 << 16

  /// The bytes at the end of a part that only a notice may use, so that a full log can say so.
  static let reserveBytes = 256

  /// The longest name of a screen or a container that is written completely; class names of generic
  /// screens have up to a few hundred bytes.
  public static let nameBytes = 1024

  /// The bytes after which a log accepts no more lines, unless another limit is given: about
  /// 200,000 events, more than a day's use of an app.
  public static let logBytes = 1 << 24

  /// The most files of one name that are tried to find a free one.
  static let files = 10_000

  /// The most containers with a transition that has begun and not ended; beyond it, no transition
  /// is assumed to be in progress. An app has one or two.
  static let containersUnderWay = 64

  /// The most shown screens whose container is remembered; an app has a few.
  static let screensOnShow = 1024

  /// The most lines that wait for the unified log; an app sends about twelve per transition.
  static let waitingLines = 1024
}
