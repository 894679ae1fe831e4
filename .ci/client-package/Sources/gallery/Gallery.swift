import ViewTransitions

/// A program that uses the library: it lints a log and says how many orders there are.
@main
struct Gallery {
  static func main() throws {
    let log = """
      A viewWillAppear
      A viewDidAppear
      A viewDidAppear
      A viewWillDisappear
      """
    for finding in try Linter.findings(inLog: log) { print(finding.position.line, finding.rule) }
    print(Contract.viewTransitions.permittedSequences().count, "orders")
  }
}
