/// Words of log lines that are no names.
enum ConsoleWords {
  /// Levels, threads and the like: tags that stand anywhere and say nothing about the view.
  static let tags = set(
    """
    info debug warn warning error err trace verbose notice fatal critical fault default log main
    lifecycle com.apple.main-thread thread nslog print
    """)

  /// Words before a callback that say where something else happens: `low memory in viewWillAppear`.
  static let places = set("in at")

  /// Words between a callback and its name: they are stepped over.
  static let fillers = set(
    """
    entered started beginning ended run executed executing invoked fired fires logged
    called call calling calls enter entering entry exit in at on event method function lifecycle
    callback did start begin end running triggered received receive receives didreceive state
    phase got took tracked tracking expected 的 进入 执行 调用 触发 호출 вызывается метод método
    """)

  /// Words behind a callback, before a name that follows it.
  static let links = set(
    """
    called call is was triggered in on of for from at by with view vc controller viewcontroller screen
    page class object instance method function
    """)

  /// Words that make a sentence: a callback next to one of them is talked about, not logged.
  static let prose = set(
    """
    the when then and after before because to is are was it that this which where why override
    from of for only not no never see by just so super self func void delegate swizzle you about
    mark fix fixed grep think crash
    """)

  /// Words that make a name with what stands next to them: `First VC`, `Page 1`, `두번째 화면`.
  static let screens = set("vc viewcontroller controller view screen page 화면 뷰 页面 画面 экран")

  /// Words that touch a callback as its name: `firstViewWillAppear`.
  static let touching = set("first second third fourth one two three four main root parent child")

  /// Words by which methods are named that take a callback's place.
  static let swizzles = set("swizzle swizzled swizzling hook my orig original override test super")

  /// What stands between a name and its callback in Chinese and Japanese.
  static let particles: [StaticString] = ["的", "の", "调用了", "执行了", "触发了", "调用", "执行", "触发"]

  /// What says in scripts without blanks that something was called.
  static let calls: [StaticString] = ["호출", "실행", "呼ば", "実行", "调用", "調用", "执行", "執行", "触发"]

  /// Units of measured times and lengths.
  static let units = set("s ms us ns sec seconds px pt % x")

  /// What stands for a Boolean argument.
  static let flags = set("true false yes no animated bool nil null")

  /// Names a labelled line may give the view.
  static let viewLabels = set(
    """
    class view vc controller viewcontroller screen page classname screenname screen_class クラス名
    クラス 画面 类 类名 클래스 화면 clase classe класс экран
    """)

  /// Names that say the view only where no other one does.
  static let looseViewLabels = set("name object owner file filename 文件 文件名 ファイル 파일 файл")

  /// Names a labelled line may give the callback.
  static let callbackLabels = set(
    """
    method func function event callback selector action lifecycle state phase call name msg
    message text methodname メソッド名 方法 方法名 메서드 함수 método méthode метод событие
    """)

  /// Keys of JSON, beside those of callbacks, whose value is what was logged; they name no view.
  static let keys = set("title body description log label type options answers choices")

  /// Names a labelled line may give the instance.
  static let instanceLabels = set(
    """
    instance ptr pointer address addr id identifier self this uuid hash object objectidentifier
    """)

  /// What says in many languages, behind a callback, that it did not come.
  static let refusals: [StaticString] = [
    "\u{1}", "안 됨", "안됨", "않", "안 불", "안 호", "呼ばれな", "呼ばれませ", "されない", "不会", "不會", "没有", "沒有",
    "未调用", "未被", "不调用", "не вызыва", "не вызва", "não é", "nao e chamad", "não foi", "no se llama",
    "no se ejecuta",
    "n'est pas", "wird nicht", "not called", "never ", "not fired", "isn't called", "not invoked",
  ]

  private static func set(_ words: String) -> WordSet { WordSet(words) }
}
