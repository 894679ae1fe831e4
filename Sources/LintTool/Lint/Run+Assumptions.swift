import EventChecking

extension Run {
  /// Returns the assumptions that the configuration, `--assume` and `--assumptions` declare, judged
  /// before any log is read.
  ///
  /// - Throws: a failure that names every bad line, or the file that cannot be read.
  func declaredAssumptions() throws(ToolFailure) -> [DeclaredAssumption] {
    var texts = AssumptionTexts(contract)
    for text in configuration.assumptions + invocation.texts(LintOptions.assume) {
      texts.add(argument: text)
    }
    if texts.failure != nil, let last = invocation.text(LintOptions.assume) {
      let words = [last] + invocation.arguments.prefix { !CommonMistakes.isPath($0) }
      try AssumptionTexts.checkQuotes(words, "--assume")
    }
    for file in configuration.assumptionFiles + invocation.texts(.assumptions) {
      try texts.add(file: file, console, for: "lint")
    }
    if let failure = texts.failure { throw failure }
    // A judge holds every sequence of the contract, and most runs have nothing to judge.
    if texts.entries.isEmpty { return [] }
    return try ToolFailure.impossible {
      var judge = try Judge(compiled, kinds: kinds)
      return try texts.entries.enumerated().map { index, entry in
        var parsed = entry.parsed
        if entry.source == nil { parsed.line = index + 1 }
        return try DeclaredAssumption(parsed, file: entry.source ?? "--assume", judge: &judge)
      }
    }
  }
}
