package import EventModel

/// A judgement as `check` prints it: the verdict, the reasons, the effect of each kind, the
/// shortest order that breaks the assumption, and what to rely on instead.
package struct JudgementText {
  private let judgement: Judgement
  private let width: Int
  private let paint: Paint
  private let life: LifeAutomaton

  /// Makes the text with lines of a width; `life` has the legal calls of one actor.
  package init(_ judgement: Judgement, width: Int, paint: Paint, life: LifeAutomaton) {
    self.judgement = judgement
    self.width = width
    self.paint = paint
    self.life = life
  }

  package var text: String {
    (headline + reasons + table + picture + advice).map { $0 + "\n" }.joined()
  }

  private var color: Paint.Color {
    switch judgement.verdict {
    case .violated: .error
    case .incidental: .warning
    case .guaranteed: judgement.brokenOutside.isEmpty ? .good : .warning
    }
  }

  /// The verdict and the assumption. If some other kind breaks the claim, the verdict says so.
  private var headline: [String] {
    var verdict = judgement.verdict.rawValue
    if judgement.verdict == .guaranteed, !judgement.brokenOutside.isEmpty {
      verdict += ", but not in " + MessageText.list(judgement.brokenOutside.map(\.kind).distinct())
    }
    let title = "\(verdict): "
    let lines = TextLayout.wrap(
      title + TextLayout.oneLine(judgement.text), width: width, hanging: 2)
    return paint.titled(title, color, lines, rest: .strong)
  }

  private var reasons: [String] {
    judgement.because.split(separator: ";").flatMap { part in
      let reason = TextLayout.oneLine(String(part.drop { $0 == " " }))
      let lines = TextLayout.wrap(reason, width: width - 4)
      return ["  - " + lines[0]] + lines.dropFirst().map { "    " + $0 }
    }
  }
}

extension JudgementText {
  private var table: [String] {
    guard let table = judgement.table else { return [] }
    let lines = table.text(paint, width: width - 4).split(
      separator: "\n", omittingEmptySubsequences: false)
    return [""] + lines.dropLast().map { $0.isEmpty ? "" : "    " + $0 }
  }

  private var picture: [String] {
    guard let witness = judgement.witness, !witness.events.isEmpty else { return [] }
    let picture = LanePicture(witness, life: life)
    let caption = TextLayout.wrap("  " + caption(of: witness), width: width, hanging: 2)
    return [""] + caption + [""]
      + picture.draw(width: width - 6, paint: paint).map { "      " + $0 }
  }

  private func caption(of witness: Witness) -> String {
    let verb = judgement.verdict == .violated ? "breaks it" : "would break it"
    guard witness.transitions.isEmpty else {
      let steps = witness.transitions.map { transition in
        let name = transition.kind ?? "an order of no catalogued kind"
        return transition.outcome == .completed ? name : "\(name) (\(transition.outcome))"
      }
      let whose = witness.view.map { ", in the life of \($0)" } ?? ""
      return "the shortest history that \(verb)\(whose): \(steps.joined(separator: ", "))"
    }
    if let variant = witness.variant { return "\(variant) \(verb):" }
    return "a permitted order that \(verb); no catalogued kind has it today:"
  }

  private var advice: [String] {
    var lines: [String] = []
    if !judgement.insteadTexts.isEmpty {
      lines += advise("rely on instead", judgement.insteadTexts.joined(separator: "; or "))
    }
    if !judgement.saves.isEmpty {
      let sets = judgement.saves.map { set in
        MessageText.list(
          set.map { omission in
            if case .outcome = omission { "\(omission.name) transitions" } else { omission.name }
          })
      }.joined(separator: "; or without ")
      let place = judgement.rows.allSatisfy(\.isChosen) ? "in an app" : "among the chosen kinds"
      lines += advise("would hold \(place) without", sets)
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func advise(_ title: String, _ text: String) -> [String] {
    let head = "  = \(title): "
    let lines = TextLayout.wrap(text, width: max(20, width - head.count))
    let pad = String(repeating: " ", count: head.count)
    return ["  " + paint(.frame, "= ") + paint(.strong, "\(title): ") + lines[0]]
      + lines.dropFirst().map { pad + $0 }
  }
}

extension LanePicture {
  /// Makes the picture of a witness: a lane for each role or view.
  init(_ witness: Witness, life: LifeAutomaton) {
    var lanes = witness.events.map(\.subject).distinct()
    // The side that leaves is on the left, whichever is called first.
    if let current = lanes.firstIndex(of: "current"), current > 0 {
      lanes.insert(lanes.remove(at: current), at: 0)
    }
    let steps = witness.events.map { Step(lanes.firstIndex(of: $0.subject)!, $0.callback) }
    self.init(lanes: lanes.map(TextLayout.oneLine), steps: steps, life: life)
  }
}
