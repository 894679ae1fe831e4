/// Shapes of log lines, with a part in each place where people put it: `NAME`, `CALL`, a `POINTER`, a
/// `UUID`, the `INDEX` of an instance, a source `LINE`, a `COUNT` of lines, a `SPAN` of time, a `TIME`.
enum LineFamilies {
  /// The instance is the pointer, wherever it stands.
  static let pointers = [
    #"<NAME: POINTER> CALL"#, #"<Demo.NAME: POINTER> CALL"#, #"<NAME POINTER> CALL"#,
    #"NAME POINTER CALL"#, #"NAME(POINTER) CALL"#, #"NAME[POINTER] CALL"#, #"NAME:POINTER CALL"#,
    #"NAME: POINTER CALL"#, #"NAME (POINTER): CALL"#, #"NAME <POINTER> CALL"#,
    #"NAME@POINTER CALL"#, #"NAME#POINTER CALL"#, #"NAME-POINTER CALL"#, #"[NAME POINTER] CALL"#,
    #"[NAME: POINTER] CALL"#, #"[NAME] [POINTER] CALL"#, #"[NAME][POINTER] CALL"#,
    #"POINTER NAME CALL"#, #"[POINTER] NAME CALL"#, #"(POINTER) NAME.CALL"#,
    #"POINTER: NAME CALL"#, #"POINTER -[NAME CALL:]"#, #"-[NAME CALL:] POINTER"#,
    #"-[NAME CALL:](POINTER)"#, #"-[NAME CALL:] (POINTER)"#, #"-[NAME CALL:] [POINTER]"#,
    #"-[NAME CALL:] <POINTER>"#, #"-[NAME CALL:] <NAME: POINTER>"#,
    #"-[NAME CALL:], self = POINTER"#, #"-[NAME CALL:] self=POINTER"#,
    #"-[NAME CALL:] self=<NAME: POINTER>"#, #"-[NAME CALL:] - POINTER"#,
    #"-[<NAME: POINTER> CALL:]"#, #"[<NAME: POINTER> CALL:]"#, #"-[NAME(POINTER) CALL:]"#,
    #"NAME CALL POINTER"#, #"NAME.CALL() POINTER"#, #"NAME.CALL(_:) POINTER"#,
    #"NAME.CALL(_:) <POINTER>"#, #"NAME.CALL(_:) [POINTER]"#, #"NAME.CALL(_:) (POINTER)"#,
    #"NAME.CALL ptr=POINTER"#, #"NAME CALL ptr=POINTER"#, #"NAME CALL self=POINTER"#,
    #"NAME CALL self: POINTER"#, #"NAME CALL address: POINTER"#, #"NAME CALL addr=POINTER"#,
    #"NAME CALL id=POINTER"#, #"NAME CALL @ POINTER"#, #"NAME CALL @POINTER"#,
    #"NAME CALL | POINTER"#, #"NAME CALL - POINTER"#, #"NAME | POINTER | CALL"#,
    #"NAME - POINTER - CALL"#, #"POINTER | NAME | CALL"#, #"CALL NAME POINTER"#,
    #"CALL NAME(POINTER)"#, #"CALL NAME: POINTER"#, #"CALL: NAME (POINTER)"#,
    #"CALL <NAME: POINTER>"#, #"CALL: <NAME: POINTER>"#, #"CALL - <NAME: POINTER>"#,
    #"CALL(_:) <NAME: POINTER>"#, #"CALL self: <Demo.NAME: POINTER>"#,
    #"CALL self = <NAME: POINTER>"#, #"CALL on <NAME: POINTER>"#, #"CALL for <NAME: POINTER>"#,
    #"CALL POINTER NAME"#, #"CALL [POINTER] NAME"#, #"CALL | NAME | POINTER"#,
    #"CALL | POINTER | NAME"#, #"NAME ObjectIdentifier(POINTER) CALL"#,
    #"NAME CALL ObjectIdentifier(POINTER)"#, #"ObjectIdentifier(POINTER) NAME CALL"#,
    #"class=NAME ptr=POINTER method=CALL"#, #"class=NAME method=CALL ptr=POINTER"#,
    #"view=NAME id=POINTER event=CALL"#, #"event=CALL view=NAME instance=POINTER"#,
    #"event=CALL instance=POINTER view=NAME"#, #"{"view":"NAME","id":"POINTER","event":"CALL"}"#,
    #"{"event":"CALL","class":"NAME","address":"POINTER"}"#,
    #"{"address": "POINTER", "event": "CALL", "view": "NAME"}"#,
    #"[NAME.swift:LINE] CALL POINTER"#, #"NAME.swift:LINE CALL(_:) POINTER"#,
    #"NAME.swift:LINE POINTER CALL"#, #"[lifecycle] NAME POINTER CALL"#,
    #"[lifecycle] CALL NAME POINTER"#, #"[UI] <NAME: POINTER> CALL"#,
    #"<NAME: POINTER; frame = (0 0; 320 480)> CALL"#, #"<NAME: POINTER; folder = INDEX> CALL"#,
    #"CALL <NAME: POINTER; folder = INDEX>"#, #"NAME (ptr: POINTER) CALL"#,
    #"NAME (self: POINTER) CALL"#, #"NAME(self=POINTER).CALL()"#, #"NAME, POINTER, CALL"#,
    #"NAME;POINTER;CALL"#, #"POINTER,NAME,CALL"#, #"CALL,NAME,POINTER"#,
    #"NAME\#tPOINTER\#tCALL"#, #"POINTER\#tNAME\#tCALL"#, #"CALL\#tNAME\#tPOINTER"#,
    #"Optional(<NAME: POINTER>) CALL"#, #"Optional(NAME) POINTER CALL"#,
    #"-[BaseController CALL:] <NAME: POINTER>"#,
    #"-[BaseController CALL:] self = <NAME: POINTER>"#,
    #"<NAME: POINTER> -[BaseController CALL:]"#, #"<NAME: POINTER> BaseController.CALL"#,
    #"BaseController.CALL(_:) <Demo.NAME: POINTER>"#, #"COUNT: NAME POINTER CALL"#,
    #"#COUNT NAME POINTER CALL"#, #"NAME POINTER CALL line LINE"#, #"NAME POINTER CALL:LINE"#,
    #"NAME POINTER CALL (_: true)"#, #"NAME POINTER CALL animated: true"#,
    #"NAME CALL animated: true POINTER"#, #"NAME CALL: animated=1, self=POINTER"#,
    #"NAME::CALL this=POINTER"#, #"[NAME::CALL] this=POINTER"#, #"NAME 0xHEX: CALL"#,
    #"→ NAME POINTER CALL"#, #"NAME [id: POINTER] CALL"#, #"NAME id:POINTER CALL"#,
    #"NAME, id POINTER: CALL"#, #"vc: <NAME: POINTER> CALL"#,
    #"viewController = <NAME: POINTER>, CALL"#,
  ]

