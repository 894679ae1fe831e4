/// Where callbacks scroll lists and pages, and which part of a map they show.
extension EffectReading {
  /// Reads a call that moves a list, a page or a map to a place.
  mutating func readPosition(_ number: Int) -> Bool {
    let step = steps[number]
    if step.name == "setViewControllers", !step.isResolved,
      step.arguments.contains(where: { $0.label == "direction" })
    {
      guard !followsPages(step) else { return true }
      readPosition(of: step.receiverText, number, to: step.arguments.first?.value)
      return true
    }
    // A page that the screen's own superclass shows belongs to the screen.
    let root = step.receiver.first ?? "self"
    guard !step.isResolved || step.callsExtension, root.first != "~", root != "super",
      scrollsToPlace(step) || Self.moving.contains(step.name)
        || step.name == "zoom" && step.arguments.first?.label == "toFit"
        || Self.movesBySelecting(step) || Self.turnsPage(step)
        || (step.name == "animate" || step.name == "moveCamera") && Self.isMap(step)
        || (step.name.hasPrefix("setRegion") || fitsContent(step)) && Self.isMap(step)
    else { return false }
    readPosition(of: step.receiverText, number, to: step.arguments.first?.value)
    return true
  }

  /// Whether the name of a call says that it scrolls to a place: `scrollToTop`,
  /// `scrollListToToday`.
  private func scrollsToPlace(_ step: UnfoldedStep) -> Bool {
    guard step.name.hasPrefix("scroll") else { return false }
    let words = self.words.words(of: step.name)
    return words.first == "scroll" && words.contains("to")
      && !words.contains("did") && !words.contains("will")
  }

  /// Whether the name of a call says that it shows all that a map contains: `fitAllPins`.
  private func fitsContent(_ step: UnfoldedStep) -> Bool {
    step.name.lowercased().holds("fit") && words.words(of: step.name).contains("fit")
  }

  private mutating func readPosition(
    of view: String, _ number: Int, to place: UnfoldedValue?
  ) {
    let step = steps[number]
    // A map that follows nothing stays where it is.
    if step.name.hasSuffix("rackingMode"), place?.text.lowercased().hasSuffix("none") == true {
      return
    }
    // A list that moves to show its refresh control, or shows it before it has loaded, loses no
    // position.
    if step.names({ $0.lowercased().hasSuffix("refreshcontrol") }),
      step.names({ $0 == "contentOffset" })
        || step.state.askedStates.contains(where: { !$0.holds(".") })
    {
      return
    }
    guard !followsChoice(step), !followsLast(step), !followsScrolling(step),
      !isRebuiltAround(step), !uses.fixedLists.contains(view), !isKept(step),
      place.map({ isChanged($0, besides: step.phase) }) != true, !isRestored(view, step)
    else { return }
    addToView(number, "position", view, place, .start(.position))
  }

  /// Whether another callback reads the position, to restore it.
  private func isRestored(_ view: String, _ step: UnfoldedStep) -> Bool {
    let offset = view + ".contentOffset"
    return views.found.reads.contains {
      $0.phase != step.phase && $0.phase != .elsewhere && $0.text.holds(offset)
    }
  }

  private static let moving: Set = [
    "scrollRectToVisible", "scrollRangeToVisible", "setContentOffset", "setVisibleMapRect",
    "setCenterCoordinate", "setCurrentPage", "setUserTrackingMode", "showAnnotations", "zoomToFit",
    "setZoomScale",
  ]

  /// Whether a call selects a row and moves the list to it.
  private static func movesBySelecting(_ step: UnfoldedStep) -> Bool {
    guard selecting.contains(step.name),
      let place = step.arguments.first(where: { $0.label == "scrollPosition" })?.value.text
    else { return false }
    return !place.lowercased().hasSuffix("none") && !["[]", "0"].contains(place)
  }

  /// Whether a call turns to a page of a document: `pdfView.go(to: page)`.
  private static func turnsPage(_ step: UnfoldedStep) -> Bool {
    guard step.name.hasPrefix("go"), let view = step.receiver.last else { return false }
    return (step.receiverType ?? view).lowercased().hasSuffix("pdfview")
  }

  /// The calls that select a row.
  static let selecting = [
    "selectRow", "selectItem", "selectRowAtIndexPath", "selectItemAtIndexPath",
  ]

  private static let mapPlaces: Set = [
    "visibleMapRect", "region", "centerCoordinate", "userTrackingMode", "camera",
  ]

  private static func isMap(_ step: UnfoldedStep) -> Bool {
    step.receiverType?.hasSuffix("MapView") == true
      || step.receiver.last?.lowercased().hasSuffix("map") == true
      || step.receiver.last?.lowercased().hasSuffix("mapview") == true
  }

  /// Reads a write to the position that a list, a page or a map shows.
  mutating func readPlace(_ number: Int, _ value: UnfoldedValue) -> Bool {
    let step = steps[number]
    if Self.places.contains(step.name) || (Self.mapPlaces.contains(step.name) && Self.isMap(step)) {
      readPosition(of: step.receiverText, number, to: value)
      return true
    }
    if step.name == "selectedRange" || step.name == "selectedTextRange" {
      readCursor(number, value)
      return true
    }
    guard step.receiver.last == "contentOffset", step.name == "x" || step.name == "y" else {
      return false
    }
    readPosition(of: step.receiver.dropLast().joined(separator: "."), number, to: value)
    return true
  }

