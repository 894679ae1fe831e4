import EventChecking
import EventLint
import EventModel
import EventReports

extension AppearanceRecorder {
  func expect(_ parsed: ParsedAssumption, _ site: CallSite) -> Judgement? {
    do {
      var judge = Judge(contract)
      let declared = try DeclaredAssumption(parsed, file: "assumption", judge: &judge)
      let judgement = declared.judgement
      if judgement.verdict != .guaranteed {
        site.fail(text(judgement), timeline: timeline, madeIn: runner)
      }
      var configuration = LintConfiguration()
      configuration.assumptions = [declared]
      configuration.only = ["violated_assumption"]
      for finding in findings(configuration) {
        site.fail(
          Self.text(finding), timeline: timeline(notes: [finding.position.line - 1: "here"]),
          madeIn: runner)
      }
      return judgement
    } catch {
      site.fail("\(parsed.text): \(error)", timeline: timeline, madeIn: runner)
      return nil
    }
  }

  /// The text that `check` prints for an assumption.
  private func text(_ judgement: Judgement) -> String {
    let text = JudgementText(judgement, width: 100, paint: Paint(isOn: false), life: contract.life)
      .text
    return String(text.dropLast())
  }

  /// A finding in one line, followed by the line of code that recorded it and by what to do.
  static func text(_ finding: Finding) -> String {
    var text = "\(finding.severity.rawValue)[\(finding.rule)]: \(finding.message)"
    if let source = finding.source { text += "\n  recorded at \(source.file):\(source.line)" }
    if let help = finding.help { text += "\n  help: \(help)" }
    return text
  }

  /// What a transition was recognized as, as the end of a sentence.
  static func text(_ transition: ViewTransition) -> String {
    if !transition.candidates.isEmpty {
      return "the last transition is \(transition.candidates.joined(separator: " or "))"
    }
    let what =
      switch transition.conformance {
      case .permitted: "is permitted, but in the order of no kind"
      case .unfinished: "is unfinished"
      case .illegal: "breaks the contract"
      default: "is in the order of no kind"
      }
    guard let nearest = transition.nearest else { return "the last transition \(what)" }
    let edits = transition.edits.joined(separator: ", and ")
    return "the last transition \(what); it is like \(nearest), but \(edits)"
  }

  static func order(of kind: TransitionKind, _ outcome: Outcome) -> String {
    do {
      let events = try kind.sequence(outcome).events
      return "its order is \(events.map(\.description).joined(separator: ", "))"
    } catch {
      return "there is no such order: \(error)"
    }
  }
}
