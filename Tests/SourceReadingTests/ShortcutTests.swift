import EventModel
import Testing

@testable import SourceReading

/// What the reading of screens leaves out because it cannot matter, against the reading without it.
@Suite("Shortcuts in reading screens")
struct ShortcutTests {
  @Test("a search for names finds exactly the tokens that are one of them or begin like one")
  func names() {
    let text = Self.text("text textField ext Text date _text \"text\" te dates x.text")
    let names = ["text", "date"]
    let search = NameSearch(names)
    for token in 0..<text.count {
      let word = text[token].kind == .identifier ? text.string(token) : ""
      #expect(search.isName(token, of: text) == names.contains(word), "\(word)")
      let begins = names.contains(where: word.hasPrefix)
      #expect(search.begins(token, of: text) == begins, "\(word)")
    }
    #expect(search.stand(in: 0..<text.count, of: text))
    #expect(!search.stand(in: 1..<4, of: text))
  }

  @Test("a function that may read what users change in views is told from one that does not")
  func viewStates() {
    for code in ["save(field.text)", "save(cell.textLabel.x)", #"log("\(field.text)")"#, "date"] {
      let text = Self.text(code)
      #expect(ViewNames.mayBeRead(in: 0..<text.count, of: text), "\(code)")
    }
    for code in ["save(field.frame)", #"log("text")"#, "update()", "context.save()"] {
      let text = Self.text(code)
      #expect(!ViewNames.mayBeRead(in: 0..<text.count, of: text), "\(code)")
    }
  }

  @Test("answers about steps are known only after they were given, in any order")
  func answers() {
    var answers = StepAnswers<String?>()
    #expect(answers[3] == nil)
    answers[3] = .some(nil)
    answers[1] = "a"
    #expect(answers[0] == nil)
    #expect(answers[1] == .some("a"))
    #expect(answers[3] == .some(nil))
    #expect(answers[4] == nil)
  }

  @Test("a value written to any name meets every pattern that allows it, also those of added rows")
  func anyName() {
    let row = SourceResource(
      id: "slot", acquire: ["* = true"], release: ["* = nil", "Player.* = 1"], holding: .idempotent)
    #expect(
      facts(
        [
          (
            "Inbox.swift",
            """
            class Inbox: UIViewController {
              let player = Player()
              override func viewWillAppear(_ animated: Bool) { item = true; player.item = true }
              override func viewDidDisappear(_ animated: Bool) { item = nil; player.item = 1 }
            }
            """
          )
        ], resources: [row]
      ).flatMap(\.effects).filter { $0.resource == "slot" }.map(\.words) == [
        "viewWillAppear acquire slot item", "viewWillAppear acquire slot player.item",
        "viewDidDisappear release slot item", "viewDidDisappear release slot player.item",
      ])
  }

  @Test("a write releases a set of subscriptions only if something is put into it")
  func releases() {
    #expect(
      effects(
        members: """
          override func viewWillAppear(_ animated: Bool) {
            model.changes.sink { _ in self.reload() }.store(in: &tokens)
          }
          override func viewDidDisappear(_ animated: Bool) { tokens = []; others = [] }
          """
      ).filter { $0.contains("publisher_set") } == [
        "viewWillAppear acquire publisher_set tokens",
        "viewDidDisappear release publisher_set tokens",
      ])
  }

  @Test("the effects of a class are read once")
  func once() {
    let known = KnownEffects { $0() }
    var reads = 0
    for type in [1, 2, 1, 1] {
      let found = known.effects(of: TypePart(file: 0, type: type)) {
        reads += 1
        return ClassEffects(own: [], inherited: [])
      }
      #expect(found.own.isEmpty && found.inherited.isEmpty)
    }
    #expect(reads == 2)
  }

  @Test("the writes of a pushed screen are those of its own facts, under the name that is pushed")
  func pushed() throws {
    let facts = facts([
      (
        "Inbox.swift",
        """
        class Inbox: UIViewController {
          override func viewWillAppear(_ animated: Bool) { navigationController?.isToolbarHidden = true }
          func open() { navigationController?.pushViewController(Letter(), animated: true) }
        }
        """
      ),
      (
        "Letter.swift",
        """
        enum Flow {
          class Letter: UIViewController {
            override func viewWillAppear(_ animated: Bool) { navigationController?.isToolbarHidden = false }
          }
        }
        """
      ),
    ])
    let pushed = try #require(facts.first?.pushed.first)
    var writes = try #require(facts.last).effects.filter(\.writesSharedValue)
    #expect(!writes.isEmpty)
    #expect(pushed.name == "Letter")
    #expect(Set(writes.map(\.className)) == ["Flow.Letter"])
    for write in writes.indices { writes[write].className = "Letter" }
    #expect(pushed.sharedWrites == writes)
  }

  @Test("facts come in the order of the source, however the screens are divided among threads")
  func order() {
    let files = (0..<23).map { number in
      let lines = String(repeating: "  // a comment\n", count: number * 7 % 23)
      return ScannedFile(
        SourceFile(
          path: "Screen\(number).swift",
          bytes: Array(
            """
            class Screen\(number): UIViewController {
              override func viewWillAppear(_ animated: Bool) { session.startRunning() }
            \(lines)}
            """.utf8), language: .swift), SurveyWords(names: ["viewWillAppear"], marker: "lint:"))
    }
    let alone = SourceFacts.read(files, screens)
    #expect(alone.map(\.name) == (0..<23).map { "Screen\($0)" })
    for threads in 2...4 {
      let work = PiecewiseWork(threads: threads, exclusively: { $0() }) { count, work in
        (0..<count).reversed().forEach(work)
      }
      #expect(SourceFacts.read(files, screens, by: work) == alone, "\(threads) threads")
    }
  }

  private static func text(_ code: String) -> SourceText {
    SourceText(SourceFile(path: "A.swift", bytes: Array(code.utf8), language: .swift))
  }
}
