/// Every bound of a recording, each with its reason.
public enum RecordingLimits {
  /// The bytes of one mapped part of the log; two are mapped at a time, and together they are the
  /// buffer. A thousand events fit into one, far more than an app sends while the next is made, and
  /// it is a multiple of every system's page.
  public static let chunkBytes = 1 << 16

  /// The bytes at the end of a part that only a notice may use, so that a full log can say so.
  static let reserveBytes = 256

  /// The longest name of a screen or a container that is written whole; class names of generic
  /// screens run to a few hundred bytes.
  public static let nameBytes = 1024

  /// The bytes after which a log takes no more, unless asked otherwise: about 200,000 events, more
  /// than a day's use of an app.
  public static let logBytes = 1 << 24

  /// The most files of one name that are looked through for a free one.
  static let files = 10_000

  /// The most containers with a transition that has begun and not ended; beyond, none is taken to be
  /// under way. An app has one or two.
  static let containersUnderWay = 64

  /// The most screens on show whose container is remembered; an app has a few.
  static let screensOnShow = 1024

  /// The most lines that wait for the unified log; an app sends a dozen a transition.
  static let waitingLines = 1024
}