  /// Reads that the cursor of a text that the user types is moved to its beginning. A callback that
  /// also fills in the text puts the cursor where it belongs.
  private mutating func readCursor(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    guard step.isInOwnClass, Self.isBeginning(step.valueSource),
      views.found.edited.contains(step.receiverText),
      views.written.paths[step.receiverText + ".text"]?.contains(step.phase) != true,
      views.written.paths[step.receiverText + ".attributedText"]?.contains(step.phase) != true
    else { return }
    addToView(number, "input", step.path, value, .start(.cursor))
  }

  /// Whether a range begins at the first character and contains none: `NSMakeRange(0, 0)`.
  private static func isBeginning(_ range: String) -> Bool {
    let numbers = range.split { !$0.isNumber }
    return numbers.count == 2 && numbers.allSatisfy { $0 == "0" } || range.hasSuffix("NSRange()")
  }

  private static let places: Set = ["contentOffset", "zoomScale", "scaleFactor"]

  /// Whether the position that is scrolled to is computed from the user's last choice, which a
  /// property keeps, or from the selected tab: `layout.offset(at: currentIndex)`. A list that is
  /// scrolled to a chosen row is not a page: the user may be looking at other rows.
  private func followsChoice(_ step: UnfoldedStep) -> Bool {
    guard step.path.lowercased().holds("contentoffset") || step.name == "scrollRectToVisible" else {
      return false
    }
    let isPage = step.namesByLocals { $0 == "width" }
    return step.namesByLocals { name in
      let words = words.words(of: name)
      if isPage, words.first == "selected" || words.first == "current" { return true }
      return property(name) != nil && words.contains(where: Self.choices.contains)
        && views.written.writers[name]?.contains(.elsewhere) == true
    }
  }

  /// Whether something is scrolled to its last position, which code at other times keeps:
  /// `lastVisibleCenter`.
  private func followsLast(_ step: UnfoldedStep) -> Bool {
    step.namesByLocals { name in
      words.words(of: name).first == "last"
        && views.written.writers[name]?.contains(.elsewhere) == true
    }
  }

  /// Whether the function that scrolls was passed a property which the screen sets when the user has
  /// scrolled: `scroll(to: visibleDay)`.
  private func followsScrolling(_ step: UnfoldedStep) -> Bool {
    step.passedValues.contains { value in
      guard let path = value.path, path.count == 1, property(path[0]) != nil else { return false }
      return uses.writes(to: path[0]).contains { write in
        // A flag says how the user has scrolled, and not to which place.
        guard let value = write.value, !value.isTrue, !value.isFalse else { return false }
        return write.phase == .elsewhere && write.isInOwnClass
          && [write.functionName, write.entryName].contains { $0.hasPrefix("scrollView") }
      }
    }
  }

  /// Whether what is scrolled to, or what was passed to the function that scrolls, has the name of
  /// something that is kept when the user scrolls, and that the callback does not set itself:
  /// `tracker.chapterNumber`, where `scrollViewDidEndDecelerating` calls `tracker.setChapter(2)`.
  private func isKept(_ step: UnfoldedStep) -> Bool {
    let isKept = { (name: String) in
      self.views.scrolling.keeps(name)
        && self.views.written.writers[name]?.contains(step.phase) != true
    }
    return step.namesByLocals(isKept)
      || step.passedValues.contains { value in
        value.text.split { !$0.isLetter && $0 != "_" }.contains { isKept(String($0)) }
      }
  }

  /// Whether the page that is shown depends on a property that is set when the user turns pages:
  /// `setViewControllers([pages[selectedIndex]], direction: .forward, animated: false)`.
  private func followsPages(_ step: UnfoldedStep) -> Bool {
    step.namesByLocals { name in
      property(name) != nil
        && uses.writes(to: name).contains { write in
          write.phase == .elsewhere && write.isInOwnClass
            && write.entryName.hasPrefix("pageViewController")
        }
    }
  }

  /// Whether the items of a list are renewed around one that stays in the same place, as in a list
  /// without an end: other code reloads the list and scrolls it to the same item.
  private func isRebuiltAround(_ step: UnfoldedStep) -> Bool {
    guard step.name == "scrollToItem" || step.name.hasPrefix("scrollToItemAt"),
      let item = Self.fixedItem(step.firstArgumentSource), item > 0
    else { return false }
    return step.isUsedBeside("reloadData")
  }

  /// Returns the item in an index path whose numbers stand in the code: 7 for `IndexPath(item: 7,
  /// section: 0)`.
  private static func fixedItem(_ indexPath: String) -> Int? {
    let parts = indexPath.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix("(item") || parts[0].hasSuffix("ForItem") else {
      return nil
    }
    let rest = parts[1].drop { $0 == " " }
    let digits = rest.prefix { $0.isNumber }
    let next = rest.dropFirst(digits.count).first { $0 != " " }
    guard let next, next.isLetter || next == "," || next == ")" else { return nil }
    return Int(digits)
  }

  private static let choices: Set = ["current", "selected", "chosen", "index"]
}
