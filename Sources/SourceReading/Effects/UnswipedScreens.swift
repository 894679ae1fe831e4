import EventModel

extension Limits {
  /// The most places of one function in which screens are made, and the most closures around such a
  /// place, that are examined for the style of the screens.
  static let screensMade = 64
}

/// The screens that no swipe begins to remove, wherever the code makes them. It presents some over
/// the whole display:
///
///     let warning = storyboard.instantiate("Warning") as! WarningViewController
///     warning.modalPresentationStyle = .overFullScreen
///     present(warning, animated: true)
///
/// And it makes some the first of a navigation controller, which is never popped.
struct UnswipedScreens {
  private let index: SourceIndex

  init(_ index: SourceIndex) { self.index = index }

  /// Returns the facts, with a mark on those of such screens.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the files, and again for each class that some code
  ///   presents so.
  func marked(_ facts: [SourceFacts]) -> [SourceFacts] {
    let covering = names(of: facts, where: "PresentationStyle", \.covers) { $0.phase.isCallback }
    // Only code that asks whether a screen is popped does otherwise in the first one.
    let first = names(of: facts, where: "ootViewController", \.isFirst, \.isForGood)
    let takesButtons = facts.contains { facts in
      facts.effects.ownBackButton != nil || facts.pushed.contains(where: \.hasOwnBackButton)
    }
    let isLeftByButtons =
      takesButtons && index.files.holding("interactivePopGestureRecognizer").isEmpty
    guard !covering.isEmpty || !first.isEmpty || takesButtons else { return facts }
    return facts.map { facts in
      var facts = facts
      let name = SourceIndex.lastPart(of: facts.name)
      facts.coversDisplay = covering.contains(name)
      facts.isFirst = first.contains(name)
      if isLeftByButtons {
        facts.backButtonTaken = facts.effects.ownBackButton?.site
      } else {
        for screen in facts.pushed.indices { facts.pushed[screen].hasOwnBackButton = false }
      }
      return facts
    }
  }

  /// Returns the names of the screens with an effect of a kind that are always made in a way. A word
  /// stands in the files with such code.
  private func names(
    of facts: [SourceFacts], where word: String, _ isMadeSo: (Making) -> Bool,
    _ isMeant: (SourceEffect) -> Bool
  ) -> Set<String> {
    let acting = facts.filter { $0.effects.contains(where: isMeant) }
    guard !acting.isEmpty else { return [] }
    let names = Set(acting.map { SourceIndex.lastPart(of: $0.name) })
    let made = Set(makings(of: names, where: word).filter(isMadeSo).map(\.name))
    return made.filter { makings(of: [$0], where: $0).allSatisfy(isMadeSo) }
  }

  /// A place where the code makes an object of a class.
  private struct Making {
    var name: String
    /// Whether the code gives the object a style that covers the display.
    var covers = false
    /// Whether the code passes it on as the first screen of a navigation controller.
    var isFirst = false
  }

  /// Returns the places where objects of some classes are made, in files that contain a word.
  private func makings(
    of names: Set<String>, where word: String
  ) -> some Sequence<Making> {
    index.files.holding(word).flatMap { file in
      let source = index.files[file]
      let methods = source.outline.types.flatMap(\.methods) + source.outline.functions
      return methods.compactMap(\.body).flatMap { makings(of: names, in: $0, of: source.text) }
    }
  }

  private func makings(
    of names: Set<String>, in body: Range<Int>, of text: SourceText
  ) -> [Making] {
    let places = body.filter { token in
      text[token].kind == .identifier && isMaking(token, text) && names.contains(text.string(token))
    }
    return places.map { token in
      var making = Making(name: text.string(token))
      making.isFirst = isFirst(token, text)
      if places.count <= Limits.screensMade, let kept = keeping(token, in: body, of: text) {
        making.covers = covers(kept.variable, kept.scope, text)
        making.isFirst =
          making.isFirst
          || kept.scope.contains { text.matches($0, kept.variable) && isFirst($0, text) }
      }
      return making
    }
  }

  /// Whether what a name begins is passed on as the first screen of a navigation controller:
  /// `UINavigationController(rootViewController: name)`, `initWithRootViewController:[[Name alloc]
  /// init]`.
  private func isFirst(_ token: Int, _ text: SourceText) -> Bool {
    var start = token
    while text.isMark(start - 1, "[") { start -= 1 }
    return text.isMark(start - 1, ":")
      && ["rootViewController", "initWithRootViewController"].contains {
        text.matches(start - 2, $0)
      }
  }

  /// Whether a name of a class stands where an object of it is made: `Name(…)`, `as! Name`,
  /// `Name.make(…)`, `[Name new]`, `(Name *)[storyboard …]`.
  private func isMaking(_ token: Int, _ text: SourceText) -> Bool {
    if text.file.language != .swift {
      return text.isMark(token - 1, "[")
        || text.isMark(token + 1, "*") && text.isMark(token + 2, ")")
    }
    return text.isMark(token + 1, "(") || text.isMark(token + 1, ".")
      || ["!", "?"].contains { text.isMark(token - 1, $0) } && text.keyword(token - 2) == .as
  }

  /// Returns the variable that gets the value of the statement with a token, or of a statement that
  /// contains it in a closure, `x` for `let x = …`, and the code that can use it after.
  private func keeping(
    _ token: Int, in body: Range<Int>, of text: SourceText, depth: Int = 0
  ) -> (variable: String, scope: Range<Int>)? {
    guard depth < Limits.screensMade else { return nil }
    var start = token
    while start > body.lowerBound, !text.startsStatement(start) { start -= 1 }
    let around = brace(around: token, in: body, of: text)
    guard let assign = (start..<token).first(where: { text.isMark($0, "=") }), assign > start,
      text[assign - 1].kind == .identifier
    else { return around.flatMap { keeping($0, in: body, of: text, depth: depth + 1) } }
    var end = around.flatMap(text.partner(of:)) ?? body.upperBound
    if text.keyword(start) == .if, let block = (token..<end).first(where: { text.isMark($0, "{") })
    {
      end = text.partner(of: block) ?? end
    }
    return (text.string(assign - 1), token..<end)
  }

  /// Returns the opening brace of the innermost block that contains a token.
  private func brace(around token: Int, in body: Range<Int>, of text: SourceText) -> Int? {
    (body.lowerBound..<token).last { open in
      text.isMark(open, "{") && text.partner(of: open).map { $0 > token } == true
    }
  }

  /// Whether code gives a variable a style that covers the display, and does not push it.
  private func covers(_ name: String, _ rest: Range<Int>, _ text: SourceText) -> Bool {
    let isPushed = rest.contains { token in
      text.matches(token, "pushViewController")
        && (text.matches(token + 2, name) || text.matches(token + 3, name))
    }
    return !isPushed
      && rest.contains { token in
        guard text.matches(token, "modalPresentationStyle"), text.matches(token - 2, name) else {
          return false
        }
        let value = text.isMark(token + 2, ".") ? token + 3 : token + 2
        return text.isMark(token + 1, "=") && value < text.count
          && SourceFacts.coversDisplay(style: text.string(value))
      }
  }
}