  /// The instance is an address without `0x`.
  static let addresses = [
    #"NAME@HEX CALL"#, #"NAME#HEX CALL"#, #"NAME.CALL @HEX"#,
  ]

  /// The instance is a number that comes again beside several callbacks.
  static let indices = [
    #"NAME#INDEX CALL"#, #"NAME@INDEX CALL"#, #"NAME[INDEX] CALL"#, #"NAME(INDEX) CALL"#,
    #"NAME #INDEX CALL"#, #"NAME INDEX CALL"#, #"CALL NAME#INDEX"#, #"NAME.CALL() #INDEX"#,
    #"NAME id=INDEX CALL"#, #"NAME CALL id=INDEX"#, #"NAME CALL instance=INDEX"#,
    #"NAME CALL #INDEX"#, #"class=NAME id=INDEX event=CALL"#,
  ]

  /// The instance is a UUID.
  static let identifiers = [
    #"NAME UUID CALL"#, #"NAME CALL UUID"#, #"CALL NAME UUID"#, #"<NAME: UUID> CALL"#,
    #"NAME id=UUID CALL"#,
  ]

  /// There is a name and no instance: numbers are source lines, counters and times.
  static let names = [
    #"NAME CALL"#, #"NAME: CALL"#, #"NAME.CALL"#, #"NAME - CALL"#, #"[NAME] CALL"#,
    #"-[NAME CALL:]"#, #"CALL NAME"#, #"CALL: NAME"#, #"CALL - NAME"#, #"NAME(CALL)"#,
    #"NAME(LINE) CALL(_:)"#, #"NAME[LINE]: CALL"#, #"NAME:LINE CALL"#, #"NAME:LINE: CALL"#,
    #"[NAME:LINE] CALL"#, #"NAME [LINE] CALL"#, #"NAME (LINE) CALL"#, #"NAME.CALL:LINE"#,
    #"NAME.CALL(_:):LINE"#, #"NAME CALL LINE"#, #"NAME CALL [LINE]"#, #"NAME CALL (LINE)"#,
    #"NAME CALL line LINE"#, #"NAME CALL line: LINE"#, #"NAME LLINE CALL"#, #"LINE NAME CALL"#,
    #"NAME LINE CALL"#, #"NAME - LINE - CALL"#, #"NAME | LINE | CALL"#, #"LINE | NAME | CALL"#,
    #"NAME | CALL | LINE"#, #"CALL NAME LINE"#, #"CALL NAME:LINE"#, #"CALL [NAME:LINE]"#,
    #"CALL:LINE NAME"#, #"CALL(LINE) NAME"#, #"CALL LINE NAME"#, #"NAME.swift:LINE CALL(_:)"#,
    #"NAME.swift LINE CALL"#, #"[NAME.swift:LINE] CALL(_:)"#, #"NAME.swift(LINE) CALL"#,
    #"NAME.m[LINE] -[NAME CALL:]"#, #"COUNT NAME CALL"#, #"COUNT. NAME CALL"#,
    #"COUNT: NAME CALL"#, #"[COUNT] NAME CALL"#, #"(COUNT) NAME CALL"#, #"#COUNT NAME CALL"#,
    #"NAME CALL COUNT"#, #"NAME CALL #COUNT"#, #"NAME CALL (COUNT)"#, #"NAME COUNT CALL"#,
    #"NAME(COUNT) CALL"#, #"NAME#COUNT CALL"#, #"NAME[COUNT] CALL"#, #"CALL NAME COUNT"#,
    #"CALL NAME #COUNT"#, #"CALL NAME (COUNT)"#, #"NAME CALL count=COUNT"#,
    #"NAME CALL count: COUNT"#, #"NAME CALL took SPAN ms"#, #"NAME CALL SPANms"#,
    #"NAME CALL (SPAN ms)"#, #"[SPANms] NAME CALL"#, #"SPAN NAME CALL"#, #"NAME CALL SPAN"#,
    #"NAME SPAN CALL"#, #"CALL NAME in SPANms"#, #"[main] NAME CALL"#, #"[Main] NAME CALL"#,
    #"main NAME CALL"#, #"[UI] NAME CALL"#, #"UI NAME CALL"#, #"UI: NAME CALL"#,
    #"[UI] CALL NAME"#, #"UI CALL NAME"#, #"[lifecycle] NAME: CALL"#, #"lifecycle: NAME CALL"#,
    #"lifecycle(NAME): CALL"#, #"[VC] NAME CALL"#, #"VC NAME CALL"#, #"VC: NAME CALL"#,
    #"Screen NAME CALL"#, #"screen=NAME CALL"#, #"CALL screen=NAME"#,
    #"app::screens: CALL screen="NAME""#, #"app::screens NAME CALL"#, #"app.screens: NAME CALL"#,
    #"[app.screens] NAME CALL"#, #"[Demo] [NAME] CALL"#, #"[Demo][NAME] CALL"#,
    #"[NAME] [Demo] CALL"#, #"Demo NAME CALL"#, #"Demo: NAME: CALL"#, #"Demo - NAME - CALL"#,
    #"NAME Demo CALL"#, #"NAME - Demo - CALL"#, #"NAME CALL Demo"#, #"CALL Demo NAME"#,
    #"CALL - Demo - NAME"#, #"CALL NAME Demo"#, #"CALL | Demo | NAME"#, #"CALL | NAME | Demo"#,
    #"Demo | NAME | CALL"#, #"NAME | Demo | CALL"#, #"DEBUG NAME CALL"#, #"[DEBUG] NAME CALL"#,
    #"DEBUG Demo NAME CALL"#, #"[DEBUG] Demo: NAME CALL"#, #"CALL at TIME NAME"#,
    #"NAME at TIME CALL"#, #"NAME CALL at TIME"#, #"TIME NAME CALL"#, #"[TIME] NAME CALL"#,
    #"NAME TIME CALL"#, #"CALL TIME NAME"#, #"NAME CALL TIME"#, #"NAME CALL thread 0x16f03"#,
    #"NAME CALL thread=0x16f03"#, #"0x16f03 NAME CALL"#, #"[0x16f03] NAME CALL"#,
    #"NAME CALL <NSThread: 0x600003a1c>"#, #"NAME CALL <UINavigationController: 0x7fa0110202>"#,
    #"NAME CALL nav=<UINavigationController: 0x7fa0110202>"#, #"NAME CALL parent=0x7fa0110202"#,
    #"NAME CALL window=0x7fa0110202"#, #"-[NAME CALL:] <UIWindow: 0x7fa0110202>"#,
    #"CALL NAME nav: <UINavigationController: 0x7fa0110202>"#, #"NAME CALL isMovingToParent"#,
    #"NAME: CALL isMovingToParent: false"#, #"NAME CALL animated"#, #"NAME CALL true"#,
    #"NAME CALL called"#, #"NAME did receive CALL"#, #"Entering NAME.CALL"#, #"NAME > CALL"#,
    #"NAME >> CALL"#, #"NAME => CALL"#, #">>> NAME CALL <<<"#, #"*** NAME CALL ***"#,
    #""NAME" CALL"#, #"'NAME' CALL"#, #"`NAME` CALL"#, #"NAME\#tCALL"#, #"NAME,CALL"#,
    #"NAME;CALL"#, #"CALL;NAME"#, #"CALL,NAME"#, #"LINE,NAME,CALL"#, #"COUNT,NAME,CALL"#,
    #"NAME,LINE,CALL"#, #"NAME,CALL,LINE"#, #"NAME,CALL,COUNT"#, #"COUNT\#tNAME\#tCALL"#,
    #"NAME\#tCALL\#tLINE"#, #"{"line":LINE,"class":"NAME","msg":"CALL"}"#,
  ]

