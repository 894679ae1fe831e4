import EventChecking
import EventModel
import EventReports

extension Run {
  func generate() throws(ToolFailure) -> ExitStatus {
    try checkCombination()
    if invocation.has(GenerateOptions.random) {
      try printRandomHistory()
    } else if invocation.has(GenerateOptions.histories) {
      try printHistories()
    } else {
      try print(chosenSequences())
    }
    return .clean
  }

  private func checkCombination() throws(ToolFailure) {
    let modes = [GenerateOptions.permitted, GenerateOptions.histories, GenerateOptions.random]
      .filter(invocation.has)
    if modes.count > 1 {
      throw .usage("--\(modes[0].name) and --\(modes[1].name) cannot be used together")
    }
    let isHistory = modes.contains { $0.name != GenerateOptions.permitted.name }
    let needs: [(CommandOption, Bool, String)] = [
      (GenerateOptions.length, invocation.has(GenerateOptions.histories), "--histories"),
      (GenerateOptions.count, isHistory, "--random or --histories"),
      (GenerateOptions.seed, isHistory, "--random"),
      (GenerateOptions.screens, isHistory, "--histories or --random"),
      (GenerateOptions.tree, isHistory, "--histories or --random"),
      (GenerateOptions.wholeLives, isHistory, "--histories or --random"),
      (GenerateOptions.mutate, isHistory, "--histories or --random"),
      (GenerateOptions.rate, invocation.has(GenerateOptions.mutate), "--mutate"),
      (GenerateOptions.truth, invocation.has(GenerateOptions.mutate), "--mutate"),
      (GenerateOptions.kind, modes.isEmpty, "no --permitted, --histories or --random"),
      (GenerateOptions.outcome, !isHistory, "no --histories or --random"),
      (GenerateOptions.direction, modes.isEmpty, "no --permitted, --histories or --random"),
    ]
    if invocation.has(GenerateOptions.length), invocation.has(GenerateOptions.random) {
      let meant = invocation.text(GenerateOptions.length).map { "--random --count \($0)" }
      throw .usage("--length needs --histories" + Spelling.question(meant))
    }
    for (option, isMet, what) in needs where invocation.has(option) && !isMet {
      throw .usage("--\(option.name) needs \(what)")
    }
  }
}

extension Run {
  private func eventOutput() throws(ToolFailure) -> EventOutput {
    try EventOutput(invocation.text(.generatedFormat) ?? "transcript", to: console.output)
  }

  /// Prints each of several sequences in a scope of its own: `mount.withView`, `mount.withView-2` if
  /// a variant has several orders.
  private func print(_ sequences: [EventSequence]) throws(ToolFailure) {
    let output = try eventOutput()
    var orders: [String: Int] = [:]
    for (number, sequence) in sequences.enumerated() where !output.isClosed {
      var scope = sequence.variants.first ?? "order-\(number + 1)"
      orders[scope, default: 0] += 1
      if let order = orders[scope], order > 1 { scope += "-\(order)" }
      for event in sequence.events {
        output.add(
          LoggedEvent(
            view: event.subject, event.callback, scope: sequences.count > 1 ? scope : nil))
      }
    }
    try output.finish()
  }

  private var options: EventHistory.Options {
    var options = EventHistory.Options(
      kinds: kinds, screens: invocation.count(GenerateOptions.screens) ?? 3)
    options.endsLives = invocation.has(GenerateOptions.wholeLives)
    return options
  }

  /// Returns the trees of the histories: one for a random history, chosen by its seed; otherwise
  /// all.
  private func trees(_ options: EventHistory.Options) throws(ToolFailure) -> [[Int?]] {
    let hasTrees = try ToolFailure.usage { try contract.hasTrees(options) }
    let shape = invocation.text(GenerateOptions.tree)
    if let shape, shape != "none", !hasTrees {
      throw .usage("--tree \(shape): no chosen kind is of a parent and its child")
    }
    let screens = 0..<options.screens
    switch shape {
    case "none": return [[]]
    case "chain": return [screens.map { $0 == 0 ? nil : $0 - 1 }]
    case "star": return [screens.map { $0 == 0 ? nil : 0 }]
    default:
      guard hasTrees else { return [[]] }
      if invocation.has(GenerateOptions.random) {
        return [EventHistory.Options.drawnTree(ofScreens: options.screens, seed: seed)]
      }
      if options.screens > Self.mostTreeScreens {
        throw .usage(
          "every tree of more than \(Self.mostTreeScreens) actors is too many: choose a --tree")
      }
      return EventHistory.Options.everyTree(ofScreens: options.screens)
    }
  }

