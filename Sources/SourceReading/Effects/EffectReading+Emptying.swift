/// Lists that callbacks show empty until they are filled anew. Where the user had scrolled to is lost.
extension EffectReading {
  /// Reads that a callback empties a property of which the screen shows rows, and shows that.
  mutating func readEmptiedRows(_ number: Int, _ list: String) {
    let step = steps[number]
    // What is only set to nil may be another part of the screen.
    guard step.isInCallback, step.isInOwnClass, property(list) != nil,
      isList(list) || step.value?.isNil != true || property(list)?.type?.holds("List") == true
    else { return }
    let isShownEmpty = views.answer(.isShownEmpty, list, in: step.phase) {
      views.functions.namesOfRows.contains(ObjectiveCBodyReader.plain(list))
        && isShown(list, after: number)
    }
    if isShownEmpty { add(number, "list", .unknown, list, .start(.emptying)) }
  }

  /// Whether the rows are read again after a step, and nothing has filled the list by the end of the
  /// callback.
  private func isShown(_ list: String, after number: Int) -> Bool {
    let (phase, state) = (steps[number].phase, steps[number].state)
    // A getter fills it when the rows are read.
    let getter = views.functions.declared[ObjectiveCBodyReader.plain(list)] ?? []
    if getter.contains(where: \.method.parameters.isEmpty) { return false }
    let fills = uses.fills(in: phase)
    let reload = max(fills.reload, fills.reloads[state.askedStates] ?? -1)
    return reload > number && fills.macro < number && fills.lists[list] ?? -1 < number
  }
}

/// What one callback does last to lists, by the numbers of its steps; -1 for nothing.
struct ListFills {
  /// The last certain `reloadData`.
  var reload = -1

  /// The last `reloadData` on a condition, by the states that it checks.
  var reloads: [[String]: Int] = [:]

  /// The last macro, which may stand for anything.
  var macro = -1

  /// The last step that puts something into each list.
  var lists: [String: Int] = [:]
}

extension PathUses {
  /// Returns what a callback does last to lists at once.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  static func fills(_ steps: [UnfoldedStep], in phase: SourcePhase) -> ListFills {
    var fills = ListFills()
    for (number, step) in steps.enumerated() where step.phase == phase {
      guard step.state.plainMarks.isDisjoint(with: [.deferred, .answering]) else { continue }
      if case .call = step.kind {
        if step.isMacro { fills.macro = number }
        if step.traits.contains(.collecting), let list = step.receiver.first {
          fills.lists[list] = number
        }
        if step.name == "reloadData" {
          if step.marks.contains(.conditional) {
            fills.reloads[step.state.askedStates] = number
          } else {
            fills.reload = number
          }
        }
      } else if step.value?.isNothing == false {
        fills.lists[step.path] = number
      }
    }
    return fills
  }
}

extension UnfoldedStep {
  /// Whether its name is that of a macro, `LOAD(row)`, which may stand for anything.
  fileprivate var isMacro: Bool {
    receiver.isEmpty && name.utf8.count > 2
      && name.utf8.allSatisfy { $0.isCapital || $0 == UInt8(ascii: "_") }
  }
}
