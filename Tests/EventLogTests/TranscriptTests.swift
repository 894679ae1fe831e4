import EventCatalogue
import EventLog
import EventModel
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  @Test(
    "transcripts hold time, scope, name, callback and pairs, of which all but the callback may be missing"
  )
  func columns() throws {
    let log = """
      transcript 1
      # a comment
      12.004  nav  Inbox    viewWillDisappear
      2026-03-01T10:00:00Z Inbox viewDidDisappear # and another
      nav "Message (1)" viewWillAppear file=Inbox.swift:41 transition=t7
      Inbox viewDidAppear: instance=0x12
      viewWillAppear
      """
    let options = LogOptions(keepsTimes: true)
    #expect(
      try listing(of: log, options: options) == [
        "(nav) Inbox wd time=12.004",
        "Inbox dd time=2026-03-01T10:00:00Z",
        "(nav) Message (1) wa transition=t7 file=Inbox.swift line=41",
        "Inbox@0x12 da",
        " wa",
      ])
  }

  @Test("a later header of a transcript begins a new run, and a view may be named like a header")
  func runs() throws {
    let log = """
      transcript 1
      # the first recording
      Inbox viewWillAppear
      transcript 1
      Inbox viewWillAppear
      transcript viewDidAppear
      transcript 1
      Inbox viewDidAppear
      """
    #expect(
      try listing(of: log) == [
        "Inbox wa", "process text=run 2", "Inbox wa", "transcript da", "process text=run 3",
        "Inbox da",
      ])
  }

  @Test("transcripts contain the recorder's lines about transitions and assumptions")
  func declarations() throws {
    let log = """
      begin t7 pageScroll pager
      end t7 cancelled
      end t7
      assume current.viewDidDisappear before new.viewDidAppear
      """
    #expect(
      try listing(of: log, as: .transcript) == [
        "(pager) begins transition=t7 kind=pageScroll",
        "ends transition=t7 outcome=cancelled",
        "ends transition=t7",
        "assumption text=current.viewDidDisappear before new.viewDidAppear",
      ])
  }

  @Test("a transcript's malformed line is reported with the reason, and reading continues")
  func malformed() throws {
    let log = """
      nav Inbox viewWillApear
      a b c Inbox viewWillAppear
      x nav Inbox viewWillAppear
      Inbox viewWillAppear loudly
      Inbox "viewWillAppear
      begin
      Inbox viewDidAppear
      """
    #expect(
      try listing(of: log, as: .transcript) == [
        "malformed text=no callback of the contract in this line",
        "malformed text=no callback of the contract in this line",
        "malformed text=\"x\" is not a time",
        "malformed text=\"loudly\" is not a key=value pair",
        "malformed text=a quote is not closed",
        "malformed text=the line is not of the form begin ID KIND SCOPE",
        "Inbox da",
      ])
  }

  @Test(
    "a word of a transcript that names no column is reported once, and the line is read without it")
  func unknownColumns() throws {
    let log = """
      Inbox viewWillAppear tx=1
      Inbox viewDidAppear tx=2 instanse=0x1
      """
    #expect(
      try listing(of: log, as: .transcript) == [
        "malformed text=no column \"tx\"; its value is not read", "Inbox wa",
        "malformed text=no column \"instanse\" (did you mean \"instance\"?); its value is not read",
        "Inbox da",
      ])
  }

  @Test("a declared kind that resembles one of the contract's is reported once")
  func misspeltKinds() throws {
    let log = """
      begin 1 pagescrol pager
      Inbox viewWillAppear
      end 1
      begin 2 pagescrol pager
      begin 3 ownKindOfTheApp
      Inbox viewDidAppear kind=Navigation
      """
    let said = "in the contract (did you mean"
    #expect(
      try listing(of: log, as: .transcript, contract: .viewTransitions) == [
        "malformed text=no kind \"pagescrol\" \(said) \"pageScroll\"?); the declared kind is not checked",
        "(pager) begins transition=1 kind=pagescrol", "Inbox wa", "ends transition=1",
        "(pager) begins transition=2 kind=pagescrol", "begins transition=3 kind=ownKindOfTheApp",
        "malformed text=no kind \"Navigation\" \(said) \"navigation\"?); the declared kind is not checked",
        "Inbox da kind=Navigation",
      ])
    let row = #"{"view":"A","event":"viewWillAppear","kind":"navigatoin"}"#
    #expect(
      try listing(of: row, as: .ndjson, contract: .viewTransitions).first?
        .contains("did you mean \"navigation\"") == true)
  }
}
