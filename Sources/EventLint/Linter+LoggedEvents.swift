public import EventModel

extension Linter {
  /// Takes events as text, in their order, as a test records them.
  ///
  /// `identity` says what a name without an instance stands for; in this package's own formats it
  /// is one view. An event that is neither a callback nor a client action of the contract is
  /// skipped, except for those that begin or end a life.
  package mutating func consume(
    _ events: [LoggedEvent], identity: NameTable.Identity = .single, names: inout NameTable
  ) {
    var batch = EventBatch()
    for (index, event) in events.enumerated() {
      guard let code = code(of: event.callback) else { continue }
      let scope = names.scope(event.scope ?? "")
      let isUnnamed = event.view.isEmpty && event.instance == nil
      let view =
        isUnnamed
        ? 0
        : names.view(
          event.view, instance: event.instance,
          identity: event.instance == nil ? identity : .single,
          scope: event.instance == nil && identity == .single ? scope : 0)
      batch.records.append(
        EventRecord(
          offset: UInt64(index), line: UInt32(event.line == 0 ? index + 1 : event.line), view: view,
          scope: scope, detail: detail(of: event).map { batch.add($0) } ?? 0, code: code,
          length: UInt8(min(event.callback.name.utf8.count, 255))))
    }
    consume(batch, names: names)
  }

  /// Returns the findings in some events, in the order in which they are decided.
  public static func findings(
    in events: [LoggedEvent], contract: Contract,
    configuration: LintConfiguration = LintConfiguration()
  ) -> [Finding] {
    // A test that recorded nothing has no log that could be wrong.
    var configuration = configuration
    configuration.reportsNoEvents = false
    var linter = Linter(contract: contract, configuration: configuration, file: "")
    var names = NameTable()
    linter.consume(events, names: &names)
    linter.finish(names: names)
    return linter.takeFindings()
  }

  private func code(of callback: Callback) -> UInt8? {
    if let number = contract.number(of: callback) { return UInt8(number) }
    if let action = contract.actions.firstIndex(where: { $0.name == callback.name }) {
      return EventRecord.Code.firstAction + UInt8(action)
    }
    return EventRecord.boundaries.contains(callback.name) ? EventRecord.Code.lifeBoundary : nil
  }

  private func detail(of event: LoggedEvent) -> EventDetail? {
    var detail = EventDetail()
    detail.time = event.time
    detail.transition = event.transition
    detail.kind = event.kind
    detail.outcome = event.outcome
    detail.parent = event.parent
    detail.file = event.source?.file
    detail.sourceLine = event.source?.line
    return detail == EventDetail() ? nil : detail
  }
}
