extension EffectReading {
  /// Returns whether each effect means nothing by itself: a value of any name without a
  /// counterpart, one half of a named pair, a property that is neither discarded nor unwrapped.
  func meaningless() -> [Bool] {
    let taken = effects.filter { $0.act == .acquire }
    let acquired = Set(taken.map(HeldResource.init))
    // Work that was begun at any time is ended, and no callback begins it again.
    let begun = Set(taken.filter { $0.phase != .elsewhere }.map(HeldResource.init))
    let held = Set(taken.map(\.identity))
    let released = Set(
      effects.filter { $0.act == .release && held.contains($0.identity) }.map(HeldResource.init))
    let needed = neededProperties()
    let unwrapped = Set(effects.filter { $0.act == .unwrap }.map(\.identity))
    let listed = Set(
      taken.filter { $0.holding == .clearAll && $0.resource != "list" }.map(\.identity))
    let registered = Set(effects.filter { $0.resource == "registry" }.map(\.place))
    let toggled = toggledFlags()
    let emptied = Set(
      effects.filter { $0.act == .release && $0.marks.contains(.broad) }.map(\.resource))
    let unseen = releasedUnseen { effect in
      released.contains(HeldResource(effect)) || emptied.contains(effect.resource)
    }.union(releasedByLocals())
    return effects.enumerated().map { number, effect in
      let key = HeldResource(effect)
      if isUnneeded(effect, needed) { return true }
      if unseen.contains(number) { return true }
      if isOfGivenObject(number) { return true }
      // The tokens in a list say more than the list.
      if effect.resource == "list", listed.contains(effect.identity) { return true }
      // What a call does to a list is known better than what its name says.
      if effect.resource == "named_pair", registered.contains(effect.place) { return true }
      if effect.resource == "own_flag", !toggled.contains(effect.identity) { return true }
      if effect.resource == "property" {
        return effect.act != .unwrap && held.contains(effect.identity)
          && !(effect.act == .assign && unwrapped.contains(effect.identity))
      }
      if effect.resource == "state" {
        return givesBack(number, acquired) || takesOutReleased(number, released)
      }
      if effect.resource == "work" { return givesBack(number, begun) }
      if isWeak(number) {
        return effect.act == .acquire && !released.contains(key)
          || effect.act == .release && !effect.marks.contains(.broad) && !acquired.contains(key)
      }
      return isAmbiguous(number) && !acquired.contains(key)
    }
  }

  /// Whether an object that was given to the screen begins something that goes on, and ends it at no
  /// other time: it may be meant to last as long as that object, which other screens may have too.
  private func isOfGivenObject(_ number: Int) -> Bool {
    let effect = effects[number]
    guard effect.act == .acquire, table.lastingRows.contains(effect.resource),
      !steps[origins[number]].isInOwnClass,
      let root = effect.identity.split(separator: ".").first.map(String.init),
      let property = property(root)
    else { return false }
    return property.initialValue == nil && property.type?.hasPrefix("UI") != true
      && property.modifiers.allSatisfy { !["@IBOutlet", "IBOutlet", "lazy"].contains($0) }
      && !uses.writes(to: root).contains { $0.value?.isNew == true }
      && !effects.contains { $0.phase != effect.phase && $0.isRelease(of: effect) }
  }

  /// Returns the effects without those that mean nothing by themselves, and without duplicates.
  func kept(_ meaningless: [Bool]) -> ClassEffects {
    var kept = Kept(atMost: effects.count)
    for (number, effect) in effects.enumerated() where !meaningless[number] {
      kept.add(effect, from: steps[origins[number]])
    }
    kept.markCertain()
    return kept.split()
  }

  /// Returns the flags of the screen itself to which callbacks write both values, and which no
  /// other code writes after the first callback.
  private func toggledFlags() -> Set<String> {
    var values: [String: Set<String?>] = [:]
    for effect in effects where effect.resource == "own_flag" {
      values[effect.identity, default: []].insert(effect.value)
    }
    return Set(
      values.filter { name, written in
        !isWrittenElsewhere(name) && (written.count > 1 || isAskedByEvents(name, written.first))
      }.keys)
  }

  /// Whether code at other times than callbacks does something only where a flag does not have a
  /// value.
  private func isAskedByEvents(_ name: String, _ value: String??) -> Bool {
    guard property(name) != nil, togglesByUser(of: name).isEmpty else { return false }
    let isSet = value == "true" || value == "YES"
    return steps.contains { step in
      guard step.phase == .elsewhere || step.isPlainly(.deferred) else { return false }
      let asked = isSet ? step.state.deniedStates : step.state.requiredStates
      return asked.contains(name)
    }
  }

  private func isWrittenElsewhere(_ name: String) -> Bool {
    views.written.paths[name]?.contains(.elsewhere) == true
  }

