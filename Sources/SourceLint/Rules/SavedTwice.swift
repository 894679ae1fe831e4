import EventModel
import SourceReading

extension SourceRule {
  static let savedTwice = SourceRule(
    RuleDescription(
      id: "saved_twice", severity: .warning,
      summary: "a saved value is overwritten by the screen's own change",
      finds: """
        A shared value that a screen saves, changes and later restores, where a legal order saves \
        twice before it restores: the second save stores the screen's own change.
        """,
      matters: "The original value is lost, and the change stays for as long as the app runs.",
      remedy: """
        save in viewWillAppear and restore in viewWillDisappear, or save only while nothing is saved
        """,
      bad: """
        class PhotoViewController: UIViewController {
          var brightness: CGFloat = 0

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            brightness = UIScreen.main.brightness
            UIScreen.main.brightness = 1
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            UIScreen.main.brightness = brightness
          }
        }
        """,
      good: """
        class PhotoViewController: UIViewController {
          var brightness: CGFloat = 0

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            brightness = UIScreen.main.brightness
            UIScreen.main.brightness = 1
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            UIScreen.main.brightness = brightness
          }
        }
        """,
      source: "the orders of the catalogue")
  ) { project, rule in
    project.screens.flatMap { screen in
      screen.facts.saves.compactMap { save in
        guard let claim = save.claim(project) else { return nil }
        var found = SourceClaim(
          rule, screen.facts, at: save.save, about: save.save.title, Assumption(.balance(claim)),
          "\(save.save.title) is saved again in \(save.save.phase.words) before "
            + "\(save.restore.phase.words) restores it: what is saved then is the screen's own "
            + "value")
        found.wanted = [claim]
        found.verbs = ("save", "restore")
        found.note("changed here", at: save.change)
        found.note("restored in \(save.restore.phase.words)", at: save.restore)
        return found.lowered(if: !save.isCertain)
      }
    }
  }
}

/// A shared value that is saved, changed and restored.
private struct Save {
  var save: SourceEffect
  var change: SourceEffect
  var restore: SourceEffect

  /// Whether all of it runs each time, or depends on a condition that does not change.
  var isCertain: Bool {
    !save.marks.contains(.deferred) && !restore.marks.contains(.deferred)
      && save.marks.contains(.conditional) == restore.marks.contains(.conditional)
  }

  func claim(_ project: SourceProject) -> Formula.BalanceClaim? {
    guard let first = save.phase.callback, let last = restore.phase.callback,
      project.judged(first) != project.judged(last),
      ![save, change, restore].contains(where: { $0.marks.contains(.aware) }),
      !save.marks.contains(.guardedByOwnState), !save.isFirstOnly
    else { return nil }
    return Formula.BalanceClaim(.neverTwice, [project.event(first)], [project.event(last)])
  }
}

extension SourceFacts {
  fileprivate var saves: [Save] {
    effects.filter { $0.act == .save && $0.phase.isCallback }.compactMap { save in
      let writes = effects.filter { $0.identity == save.identity && $0.act.isWrite }
      guard let variable = save.value,
        let restore = writes.first(where: { $0.value == variable && $0.phase.isCallback }),
        let change = writes.first(where: { $0.value != variable && $0.phase == save.phase })
      else { return nil }
      return Save(save: save, change: change, restore: restore)
    }
  }
}

extension SourceAct {
  /// Whether it changes a shared value.
  var isWrite: Bool { self == .set || self == .acquire || self == .release }
}

extension SourceEffect {
  /// What the effect is about, as messages name it.
  var title: String { identity.isEmpty ? resource : identity }
}
