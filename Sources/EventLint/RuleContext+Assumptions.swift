package import EventChecking
package import EventModel

// What the four rules about assumptions share.

extension Rule {
  /// A log that keeps a guaranteed assumption, in a transition that could have broken it.
  static let logOfKeptAssumption = """
    assume current.viewWillDisappear before new.viewDidAppear
    A viewWillAppear
    A viewDidAppear
    A viewWillDisappear
    B viewWillAppear
    A viewDidDisappear
    B viewDidAppear
    """
}

extension RuleContext {
  /// Makes a finding about an assumption at the place where it was declared.
  package func finding(
    _ rule: RuleDescription, about index: Int, _ message: String
  ) -> Finding {
    let declared = assumptions[index]
    var finding = Finding(
      rule: rule.id, severity: rule.severity, message: message, file: declared.file,
      position: declared.position)
    describe(declared, in: &finding)
    finding.witness = declared.judgement.witness?.events.map(\.description) ?? []
    return finding
  }

  /// Makes the finding about an assumption that has a certain verdict, at the place where it was
  /// declared, with the advice what to rely on instead.
  package func finding(
    _ rule: RuleDescription, _ observation: Observation, if verdict: Verdict,
    saying message: (DeclaredAssumption) -> String
  ) -> Finding? {
    guard case .judgedAssumption(let index) = observation,
      assumptions[index].judgement.verdict == verdict
    else { return nil }
    var finding = finding(rule, about: index, message(assumptions[index]))
    finding.help = advice(assumptions[index]) ?? remedy(rule)
    return finding
  }

  /// Fills in which assumption a finding is about.
  package func describe(_ declared: DeclaredAssumption, in finding: inout Finding) {
    finding.assumption = declared.text
    finding.verdict = declared.judgement.verdict.rawValue
  }

  /// Returns what to rely on instead of an assumption, as advice.
  package func advice(_ declared: DeclaredAssumption) -> String? {
    let instead = declared.judgement.insteadTexts
    return instead.isEmpty ? nil : "rely on `\(instead.joined(separator: "` or `"))` instead"
  }
}
