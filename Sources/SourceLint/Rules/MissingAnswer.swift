import EventModel
import SourceReading

extension SourceRule {
  static let missingAnswer = SourceRule(
    RuleDescription(
      id: "missing_answer", severity: .warning,
      summary: "an action without the later action it requires",
      finds: """
        An action that requires a later action by the end of another call, where the class does \
        not perform the later action in that call. For example, a delegate that is set when the \
        view is acquired must be cleared when the view is given up.
        """,
      matters: """
        The view goes to another component and still calls this controller, or continues an \
        animation that belongs to another row.
        """,
      remedy: "answer the action in the callback that the finding names",
      bad: """
        @interface RowController : CKComponentController
        @end

        @implementation RowController
        - (void)componentDidAcquireView {
          [super componentDidAcquireView];
          self.view.delegate = self;
        }
        @end
        """,
      good: """
        @interface RowController : CKComponentController
        @end

        @implementation RowController
        - (void)componentDidAcquireView {
          [super componentDidAcquireView];
          self.view.delegate = self;
        }

        - (void)componentWillRelinquishView {
          self.view.delegate = nil;
          [super componentWillRelinquishView];
        }
        @end
        """,
      source: "the obligations of the contract", contract: "component-controllers")
  ) { project, rule in
    project.contract.obligations.filter { !$0.isAdvice }.flatMap { duty in
      project.holdings.compactMap { $0.claim(on: duty, rule, project) }
    }
  }
}

extension Holding {
  /// Returns what is wrong with the answer to an obligation; nil if it is answered or not required.
  fileprivate func claim(
    on duty: Obligation, _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    let pair = project.contract.resources.first { $0.id == resource?.id }
    guard pair?.action == duty.action, pair?.answer == duty.answer,
      let first = acquires.first(where: { effect in
        effect.phase.callback.map { duty.callbacks.isEmpty || duty.callbacks.contains($0) } ?? false
      }),
      !releases.contains(where: { $0.phase.callback == duty.due || $0.phase == .elsewhere })
    else { return nil }
    var found = SourceClaim(
      rule, screen, at: first, about: title, nil,
      "\(duty.action) in \(first.phase.words) is not answered by \(duty.answer) in \(duty.due): "
        + "\(duty.text) (\(duty.id))")
    found.consequence = consequence
    found.help = "do \(duty.answer) in \(duty.due)"
    addNotes(to: &found)
    return found.lowered(if: first.isDoubtful)
  }
}
