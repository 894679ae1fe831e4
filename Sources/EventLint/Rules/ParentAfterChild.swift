import EventChecking
import EventModel

extension Rule {
  static let parentAfterChild = Rule(
    RuleDescription(
      id: "parent_after_child", severity: .warning,
      summary: "a nested child got its call before its container",
      finds: """
        A child that got a call before its container got the same call, in one transition, where \
        the log says which container a view is in (`parent`).
        """,
      matters: """
        UIKit calls a container before its children in all four phases, and children rely on what \
        their container prepared. A child that is added too early, or that gets its calls by hand, \
        is called first.
        """,
      remedy: """
        add children in viewDidLoad rather than when the app becomes active, and let UIKit forward \
        the calls
        """,
      bad: """
        Page   viewWillAppear  parent=Pager
        Pager  viewWillAppear
        Page   viewDidAppear   parent=Pager
        Pager  viewDidAppear
        """,
      good: """
        Pager  viewWillAppear
        Page   viewWillAppear  parent=Pager
        Pager  viewDidAppear
        Page   viewDidAppear   parent=Pager
        """,
      source: "public recordings and tests of nested containers; see the catalogue's `nested`")
  ) { observation, rule, context in
    let closed: ClosedTransition
    switch observation {
    case .closed(let transition), .childFirst(let transition): closed = transition
    default: return nil
    }
    guard let order = closed.childFirst else { return nil }
    let child = closed.open.calls[order.child]
    let parent = closed.open.calls[order.parent]
    let call = context.callback(Int(parent.callback))
    let name = context.name(closed, child)
    return context.finding(
      rule, at: parent, of: closed,
      "\(context.name(closed, parent)) got \(call) after its child \(name); "
        + "a container is called before its children",
      notes: [context.note("\(name) got \(call) here already", at: child.position)])
  }
}
