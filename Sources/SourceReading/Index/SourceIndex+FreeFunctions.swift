/// Functions outside of types, such as the functions of C.
extension SourceIndex {
  /// Returns the function outside of types that a call in its own file reaches, as a part of the type
  /// that calls it.
  ///
  /// - Complexity: O(*n*) for *n* such functions of the file.
  func freeFunction(_ name: String, labels: [String], in file: Int, for type: Int) -> FoundMethod? {
    let found = files[file].outline.functions.filter { function in
      function.name == name && function.body != nil
        && isPart(labels, of: function.parameters.map(\.label))
    }
    guard found.count == 1 else { return nil }
    return FoundMethod(owner: type, file: file, method: found[0])
  }
}
