package import EventChecking
package import EventModel

extension RuleContext {
  /// Returns a closed transition as a value, with the names of its views.
  package func transition(_ closed: ClosedTransition) -> ViewTransition {
    let open = closed.open
    var value = ViewTransition(
      file: file, scope: names.scope(open.scope), number: open.number)
    let sided =
      open.slots.indices.filter { open.slots[$0].side == 0 }
      + open.slots.indices.filter { open.slots[$0].side != 0 }
    value.events = open.calls.map { call in
      ViewTransition.Event(
        LifecycleEvent(
          names.name(ofView: open.slots[Int(call.slot)].view),
          contract.callbacks[Int(call.callback)]),
        view: sided.firstIndex(of: Int(call.slot)) ?? 0, at: call.position.logPosition)
    }
    value.current = open.slots.filter { $0.side == 0 }.map { names.name(ofView: $0.view) }
    value.new = open.slots.filter { $0.side != 0 }.map { names.name(ofView: $0.view) }
    value.starts = sided.map { closed.starts.indices.contains($0) ? closed.starts[$0] : nil }
    value.candidates = candidates(closed)
    value.conformance = closed.conformance
    value.id = open.id
    if closed.conformance == .permitted || closed.conformance == .illegal,
      let nearest = nearest(closed)
    {
      value.nearest = nearest.variant
      value.edits = nearest.edits
    }
    return value
  }

  /// Returns the names of the variants whose order a transition has, the documented kinds first.
  package func candidates(_ closed: ClosedTransition) -> [String] {
    let variants = contract.variants.elements(at: closed.candidates)
    let documented = variants.filter { contract.documentedKinds.contains($0.kind) }
    let others = variants.filter { !contract.documentedKinds.contains($0.kind) }
    return (documented + others).map(\.name)
  }

  /// Returns the catalogued order nearest to that of a transition; nil if its views of both sides
  /// have several orders.
  package func nearest(_ closed: ClosedTransition) -> Alignment? {
    guard let pair = closed.open.pairOfOnlyOrder else { return nil }
    return Alignment.nearest(
      to: sideEvents(closed, closed.open.calls(of: pair)), in: contract)
  }

  /// Returns some calls of a transition with its sides as subjects.
  package func sideEvents(
    _ closed: ClosedTransition, _ calls: [OpenTransition.Call]
  ) -> [LifecycleEvent] {
    calls.map { call in
      LifecycleEvent(
        compiled.orders.sides[closed.open.slots[Int(call.slot)].side],
        contract.callbacks[Int(call.callback)])
    }
  }

  /// Returns one call, with the name of its view.
  package func event(_ closed: ClosedTransition, _ call: OpenTransition.Call) -> String {
    "\(name(closed, call)).\(callback(Int(call.callback)))"
  }

  /// Returns the name of the view of one call.
  package func name(_ closed: ClosedTransition, _ call: OpenTransition.Call) -> String {
    view(closed.open.slots[Int(call.slot)].view)
  }

  /// Makes a finding about a transition, at one of its calls.
  package func finding(
    _ rule: RuleDescription, at call: OpenTransition.Call, of closed: ClosedTransition,
    _ message: String, notes: [Finding.Note] = []
  ) -> Finding {
    var finding = finding(
      rule, at: call.position, message, view: closed.open.slots[Int(call.slot)].view,
      event: callback(Int(call.callback)), scope: closed.open.scope,
      witness: closed.open.calls.map { event(closed, $0) }, notes: notes)
    finding.transition = closed.open.number
    return finding
  }
}