  /// Marks what is emptied and filled again by the same callback.
  mutating func markRefills() {
    struct Key: Hashable {
      var phase: SourcePhase
      var path: String
    }
    var emptied: [Key: [Int]] = [:]
    for number in effects.indices {
      let effect = effects[number]
      // What only the first page replaces is added to by the others.
      if effect.act != .start(.growth), asksForPage(steps[origins[number]]) { continue }
      switch effect.act {
      case .release where effect.resource == "property":
        emptied[Key(phase: effect.phase, path: effect.identity), default: []].append(number)
      case .irreversible(.stateDropped):
        let path =
          effect.resource == "property" ? effect.identity : steps[origins[number]].receiverText
        emptied[Key(phase: effect.phase, path: path), default: []].append(number)
      case .start(.growth), .assign:
        let key = Key(phase: effect.phase, path: effect.identity)
        if let before = emptied[key] {
          effects[number].marks.insert(.guardedByOwnState)
          for drop in before { effects[drop].marks.insert(.renewing) }
        } else if effect.act == .assign {
          emptied[key] = []
        }
      default: continue
      }
    }
  }

  /// Whether another callback fills what a call empties, or empties it itself to begin anew:
  /// `rows[index] = row`, `rows = load()`; or puts in what the call takes out.
  func isFilledByCallback(_ step: UnfoldedStep) -> Bool {
    if isSetUpByCallback(step) { return true }
    let dropsAll = step.name.hasPrefix("removeAll") || !step.name.hasPrefix("remove")
    return steps.contains { other in
      if case .call = other.kind, other.isInCallback, other.phase != step.phase,
        other.receiverText == step.receiverText,
        Self.collecting.contains(other.name)
          ? dropsAll || other.arguments.first?.value.text == step.arguments.first?.value.text
          : dropsAll && other.name == step.name
      {
        return true
      }
      guard case .write(UInt8(ascii: "=")) = other.kind, other.isInCallback,
        other.phase != step.phase, other.path == step.receiverText, let value = other.value
      else { return false }
      return !value.isNothing
    }
  }

  /// Whether another callback calls the same object to begin what a call ends: `presenter.setUp()`
  /// for `presenter.tearDown()`, `coordinator.add(self)` for `coordinator.remove(self)`.
  func isSetUpByCallback(_ step: UnfoldedStep) -> Bool {
    guard !step.receiver.isEmpty, let verb = words.words(of: step.name).first,
      let opposites = Self.opposites[verb],
      verb != "remove" || step.arguments.first?.value.isSelf == true
    else { return false }
    return isCalledByCallback(step.receiver, opposites, besides: step.phase)
  }

  /// Whether a callback other than a given one calls an object, or any, by a name that begins with one
  /// of some words.
  func isCalledByCallback(
    _ receiver: [String]?, _ verbs: Set<String>, besides phase: SourcePhase? = nil
  ) -> Bool {
    steps.contains { step in
      guard case .call = step.kind, step.isInCallback, step.phase != phase,
        receiver == nil || step.receiver == receiver, let verb = words.words(of: step.name).first
      else { return false }
      return verbs.contains(verb)
    }
  }

  private static let opposites: [String: Set<String>] = {
    let begins: Set = ["set", "setup", "prepare", "start", "create", "configure", "build"]
    return [
      "tear": begins, "teardown": begins, "cleanup": begins, "clean": begins, "destroy": begins,
      "clear": begins.union(["init"]), "remove": ["add"],
    ]
  }()

  /// Whether the step of an effect releases what is acquired.
  private func givesBack(_ number: Int, _ acquired: Set<HeldResource>) -> Bool {
    steps[origins[number]].matches.contains { match in
      match.act == .release
        && acquired.contains(
          HeldResource(resource: table.rows[match.row].id, identity: match.identity))
    }
  }

  /// Whether the step of an effect takes something out of a list whose elements its callback releases:
  /// `timers.removeValue(forKey: name)?.invalidate()`.
  private func takesOutReleased(_ number: Int, _ released: Set<HeldResource>) -> Bool {
    let list = steps[origins[number]].receiverText
    return effects.contains { other in
      other.act == .release && other.identity == list && other.phase == effects[number].phase
        && released.contains(HeldResource(other))
    }
  }

  /// Whether an effect means nothing without its counterpart.
  private func isWeak(_ number: Int) -> Bool {
    let effect = effects[number]
    // A list holds an element as often as it was put into it.
    if effect.resource == "registry", effect.holding == .counted, effect.act == .acquire,
      effect.phase.isCallback
    {
      return false
    }
    if ["named_pair", "counter", "offset", "registry", "list", "placed"].contains(effect.resource) {
      return true
    }
    // A task that waits for a stream goes on after another one has taken its place.
    if effect.resource == "task", effect.holding == .token, effect.phase.isCallback { return false }
    // Nothing can release what nothing keeps.
    if effect.act == .acquire, effect.identity.isEmpty { return false }
    return steps[origins[number]].matches.contains {
      $0.isOfAnyName && table.rows[$0.row].id == effect.resource
    }
  }

  /// Whether a release could belong to several rows.
  private func isAmbiguous(_ number: Int) -> Bool {
    effects[number].act == .release && !effects[number].marks.contains(.broad)
      && steps[origins[number]].matches.count > 1
  }

