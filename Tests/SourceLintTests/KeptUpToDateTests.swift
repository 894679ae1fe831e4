import Testing

/// What looks as if it were thrown away, and is only brought up to date; each beside what is lost.
@Suite struct KeptUpToDateTests {
  @Test func `An empty draft that is deleted and any other that is saved keeps the stored one`()
    throws
  {
    let leave = override("viewWillDisappear", "keepDraft()")
    let keep = { (other: String) in
      leave
        + "  func keepDraft() { if text.isEmpty { store.deleteDraft(draft) } else { \(other) } }\n"
    }
    #expect(try warnings(members: keep("store.saveDraft(draft)")) == [])
    #expect(
      try severities(members: keep("store.saveDraft(template)")) == ["note decided_in_will"])
    #expect(try severities(members: keep("log.saveDraft(draft)")) == ["note decided_in_will"])
  }

  @Test func `A draft that is deleted whenever the screen seems to leave is lost`() throws {
    let leave = { (body: String) in
      override("viewWillDisappear", "if isMovingFromParent { \(body) }")
    }
    #expect(
      try warnings(members: leave("store.deleteDraft(draft)"))
        == ["decided_in_will viewWillDisappear"])
    #expect(
      try warnings(
        members: leave("if text.isEmpty { store.deleteDraft(draft) } else { store.save(draft) }"))
        == [])
  }

  @Test func `An element that is removed and put back is brought up to date`() throws {
    let leave = { (body: String) in
      override("viewWillDisappear", "if isMovingFromParent { \(body) }")
    }
    #expect(try warnings(members: leave("chosen.remove(old); chosen.add(setting)")) == [])
    #expect(
      try warnings(members: leave("chosen.remove(old); if isNew { chosen.add(setting) }"))
        == ["decided_in_will viewWillDisappear"])
    #expect(
      try warnings(members: leave("chosen.remove(old); others.add(setting)"))
        == ["decided_in_will viewWillDisappear"])
  }
}
