package import EventLog
package import EventModel

extension Linter {
  /// Returns the findings in a whole log, in the order in which they are decided.
  package func findings(in reader: LogReader) throws(InputError) -> [Finding] {
    var (linter, reader) = (self, reader)
    var names = NameTable()
    try reader.read(into: &linter, names: &names)
    linter.finish(names: names)
    return linter.takeFindings()
  }
}
