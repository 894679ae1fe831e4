import EventChecking
public import EventModel

extension AppearanceRecorder {
  /// Fails if something is wrong with what was recorded.
  ///
  /// Notes say what could not be judged or what is only worth knowing, such as a legal order that
  /// no kind has. They fail only if asked for, with `atLeast: .note`.
  public func expectNoFindings(
    atLeast severity: Severity = .warning, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let found = findings().filter { $0.severity >= severity }
    guard !found.isEmpty else { return }
    let notes = Dictionary(
      found.map { ($0.position.line - 1, "\($0.severity.rawValue)[\($0.rule)]") }
    ) { "\($0), \($1)" }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    site.fail(
      found.map(Self.text).joined(separator: "\n"), timeline: timeline(notes: notes), madeIn: runner
    )
  }

  /// Fails unless an assumption about the order of calls is guaranteed by the contract, for every
  /// kind of transition, and unless the recording keeps it.
  ///
  /// ```swift
  /// recorder.expectGuaranteed("current.viewWillDisappear before new.viewDidAppear")
  /// ```
  ///
  /// What is guaranteed holds in every permitted order of two screens. Kinds of another sort, such
  /// as a sheet whose presenter gets no calls, may still break it: see `brokenOutside`.
  ///
  /// - Returns: the judgement, or nil if the text is not an assumption or takes too many states;
  ///   both fail.
  @discardableResult
  public func expectGuaranteed(
    _ assumption: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Judgement? {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      return expect(
        ParsedAssumption(try contract.assumption(assumption), text: assumption, line: 1), site)
    } catch {
      site.fail("the assumption cannot be read: \(error)", timeline: timeline, madeIn: runner)
      return nil
    }
  }

  /// Fails unless an assumption that is built as a value is guaranteed by the contract, and unless
  /// the recording keeps it.
  ///
  /// - Returns: the judgement, or nil if it takes too many states, which fails.
  @discardableResult
  public func expectGuaranteed(
    _ formula: Formula, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Judgement? {
    let assumption = Assumption(formula)
    return expect(
      ParsedAssumption(assumption, text: assumption.description, line: 1),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails unless the last recorded transition has the catalogue's order of a kind and an outcome.
  ///
  /// Several kinds may have one order: a page that scrolls looks like a tab on iOS 18. Then all of
  /// them are expected. A scope limits the expectation to a window or container.
  public func expectSequence(
    _ kind: TransitionKind, _ outcome: Outcome = .completed, scope: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let name = "\(kind.name).\(outcome.name)"
    let last = transitions().last { scope == nil || $0.scope == scope }
    if let last, last.candidates.contains(name) { return }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let found = last.map(Self.text) ?? "no transition was recorded"
    site.fail(
      "expected \(name), but \(found)\n\(Self.order(of: kind, outcome))",
      timeline: timeline, madeIn: runner)
  }
}
