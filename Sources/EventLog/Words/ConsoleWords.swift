/// Words of log lines that are not names.
enum ConsoleWords {
  /// Levels, threads and similar tags that may be anywhere and do not name the view.
  static let tags = WordSet(
    """
    info debug warn warning error err trace verbose notice fatal critical fault default log main
    lifecycle 生命周期 生命週期 debuginfo thread main-thread mainthread nslog print
    """)

  /// Levels before a time.
  static let levels = WordSet(
    "info debug warn warning error err trace verbose notice fatal critical fault default log")

  /// Words before a callback that something else happens in: `low memory in viewWillAppear`.
  static let places = WordSet("in inside at during within from")

  /// Such words of other languages, which are no names: `Dans viewWillAppear`.
  static let foreignPlaces = WordSet("dans en em im bei beim во при durante während pendant")

  /// Words between a callback and its name, which are skipped.
  static let fillers = WordSet(
    """
    called call calling calls enter entering entered entry exit in inside at on event method
    function lifecycle life-cycle callback did log start starting started begin beginning end ended
    run running executed execute executing invoked invoke triggered trigger fired received receive receives fires runs executes
    didreceive logged description state phase got gets ran took tracked tracking expected actual output 的 の 进入 調用 调用 执行 触发
    호출 вызов вызван вызывается метод метода se ejecuta ejecutando llama llamando llamado llamó chamou appel appelé de
    chamando chamado executando método metodo méthode aufruf aufgerufen von funktion función функция
    """)

  /// Words after a callback and before its name.
  static let links = WordSet(
    """
    called call calls is was got invoked fired triggered in on of for from at by with view vc
    controller viewcontroller screen class page method func function object instance named
    у в на en em dans del
    """)

  /// Words for `called` after a callback, in other languages; only a class may follow.
  static let foreignLinks = WordSet(
    "appelé appelée llamado llamada chamado chamada aufgerufen вызван вызвана 호출 호출됨 調用 调用")

  /// Words of a sentence: a callback next to one of them is mentioned, not logged.
  static let prose = WordSet(
    """
    the an when whenever then and or after before if because to is are was were be been your our
    my their its it with that this these which who where why how override overrides overriding
    overridden use uses using implement implements implementing implementation both from of for
    like only but not no never while during until between see via by should would could can may
    must will does do don't doesn't isn't won't instead also still just even so as than
    into your method's super self func void selector extension delegate swizzle swizzled swizzling
    you they we he she about expect expects verify ensure mark todo fixme fix fixes fixed refactor grep think thinks crash crashed forget remember 在
    그다음엔 그다음 그다음에 마지막으로 먼저 或 和 与
    """)

  /// Words for people, which no message of a program has after a callback.
  static let people = WordSet("i me my we us our you your")

  /// Words that start a sentence.
  static let openers = WordSet(
    """
    when if after before as once while since because so then but why how what where which here there
    this that these you we they
    """)

  /// Words just after a callback that show that the line only mentions it.
  static let talk = WordSet(
    """
    is isn't isnt was wasn't method methods and or should will won't would must may might can can't
    cannot does doesn't doesnt do don't didn't when whenever because instead before after then not
    gets get to which that the has have had are aren't while if but so as where implementation
    override overrides event events calls function functions callback callbacks never always only
    """)

  /// Words that form a name with the words next to them: `First VC`, `Page 1`, `두번째 화면`.
  static let screens = WordSet(
    """
    vc viewcontroller controller view screen page tab scene 화면 페이지 뷰 뷰컨트롤러 컨트롤러 页面 页 画面 界面 控制器
    экран страница ekranı ekran pantalla tela écran hình
    """)

  /// Words that number or locate screens.
  static let ordinals = WordSet(
    """
    first second third fourth fifth 1st 2nd 3rd 4th 5th main root child parent left right top bottom
    next previous last new old
    """)

  /// Names that are joined to a callback: `firstViewWillAppear`.
  static let touching = WordSet(
    "first second third fourth fifth one two three four main root parent child")

  /// Words in the names of methods that replace a callback.
  static let swizzles = WordSet(
    """
    swizzle swizzled swizzling hook hooked xxx my orig original override test super rx block block_invoke
    """)

  /// Words that report the end of a callback: `Exit viewWillAppear`.
  static let leavings = WordSet(
    """
    exit exits exiting exited leave leaves leaving end ends ending ended return returns returning
    returned finish finishes finishing finished complete completed done
    """)

  /// Parts of sentences in Chinese, Japanese and Korean, and particles between name and callback.
  static let sequences: [StaticString] = [
    "先", "再", "最后", "最後", "然后", "然後", "当", "會", "会", "只", "才",
  ]
  static let states: [StaticString] = [
    "显示", "顯示", "表示", "呼ばれ", "호출된", "나타나", "消失", "出现", "出現", "调用", "調用", "加载", "将要", "即将", "已经",
    "已經",
  ]
  static let particles: [StaticString] = ["的", "の", "调用了", "执行了", "触发了", "调用", "执行", "触发"]

  /// Chinese and Japanese words after a callback for a time before, during or after it.
  static let times: [StaticString] = ["后", "後", "前", "之", "时", "時"]

