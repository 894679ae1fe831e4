/// Texts that callbacks set back to what they were first, although the user has done something since.
extension EffectReading {
  /// Reads that the title of a button is set back to a prompt: `button.setTitle("Choose …", for:
  /// .normal)`.
  mutating func readTitle(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.receiver.first?.first != "~", !step.receiver.isEmpty,
      let value = step.arguments.first?.value, isPrompt(step, value)
    else { return }
    add(number, "caption", .unknown, step.captionPath, .start(.caption), value: value.text)
  }

  /// Whether a text is a fixed one, and code that answers the user's choice writes the chosen one, as
  /// no callback does.
  func isPrompt(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard step.isInOwnClass, value.isFixedText else { return false }
    return views.answer(.isChosenText, step.captionPath, in: step.phase) {
      let writes = (uses.captions[step.captionPath] ?? []).filter {
        $0.caption?.isFixedText == false
      }
      return writes.contains { answersTouch($0) && $0.function != step.function }
        && writes.allSatisfy { $0.phase == .elsewhere }
    }
  }

  /// Whether code at other times writes a text that names what it counts or keeps, and a callback
  /// writes one that does not.
  func isOutdated(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard step.isInOwnClass else { return false }
    let texts = keptTexts(step.path)
    // One function chooses between two texts each time.
    guard texts.contains(where: { $0.function != step.function }),
      !isChanged(value, besides: step.phase)
    else { return false }
    let said = Set(Self.words(of: value.text))
    return texts.contains { $0.function != step.function && !said.contains($0.name) }
  }

  /// Returns the properties that code at other times writes and names in the texts which it writes to
  /// a path.
  private func keptTexts(_ path: String) -> [KeptText] {
    if let known = views.keptTexts[path] { return known }
    var found: [KeptText] = []
    for write in uses.writes(to: path) where write.phase == .elsewhere {
      guard let text = write.value?.text, !write.isPlainly(.answering) else { continue }
      for name in Self.words(of: text) {
        let plain = name.first == "_" ? String(name.dropFirst()) : name
        guard property(plain) != nil else { continue }
        let isWritten = uses.steps(in: write.function).contains { other in
          guard case .write = other.kind else { return false }
          return other.name == plain && other.receiver.isEmpty
        }
        if isWritten { found.append(KeptText(function: write.function, name: name)) }
      }
    }
    views.keptTexts[path] = found
    return found
  }
}

extension UnfoldedStep {
  /// Whether it shows a text in a view: it writes a text or a title, or sets the title of a button.
  var showsText: Bool {
    switch kind {
    case .write: name == "text" || name == "title"
    case .call: name == "setTitle"
    case .use: false
    }
  }

  /// The path of the text that it shows: `button.title`.
  var captionPath: String { name == "setTitle" ? receiverText + ".title" : path }

  /// The text that it shows.
  fileprivate var caption: UnfoldedValue? {
    if case .call = kind { arguments.first?.value } else { value }
  }
}

extension UnfoldedValue {
  /// Whether it is a text that stands in the code or in a table of texts: `"Choose"`,
  /// `NSLocalizedString("choose", comment: "")`, `Texts.choose.text`.
  fileprivate var isFixedText: Bool {
    if isNil { return true }
    if text.hasPrefix("\"") || text.hasPrefix("@\"") { return !text.holds("\\(") }
    let words = EffectReading.words(of: String(text.prefix(40)))
    if words.first?.hasSuffix("LocalizedString") == true
      || words.starts(with: ["String", "localized"])
    {
      return true
    }
    guard let path, path.count > 1, path[0].startsWithCapital else { return false }
    return !SharedNames.holds(path)
  }
}
