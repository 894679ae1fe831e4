import EventModel
import Testing

@testable import EventReports

@Suite("Texts in drawings")
struct DrawingTests {
  /// The numbers of an attribute of the elements with a class.
  private static func texts(_ svg: String, _ style: String) -> [(x: Int, y: Int, text: String)] {
    svg.split(separator: "\n").filter { $0.hasPrefix("<text class=\"\(style)\"") }.map { line in
      let parts = line.split(separator: "\"")
      return (Int(parts[3])!, Int(parts[5])!, String(parts[6].dropFirst().prefix { $0 != "<" }))
    }
  }

  @Test("a name is cut to the width of its column, whatever its characters")
  func names() throws {
    let wide = String(repeating: "WM", count: 20)
    let narrow = String(repeating: "il", count: 20)
    let svg = PictureForm.svg.draw(SampleTimeline.make([wide, narrow]), Sample.settings)
    let names = Self.texts(svg, "name")
    let font = TextWidth(size: 13, isBold: true)
    #expect(names.count == 2)
    #expect(names[0].x + font.of(names[0].text) < names[1].x)
    #expect(names[0].text.contains("…"))
    #expect(names[1].text == narrow)
  }

  @Test(
    "what a transition was recognized as stands beside its title, or below it if there is no room")
  func subtitle() {
    var timeline = SampleTimeline.make()
    let beside = PictureForm.svg.draw(timeline, Sample.settings)
    #expect(Self.texts(beside, "quiet end").map(\.text) == ["illegal · lines 1–6"])
    #expect(Self.texts(beside, "name").map(\.y) == [60, 60])
    timeline.spans[0].transition.candidates = (1...9).map { "aKindWithAName\($0).completed" }
    let below = PictureForm.svg.draw(timeline, Sample.settings)
    #expect(Self.texts(below, "quiet end").isEmpty)
    let lines = Self.texts(below, "quiet").filter { $0.x == 18 }
    #expect(lines.count > 1)
    let font = TextWidth(size: 12)
    for line in lines { #expect(line.x + font.of(line.text) < 560, "\(line.text)") }
    #expect(Self.texts(below, "name").allSatisfy { $0.y > lines.last!.y })
  }

  @Test("calls outside any transition have no separator before their lines")
  func outside() {
    var timeline = Timeline(callbacks: ["in"], life: Sample.life)
    _ = timeline.begin(log: "a.log")
    let lane = timeline.number(of: Timeline.Lane(name: "A"))
    timeline.add(Timeline.Call(lane: lane, callback: 0, line: 3))
    timeline.add([], [], callsFrom: 0)
    let svg = PictureForm.svg.draw(timeline, Sample.settings)
    #expect(Self.texts(svg, "quiet end").map(\.text) == ["line 3"])
  }

  @Test("a text is cut between characters, and no wider than its room")
  func cutting() {
    let font = TextWidth(size: 13)
    let family = "👨‍👩‍👧‍👦"
    let cut = font.cut(String(repeating: family, count: 40), to: 100)
    #expect(cut.allSatisfy { String($0) == family || $0 == "…" })
    #expect(font.of(cut) <= 100)
    #expect(font.cut("short", to: 100) == "short")
  }

  @Test("a view without a name has words in its place in every picture", arguments: PictureForm.all)
  func unnamed(_ form: PictureForm) {
    #expect(
      form.name == "html"
        || form.draw(SampleTimeline.make(["", "B"]), Sample.settings).contains("(unnamed)"))
  }
}