  /// There is no name that differs.
  static let unnamed = [
    #"CALL"#, #"CALL()"#, #"CALL(_:)"#, #"COUNT CALL"#, #"COUNT: CALL"#, #"COUNT. CALL"#,
    #"[COUNT] CALL"#, #"CALL COUNT"#, #"CALL #COUNT"#, #"CALL: COUNT"#, #"CALL LINE"#,
    #"CALL:LINE"#, #"CALL [LINE]"#, #"CALL (LINE)"#, #"LINE CALL"#, #"[LINE] CALL"#,
    #"line LINE: CALL"#, #"CALL line LINE"#, #"CALL called"#, #"called CALL"#, #"Demo CALL"#,
    #"[Demo] CALL"#, #"Demo: CALL"#, #"CALL Demo"#, #"UI: CALL"#, #"[UI] CALL"#, #"TIME CALL"#,
    #"CALL TIME"#, #"CALL at TIME"#, #"CALL SPANms"#, #"CALL took SPAN ms"#, #"SPAN CALL"#,
    #"CALL SPAN"#, #"CALL SPAN.5"#, #"CALL animated: true"#, #"App.swift:LINE CALL"#,
    #"DEBUG CALL"#, #"[DEBUG] CALL"#, #"0x16f03 CALL"#, #"CALL 0x16f03"#,
  ]
}