  /// There are 120 trees of five actors.
  private static let mostTreeScreens = 5

  private func checkEnds(_ options: EventHistory.Options) throws(ToolFailure) {
    guard options.endsLives else { return }
    let hasEnd = try ToolFailure.usage { try contract.hasLifeEnd(options) }
    if !hasEnd {
      throw .usage(
        "--whole-lives: no chosen kind of '\(contract.name)' ends a life; after each of them "
          + "another can follow")
    }
  }

  private var seed: UInt64 { UInt64(invocation.count(GenerateOptions.seed) ?? 1) }

  private func printRandomHistory() throws(ToolFailure) {
    let count = invocation.count(GenerateOptions.count) ?? 100
    var options = options
    try checkEnds(options)
    options.parents = try trees(options)[0]
    guard let mutation = try HistoryMutation(self) else {
      var history = try ToolFailure.usage { try contract.randomHistory(seed: seed, options) }
      return try stream(&history, count, endsLives: options.endsLives)
    }
    let history = try ToolFailure.usage {
      try contract.randomHistory(length: count, seed: seed, options)
    }
    let output = try eventOutput()
    mutation.print(history, seed: seed, contract, output)
    try output.finish()
    try mutation.finish()
  }

  /// Prints a history as it is made; its length needs no memory.
  private func stream(
    _ history: inout EventHistory.RandomTransitions, _ count: Int, endsLives: Bool
  ) throws(ToolFailure) {
    let output = try eventOutput()
    let starts = contract.initialKind == nil ? 0 : 1
    for made in 0..<count + starts {
      if output.isClosed { break }
      guard let step = history.next() else {
        sayEnd(after: made - starts)
        break
      }
      for event in step.events { output.add(event) }
    }
    while endsLives, !output.isClosed, let step = history.nextTowardsEnd() {
      for event in step.events { output.add(event) }
    }
    try output.finish()
  }

  private func sayEnd(after count: Int) {
    console.say(
      "note: the history ends after \(RunSummary.counted(count, "transition")): no further transition is possible "
        + "with these kinds and \(RunSummary.counted(options.screens, "screen"))")
  }

  /// Says how many histories there are, and returns how many of them are printed.
  ///
  /// - Throws: a failure if there are too many to list.
  private func wantedCount(
    _ length: Int, _ options: EventHistory.Options, _ trees: [[Int?]]
  ) throws(ToolFailure) -> Int {
    if length > Limits.historyLength {
      throw .usage(
        "a listed history has at most \(Limits.historyLength) transitions (Limits.historyLength): "
          + "draw a longer one with --random --count \(length)")
    }
    var options = options
    var all = 0
    for tree in trees {
      options.parents = tree
      let own = try ToolFailure.usage { try contract.histories(length: length, options).total() }
      all = all.addingReportingOverflow(own).overflow ? .max : all + own
    }
    let amount =
      all == .max
      ? "more than \(RunSummary.grouped(Limits.listedHistories)) histories" : Self.counted(all)
    let wanted = invocation.count(GenerateOptions.count) ?? all
    if wanted >= all, all > Limits.listedHistories {
      throw .usage(
        "there are \(amount) of \(RunSummary.counted(length, "transition")); more than "
          + "\(RunSummary.grouped(Limits.listedHistories)) (Limits.listedHistories) are not listed: choose fewer with "
          + "--count, or draw one with --random")
    }
    console.say(
      wanted < all
        ? "note: the first \(RunSummary.grouped(wanted)) of \(amount)" : "note: \(amount)")
    console.errors.flush()
    return wanted
  }

  private static func counted(_ histories: Int) -> String {
    histories == 1 ? "1 history" : "\(RunSummary.grouped(histories)) histories"
  }

  private func printHistories() throws(ToolFailure) {
    let length = invocation.count(GenerateOptions.length) ?? 1
    var options = options
    try checkEnds(options)
    let trees = try trees(options)
    let wanted = try wantedCount(length, options, trees)
    let mutation = try HistoryMutation(self)
    let output = try eventOutput()
    var number: UInt64 = 0
    for tree in trees {
      options.parents = tree
      let histories = try ToolFailure.usage { try contract.histories(length: length, options) }
      for history in histories {
        if number == wanted || output.isClosed && mutation?.writesTruth != true { break }
        number += 1
        let own = history.scoped("history-\(number)")
        if let mutation {
          mutation.print(own, seed: seed &+ number, contract, output)
        } else {
          for event in own.events { output.add(event) }
        }
      }
    }
    try output.finish()
    try mutation?.finish()
  }
}

extension CommandOption {
  static let generatedFormat = format(["transcript", "ndjson", "console", "csv", "oslog"])
}