  /// Whether an effect acquires or releases a property that is neither discarded nor unwrapped.
  private func isUnneeded(_ effect: SourceEffect, _ needed: Set<String>) -> Bool {
    guard effect.resource == "property" else { return false }
    return effect.act == .release || effect.act == .assign && !needed.contains(effect.identity)
  }

  /// Returns the properties that are discarded or unwrapped in a callback.
  private func neededProperties() -> Set<String> {
    var result: Set<String> = []
    for effect in effects {
      guard case .callback = effect.phase else { continue }
      switch effect.act {
      case .unwrap, .irreversible: result.insert(effect.identity)
      default: continue
      }
    }
    return result
  }
}

/// The resource of an effect: its row, and what distinguishes it from others of the row.
private struct HeldResource: Hashable {
  var resource: String
  var identity: String
}

extension HeldResource {
  init(_ effect: SourceEffect) {
    self.init(resource: effect.resource, identity: effect.identity)
  }
}

/// The effects that are kept, without duplicates.
private struct Kept {
  private var effects: [SourceEffect] = []
  /// Whether no code of the class itself has each effect.
  private var isInherited: [Bool] = []
  /// The conditional branches around each effect, for each route to it.
  private var branches: [Set<[TakenBranch]>] = []
  private var numbers: [SourceEffect: Int]

  init(atMost count: Int) { numbers = Dictionary(minimumCapacity: count) }

  /// Keeps an effect. Of the same effect reached by two routes, the one with fewer conditions is
  /// kept, and of two with the same conditions the one that is not inherited.
  mutating func add(_ effect: SourceEffect, from step: UnfoldedStep) {
    var plain = effect
    plain.route = []
    plain.marks = []
    var effect = effect
    effect.isInherited = step.isInherited
    guard let old = numbers[plain] else {
      numbers[plain] = effects.count
      effects.append(effect)
      isInherited.append(step.isInherited)
      branches.append([step.state.branches])
      return
    }
    if effect.marks.isStrictSubset(of: effects[old].marks) {
      effects[old] = effect
      branches[old] = [step.state.branches]
    } else {
      branches[old].insert(step.state.branches)
      if effect.marks == effects[old].marks, effects[old].isInherited, !effect.isInherited {
        effects[old] = effect
      }
    }
    if !step.isInherited { isInherited[old] = false }
  }

  /// Removes the mark of a condition from effects that both an `if` and its `else` lead to, and
  /// that acquire or release at different places.
  mutating func markCertain() {
    var groups: [SourceEffect: [Int]] = [:]
    for number in effects.indices where effects[number].marks.contains(.conditional) {
      var key = effects[number]
      (key.route, key.marks, key.isInherited) = ([], [], false)
      // Other effects of one of two branches, such as showing a setting, depend on the condition.
      let fillsField = key.act == .start(.input) && key.identity.hasSuffix(".text")
      if key.act == .acquire || key.act == .release || fillsField {
        (key.site, key.value) = (effects[0].site, nil)
      }
      groups[key, default: []].append(number)
    }
    for group in groups.values
    where Self.coverAll(group.reduce(into: []) { $0.formUnion(branches[$1]) }) {
      for number in group { effects[number].marks.remove(.conditional) }
    }
  }

  /// Whether one of some branches is always taken. An effect without a branch is conditional for
  /// another reason.
  private static func coverAll(_ branches: Set<[TakenBranch]>) -> Bool {
    var taken = branches.filter { !$0.isEmpty }
    while let around = joined(taken) {
      if around.isEmpty { return true }
      taken.insert(around)
    }
    return false
  }

  /// Returns the branches around an `if` and its `else` that are both among some branches, unless
  /// they are among them already.
  private static func joined(_ taken: Set<[TakenBranch]>) -> [TakenBranch]? {
    for branches in taken {
      guard var last = branches.last else { continue }
      last.isNegated.toggle()
      let around = Array(branches.dropLast())
      if !taken.contains(around), taken.contains(around + [last]) { return around }
    }
    return nil
  }

  /// Returns the effects apart: those on resources that the class itself affects, and the others.
  func split() -> ClassEffects {
    var own: Set<HeldResource> = []
    var touched: Set<String> = []
    var emptied: Set<String> = []
    for (effect, isInherited) in zip(effects, isInherited) where !isInherited {
      own.insert(HeldResource(effect))
      touched.insert(effect.resource)
      // A deinitializer that also removes something changes nothing for inherited effects.
      if effect.marks.contains(.broad), effect.phase != .end { emptied.insert(effect.resource) }
    }
    let isOwn = { (effect: SourceEffect) in
      own.contains(HeldResource(effect))
        || effect.resource == SourceFacts.unswiped
        || effect.resource == SourceFacts.backButton || emptied.contains(effect.resource)
        || (effect.marks.contains(.broad) && touched.contains(effect.resource))
    }
    return ClassEffects(own: effects.filter(isOwn), inherited: effects.filter { !isOwn($0) })
  }
}
