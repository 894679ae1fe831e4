import EventLog
import EventModel
import TestScale
import Testing

/// Sentences among the calls of a log, in many loggers' forms.
@Suite("Sentences among calls")
struct MentionTests {
  private typealias Style = @Sendable (_ second: Int, _ text: String) -> String

  /// The text before a message, by logger.
  private static let loggers: [Style] = [
    { "10:02:0\($0).120 \($1)" },
    { "[10:02:0\($0)] \($1)" },
    { "2026-01-01 10:00:0\($0).123 Demo[41:7] \($1)" },
    { "[app] +\($0).20 \($1)" },
    { "👀 \($1) #\($0)" },
  ]

  /// The calls of a log, by view and callback.
  private static let forms: [Style] = [
    { _, call in call },
    { _, call in call.split(separator: " ").joined(separator: " → ") + " (animé : non)" },
    { _, call in call.split(separator: " ").joined(separator: ": ") },
    { _, call in "-[\(call):]" },
    { _, call in call.split(separator: " ").reversed().joined(separator: ": ") },
  ]

  private static let calls = [
    "InboxVC viewWillAppear", "InboxVC viewDidAppear", "InboxVC viewWillDisappear",
    "MailVC viewWillAppear", "InboxVC viewDidDisappear", "MailVC viewDidAppear",
  ]

  private static let mentions = [
    "network offline, next try at viewWillAppear",
    "buffer underrun, viewDidAppear came before first frame",
    "Der Timer läuft bis zum nächsten viewWillDisappear weiter",
    "réseau : hors ligne, nouvelle tentative au prochain viewWillAppear",
    "last screen before background: MailVC (viewDidAppear 22 s ago)",
    "waiting for viewDidAppear of SettingsVC",
    "设置页面在 viewWillAppear 之后会重新加载数据两次",
    "설정화면에서 viewWillAppear 가 두 번 호출되면 알려 주세요",
    "Проверка: экран ждёт viewDidAppear перед показом",
    "NSRangeException in -[InboxVC viewDidAppear:]",
    "no viewDidAppear since 3 s, MailVC may be hidden",
  ]

  @Test("a sentence among calls of a usual form is not a call")
  func sentences() throws {
    let logs = Self.loggers.flatMap { logger in
      Self.forms.flatMap { form in ([nil] + Self.mentions).map { (logger, form, mention: $0) } }
    }
    for (logger, form, mention) in logs.sampled(oneIn: 5) {
      let lines = Self.calls.map { form(0, $0) } + [mention].compactMap(\.self)
      #expect(try read(lines, logger).count == Self.calls.count, "\(logger(1, mention ?? ""))")
    }
  }

  @Test("a call of another view, or with a remark, is a call")
  func remarks() throws {
    let remarks = [
      "ListVC viewWillAppear", "Second page viewWillAppear", "InboxVC viewWillAppear after a swipe",
      "ListVC viewWillAppear and loads three rows", "viewWillAppear called from the tab bar",
      "<Demo.ListVC: 0x10700e200> viewWillAppear for the first time", "settings viewWillAppear",
    ]
    // Without a time, a line with more words is a sentence in any log.
    for logger in Self.loggers.prefix(3) {
      for remark in remarks {
        #expect(try read(Self.calls + [remark], logger).count == 7, "\(logger(1, remark))")
      }
    }
  }

  @Test("a sentence is a call in a log without a usual form")
  func fewCalls() throws {
    let lines = Self.calls.prefix(2) + ["waiting for viewDidAppear of Mail"]
    #expect(try read(Array(lines), Self.loggers[0]).count == 3)
  }

  private func read(_ messages: [String], _ logger: Style) throws -> [String] {
    let lines = messages.enumerated().map { logger($0 % 9, $1) }
    return try listing(of: lines.joined(separator: "\n"), as: .console)
      .filter { !$0.hasPrefix("process") && $0 != "separator" }
  }
}
