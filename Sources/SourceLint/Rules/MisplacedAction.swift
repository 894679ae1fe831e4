import EventModel
import SourceReading

extension SourceRule {
  static let misplacedAction = SourceRule(
    RuleDescription(
      id: "misplaced_action", severity: .warning,
      summary: "an action in a callback in which it is not allowed",
      finds: """
        A call that a usage rule of the contract forbids in its callback: an action is sent while \
        the component is being unmounted, or a view context is used before the mount is complete.
        """,
      matters: """
        What the action needs may be gone already, or not there yet: parents are no longer \
        mounted, or the view belongs to another component.
        """,
      remedy: "do it in a callback that allows it; the finding names the rule",
      bad: """
        @interface RowController : CKComponentController
        @end

        @implementation RowController
        - (void)willUnmount {
          [super willUnmount];
          CKComponentActionSend(@selector(rowDidLeave:), self.component);
        }
        @end
        """,
      good: """
        @interface RowController : CKComponentController
        @end

        @implementation RowController
        - (void)didMount {
          [super didMount];
          CKComponentActionSend(@selector(rowDidCome:), self.component);
        }
        @end
        """,
      source: "the usage rules of the contract", contract: "component-controllers")
  ) { project, rule in
    let contract = project.contract
    return project.screens.flatMap { screen in
      screen.facts.effects.compactMap { effect in
        guard effect.act == .acquire, let callback = effect.phase.callback,
          let action = contract.resources.first(where: { $0.id == effect.resource })?.action,
          let against = contract.usageRule(against: action, during: callback)
        else { return nil }
        let claim = Formula.usage(of: action, during: project.event(callback))
        var found = SourceClaim(
          rule, screen.facts, at: effect, about: action, Assumption(claim),
          "\(action) is not allowed in \(callback): \(against.text) (\(against.id))")
        found.help = against.instead.isEmpty ? rule.remedy : against.instead
        return found.lowered(if: effect.marks.contains(.deferred))
      }
    }
  }
}
