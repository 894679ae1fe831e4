/// Files of projects that name callbacks, and orders that a page tells about roles.
extension DocumentPage {
  private static let commit = TextPattern(#"[*|/\\ ]*\h{7} …"#)

  private static let commitTitle = TextPattern(#"commit \h{7}…"#)

  /// Rejects lists of commits: each line starts with another hash, `9068e269 Fix viewDidAppear`, or
  /// each message is below its hash.
  mutating func findCommits() {
    if lines.count(where: { $0.text.matches(Self.commitTitle) }) > 1 {
      for index in lines.indices { reject(index) }
    }
    let commits = lines.indices.filter { lines[$0].isLoose && lines[$0].text.matches(Self.commit) }
    let hashes = commits.map { index in
      lines[index].text.drop { !$0.isWord }.prefix { $0.isWord }
    }
    guard commits.count > 2, commits.count * 2 > lines.count(where: { !$0.isBlank }),
      Set(hashes).count == commits.count,
      hashes.count(where: { $0.contains(where: \.isLetter) }) * 2 > commits.count
    else { return }
    for index in commits { reject(index) }
  }

  private static let date = #"( *[\-(]* *\d\d\d\d-.*)"#
  /// Titles of releases. A number of two parts alone may be a version of the system: `## 17.4`.
  private static let versions = [
    TextPattern(#"#+ *\[?(v|V|Version |Release )\d+\.[\d.]+\]?\#(date)?"#),
    TextPattern(#"#+ *\[\d+\.[\d.]+\]\#(date)?"#),
    TextPattern(#"#+ *\d+\.\d+\.[\d.]+\#(date)?"#),
    TextPattern(#"#* *\[?\d+\.[\d.]+\]?\#(date)"#),
    TextPattern(#"#+ *\[?[Uu]nreleased\]?"#),
  ]

  private static let task = TextPattern(#"[*+\-] \[[ xX]\] …"#)

  /// Rejects the entries of a change log, whose headings are versions: `## 6.3.1 - 2024-03-12`, and
  /// of a list of tasks, `- [ ] Log viewDidAppear`.
  mutating func findChanges() {
    let headings = lines.count { line in Self.versions.contains { line.text.matches($0) } }
    let tasks = lines.count { $0.text.matches(Self.task) }
    guard headings > 1 || tasks > 1 else { return }
    for index in lines.indices where lines[index].mark == .item { reject(index) }
  }

  private static let cue = TextPattern(#"\d\d:\d\d… --> \d\d:\d\d…"#)

  /// Rejects the lines of subtitles: `00:24:36.643 --> 00:24:39.613` is above each.
  mutating func findSubtitles() {
    guard lines.count(where: { $0.words.isEmpty && $0.text.matches(Self.cue) }) > 1 else { return }
    for index in lines.indices { reject(index) }
  }

  private static let section = TextPattern("[a-z_]+:")
  private static let setting = TextPattern(#"[\- ]*\w+: +[^ ]…"#)
  private static let item = TextPattern(#"(-|#) +[^ ]…"#)

  /// Rejects the lines of a configuration in YAML, which has sections, `screens:`, and settings,
  /// `provider: mixpanel`. A recording may have headings of that form, but no settings.
  mutating func findConfiguration() {
    let texts = lines.filter { !$0.isBlank }.map(\.text)
    let settings = lines.count { $0.words.isEmpty && $0.text.matches(Self.setting) }
    guard texts.count(where: { $0.matches(Self.section) }) > 1, settings > 2,
      lines.allSatisfy(\.isLoose),
      texts.count(where: { text in
        [Self.section, Self.setting, Self.item].contains { text.matches($0) }
      }) * 10 > texts.count * 9
    else { return }
    for index in lines.indices { reject(index) }
  }

  /// Names of a role in any transition, and words for a screen after them.
  private static let roles = [
    TextPattern(
      "(新|旧|舊|当前|當前|上一个|下一个|前一个|后一个|[Nn]ew|[Oo]ld|[Cc]urrent|[Pp]revious|[Nn]ext) ?"
        + "(的)?(ViewController|[Vv]iew controller|VC|vc|控制器|页面|视图|screen|view)?"),
    TextPattern("(새로운|새|이전|현재|다음|이동할) ?(뷰 컨트롤러|뷰컨트롤러|화면|뷰)"),
    TextPattern("(新しい|元の|前|前の|次|次の|現在の|遷移元の|遷移先の)(画面|VC|ビュー|ビューコントローラ|ビューコントローラー)"),
  ]

  private static let letter = TextPattern("\\a")
  private static let note = TextPattern("…\\a…  *<- …")

  /// Rejects the order of calls that a page tells for any two screens: each call's view is a role,
  /// `New`, or a letter in a list, `- A viewWillAppear`.
  mutating func findRoles() {
    let (lines, isFenced) = (lines, isFenced)
    // A note at a call explains it: `A: viewDidLoad ← only once`.
    let isAnnotated = lines.contains { !$0.words.isEmpty && $0.text.matches(Self.note) }
    let calls = lines.indices.filter { isOpen($0) && lines[$0].isCall }
    let areNamed = { (index: Int, patterns: [TextPattern]) in
      lines[index].events.compactMap(\.name).map { Array($0.utf8) }.allSatisfy { name in
        patterns.contains { name.matches($0) }
      }
    }
    let isLettered = { (index: Int) in
      let line = lines[index]
      return (isAnnotated || line.mark == .item && !isFenced[index])
        && areNamed(index, [Self.letter])
    }
    let isPage = lines.contains {
      $0.words.isEmpty && ($0.isTitle || $0.isText || $0.fence != nil)
    }
    let named = calls.flatMap { lines[$0].events }.count { $0.name != nil }
    guard isPage,
      named > 1 && calls.allSatisfy({ areNamed($0, Self.roles) })
        || named > 3 && calls.allSatisfy(isLettered)
    else { return }
    let isPrinted = lines.contains {
      $0.words.isEmpty && $0.says(ConsoleWords.outputs + ConsoleWords.prints)
    }
    guard !isPrinted else { return }
    for index in calls { reject(index) }
  }
}