  /// Words for a call in scripts without blanks.
  static let calls: [StaticString] = ["호출", "실행", "呼ば", "実行", "调用", "調用", "执行", "執行", "触发"]

  /// Parts of titles above what a program printed.
  static let outputs: [StaticString] = [
    "output", "console", "输出", "輸出", "出力", "출력", "вывод", "salida", "saída", "sortie",
  ]

  /// Words for the result of a run.
  static let results: [StaticString] = ["result", "结果", "結果", "결과"]

  /// Parts of sentences that say that a program printed something, or that it was observed.
  static let prints =
    [
      "print", "log", "打印", "列印", "日志", "ログ", "表示され", "출력", "로그", "찍", "i see", "i get",
      "actual", "observ", "happen",
    ] + results

  /// Units of measured times and lengths.
  static let units = WordSet("s ms us ns sec secs seconds px pt % x mb kb fps")

  /// Labels of arguments after a callback.
  static let arguments = WordSet(
    """
    animated line frame bounds size rect duration time elapsed count insets offset alpha hidden
    orientation interactive thread memory user token url data items parent presenting presented
    stack subviews
    """)

  /// First words of names of Boolean properties: `isMovingToParent`.
  static let questions = WordSet("is has should can needs was will did")

  /// Verbs that make the word before them the subject of a sentence: `Window is now available`.
  static let verbs = WordSet("is are was were has have had will now can should must needs does did")

  /// Verbs after a callback, before a word such as `called`.
  static let auxiliaries = WordSet("is was gets")

  /// Words for a Boolean argument.
  static let flags = WordSet("true false yes no animated bool nil null (null)")

  /// Labels of the view in a labeled line.
  static let viewLabels = WordSet(
    """
    class view vc controller viewcontroller view_controller screen page classname class_name
    screenname screen_name screen_class screenclass viewname view_name pagename page_name vc_name
    vcname クラス名 クラス 画面 画面名 类 类名 類 類別 页面 클래스 클래스명 화면 clase classe klasse класс экран vista vue
    ecran index pageindex page_index idx tag
    """)

  /// Keys of the name in an object that describes a view: `"view": {"name": "Inbox", "id": "a1"}`.
  static let objectNames = WordSet("name class classname class_name")

  /// Labels of the view if no other label names it.
  static let looseViewLabels = WordSet(
    """
    name object owner target sender file filename 文件 文件名 文件名称 ファイル ファイル名 파일 файл datei archivo
    fichier arquivo
    """)

  /// Labels of the callback in a labeled line.
  static let callbackLabels = WordSet(
    """
    method func function event ev evt callback cb selector action lifecycle state phase call name
    msg message text methodname method_name functionname function_name eventname event_name
    メソッド メソッド名 方法 方法名 函数 函数名 메서드 메소드 메서드명 함수 metodo método methode méthode
    fonction función funktion метод событие evento
    """)

  /// Heads of columns about methods and reports, not calls, and of columns for times.
  static let measures = WordSet(
    """
    lines loc complexity covered coverage count total average avg mean median p50 p90 p95 p99 p50_ms
    p90_ms p95_ms p99_ms rule severity assignee size bytes symbol
    """)
  static let timeLabels = WordSet("time timestamp date datetime ts")

  /// Labels of the reason for something else.
  static let reasons = WordSet(
    "reason cause trigger triggeredby triggered_by source via 原因 理由 причина")

  /// JSON keys of the logged text, which do not name a view.
  static let keys = WordSet(
    """
    method func function event callback selector action lifecycle state phase msg message text title
    body description log label type methodname method_name functionname function_name eventname
    event_name options answers choices
    """)

  /// Labels of the instance in a labeled line.
  static let instanceLabels = WordSet(
    """
    instance ptr pointer address addr id identifier self this uuid hash object objectid instanceid
    objectidentifier memory
    """)

  /// Labels of pointers to other objects: what holds or shows the view, and threads.
  static let holderLabels = WordSet(
    """
    nav navigation navigationcontroller parent window scene container presenter presenting tab
    tabbarcontroller superview delegate thread queue
    """)

  /// Words that say that a callback was not called.
  static let denials = WordSet("not never neither isn't doesn't wasn't won't didn't without isnt")

  /// Words before such a word that the callback is the subject of.
  static let deniers = WordSet("is was does did has had will can could still it which that but and")

  /// Words after such a word that are about the call, beside those for `called`.
  static let arrivals = WordSet(
    """
    yet always fire fires firing come comes came coming happen happens happened get gets got run runs
    arrive arrives arrived work works working execute executes trigger triggers invoke reached seen
    received logged even
    """)

  /// Words after a callback, in many languages, that say that it was not called, as choices of a
  /// ``TextPattern``.
  static let refusals = """
    안 됨|안됨|않|안 불|안 호|呼ばれな|呼ばれませ|されない|不会|不會|没有|沒有|未调用|未被|不调用|не вызыва|не вызва|\
    não é|nao e chamad|não foi|no se llama|no se ejecuta|n'est pas|wird nicht|not called|\
    never called|not fired|isn't called|not invoked
    """

  /// Words that say that a callback was called, after `is` and `was`.
  static let passives = WordSet("called invoked triggered fired executed running been call")
}
