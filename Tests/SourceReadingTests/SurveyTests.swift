import EventModel
import Testing

@testable import SourceReading

@Suite("Surveys of source")
struct SurveyTests {
  private static let words = SurveyWords(
    names: ["viewWillAppear", "viewDidAppear"], marker: "transition-lint:")

  private func survey(_ text: String, _ path: String = "A.swift") -> SourceSurvey {
    SourceSurvey(
      SourceFile(path: path, bytes: Array(text.utf8), language: SourceLanguage(path: path)!),
      Self.words)
  }

  @Test("surveys of source find words and declarations wherever they stand in a file")
  func places() {
    for lead in 0..<40 {
      for trail in 0..<20 {
        let text =
          String(repeating: " ", count: lead) + "class Inbox{"
          + String(repeating: "\n", count: trail)
        let found = survey(text)
        #expect(found.mayDeclare("Inbox"), "after \(lead), before \(trail)")
        #expect(found.lineCount == trail + 1, "after \(lead), before \(trail)")
        #expect(survey(text + ".viewDidAppear").hasName, "after \(lead), before \(trail)")
        #expect(survey(text + "a={").mayFill("a"), "after \(lead), before \(trail)")
      }
    }
  }

  @Test("surveys of source find whole names only, and the marker anywhere")
  func names() {
    #expect(survey("func viewWillAppear(_ animated: Bool)").hasName)
    #expect(survey("`viewWillAppear`").hasName)
    #expect(!survey("viewWillAppearAgain, reviewWillAppear, viewWillApp").hasName)
    #expect(survey("//transition-lint:disable").hasMarker)
    #expect(!survey("// transition lint: disable").hasMarker)
    #expect(!survey("").hasName)
  }

  @Test("surveys of source find the names of types behind each word that declares, and no others")
  func declarations() {
    for word in ["class", "struct", "enum", "actor", "protocol", "extension"] {
      let found = survey("\u{FEFF}\(word) Inbox { }")
      #expect(found.mayDeclare("Inbox") && found.mayDeclare("App.Inbox<Item>?"), "\(word)")
      #expect(!found.mayDeclare("Outbox"), "\(word)")
      #expect(!survey("\(word)Inbox; my\(word) Inbox").mayDeclare("Inbox"), "\(word)")
    }
    #expect(survey("extension Mail . `Inbox`.Cell {}").mayDeclare("Mail.Inbox"))
    #expect(survey("extension Mail.Inbox.Cell {}").mayDeclare("Cell"))
    #expect(survey("class // a comment\n /* another /* one */ */\n Inbox {}").mayDeclare("Inbox"))
    #expect(survey("extension [Item] {}").mayDeclare("[Item]"))
    #expect(survey("class Größe {}").mayDeclare("Größe"))
    #expect(survey("class\n#if DEBUG\nA\n#endif\n").mayDeclare("A"))
    for word in ["@interface", "@implementation", "@protocol"] {
      let found = survey("\(word) Inbox\n// about it\n#pragma mark\n", "A.m")
      #expect(found.mayDeclare("Inbox"), "\(word)")
      #expect(!found.mayDeclare("Outbox"), "\(word)")
    }
    #expect(!survey("@class Inbox;", "A.m").mayDeclare("Inbox"))
  }

  @Test("surveys of source find the names to which closures are assigned, and no others")
  func closures() {
    for text in ["onDone = {", "onDone={", "onDone: ^", "onDone =\n\t{", "`onDone` = {"] {
      #expect(survey("a; \(text) }").mayFill("onDone"), "\(text)")
      #expect(!survey("a; \(text) }").mayFill("a"), "\(text)")
    }
    #expect(survey("onDone = // a comment\n{").mayFill("onDone"))
    #expect(survey("onDone = /* a comment */ {").mayFill("onDone"))
    #expect(survey("onDone=#if DEBUG\n{").mayFill("onDone"), "a directive starts in the line")
    #expect(
      survey("onDone =\n#define A(x) { \\\n  x }\n^{", "A.m").mayFill("onDone"),
      "a directive goes on in the line")
    #expect(!survey("if onDone {\n} else { }\nonDone() {").mayFill("onDone"))
  }

  @Test("surveys of source count lines as editors do")
  func lines() {
    for text in ["", "a", "a\n", "a\r\nb\r\n", "a\rb", "\n\r\n\r"] {
      #expect(survey(text).lineCount == SourceLines(Array(text.utf8)).starts.count, "\(text)")
      let long = String(repeating: text + "0123456789", count: 1_000)
      #expect(survey(long).lineCount == SourceLines(Array(long.utf8)).starts.count)
    }
  }

  @Test("surveys of source leave a file unread only if no screen refers to it")
  func onDemand() {
    let texts = [
      (
        "App/Inbox.swift",
        "class Inbox: Base { override func viewWillAppear(_ a: Bool) { k.go() } }"
      ),
      ("App/Base.swift", "class Base: UIViewController { let k = Keeper() }"),
      ("App/Keeper.swift", "class Keeper { func go() { session.startRunning() } }"),
      ("App/Other.swift", "class Other { func go() {} }"),
    ]
    let files = texts.map { path, text in
      ScannedFile(
        SourceFile(path: path, bytes: Array(text.utf8), language: .swift), Self.words)
    }
    let index = SourceIndex(SharedSources(files) { $0() }, DeclaringFiles(files))
    let reading = ScreenReading(
      index, screens, ResourceTable(screens.resources), KnownEffects { $0() })
    let facts = reading.candidates.compactMap { reading.facts(of: $0) }
    #expect(facts.flatMap(\.effects).map(\.resource) == ["capture"])
    #expect(index.files.isRead == [true, true, true, false])
  }

  @Test(
    "surveys of source read no other file for a type that a file defines itself and no file extends"
  )
  func ownType() throws {
    let texts = [
      ("App/Inbox.swift", "class Inbox { enum Row { case first } }"),
      ("App/Outbox.swift", "class Outbox { enum Row {} }"),
      ("App/Outbox+Row.swift", "extension Outbox.Row { func go() {} }"),
    ]
    let files = texts.map { path, text in
      ScannedFile(
        SourceFile(path: path, bytes: Array(text.utf8), language: .swift), Self.words)
    }
    let index = SourceIndex(SharedSources(files) { $0() }, DeclaringFiles(files))
    let own = try #require(index.find("Row", near: 0))
    #expect(index.types[own].name == "Inbox.Row")
    #expect(index.files.isRead == [true, false, false])
    let extended = try #require(index.find("Row", near: 1))
    #expect(index.types[extended].name == "Outbox.Row")
    #expect(index.types[extended].parts.map(\.file) == [1, 2])
    #expect(index.find("Row", near: 0) == own)
  }
}
