import EventLog
import EventModel
import Testing

/// Whole pastes in shapes found in public posts and issues; the names and the words are ours.
@Suite("Pastes as found in public")
struct FoundPastesTests {
  /// A paste, and what a person reads in it.
  static let pastes: [(text: String, events: [String])] = [
    (
      // The number at the end of a callback is the screen.
      """
      viewDidLoad1
      viewWillAppear1
      viewDidAppear1
      going on ------------------------
      viewDidLoad2
      viewWillDisappear1
      viewWillAppear2
      viewDidDisappear1
      viewDidAppear2
      """, ["1* wa", "1* da", "1* wd", "2* wa", "1* dd", "2* da"]
    ),
    (
      "viewWillDisappearA\nviewWillAppearB\nviewDidDisappearA\nviewDidAppearB",
      ["A* wd", "B* wa", "A* dd", "B* da"]
    ),
    (
      "viewWillDisappear_Inbox\nviewWillAppear_Letter\nviewDidDisappear_Inbox\nviewDidAppear_Letter",
      ["Inbox* wd", "Letter* wa", "Inbox* dd", "Letter* da"]
    ),
    (
      "Inbox_viewWillDisappear\nLetter_viewWillAppear\nInbox_viewDidDisappear\nLetter_viewDidAppear",
      ["Inbox* wd", "Letter* wa", "Inbox* dd", "Letter* da"]
    ),
    (
      "firstViewWillDisappear\nsecondViewWillAppear\nfirstViewDidDisappear\nsecondViewDidAppear",
      ["first* wd", "second* wa", "first* dd", "second* da"]
    ),
    (
      // What takes a callback's place, and what tests one, is another method.
      """
      -[UIViewController my_viewWillAppear:]
      -[Inbox viewWillAppear:]
      swizzled_viewDidAppear
      testViewDidAppear
      """, ["Inbox* wa"]
    ),
    (
      // The numbers do not count the lines.
      "2: viewWillDisappear()\n1: viewWillAppear()\n2: viewDidDisappear()\n1: viewDidAppear()",
      ["2* wd", "1* wa", "2* dd", "1* da"]
    ),
    (
      // These do.
      "1: viewDidLoad\n2: viewWillAppear\n3: viewDidAppear\n\n1: viewWillDisappear\n2: viewDidDisappear",
      [" wa", " da", " wd", " dd"]
    ),
    (
      // Two lines around one call.
      "Enter viewWillAppear\nExit viewWillAppear\nEnter viewDidAppear\nExit viewDidAppear",
      [" wa", " da"]
    ),
    (
      """
      [Inbox] >> viewWillDisappear begin
      [Letter] >> viewWillAppear begin
      [Letter] << viewWillAppear end
      [Inbox] << viewWillDisappear end
      """, ["Inbox* wd", "Letter* wa"]
    ),
    (
      """
      2026-03-02 11:20:01.100 Demo[411:9023] --> -[Inbox viewWillAppear:]
      2026-03-02 11:20:01.101 Demo[411:9023] <-- -[Inbox viewWillAppear:]
      2026-03-02 11:20:01.200 Demo[411:9023] --> -[Inbox viewDidAppear:]
      2026-03-02 11:20:01.201 Demo[411:9023] <-- -[Inbox viewDidAppear:]
      """, ["Inbox* wa", "Inbox* da"]
    ),
    (
      "-[Inbox viewWillAppear:] before super\n-[Inbox viewWillAppear:] after super",
      ["Inbox* wa"]
    ),
    (
      // Without a line that enters, one that leaves is the call.
      "Inbox viewWillAppear\nInbox viewDidAppear finished loading\nInbox viewWillDisappear done",
      ["Inbox* wa", "Inbox* da", "Inbox* wd"]
    ),
    (
      // A sentence that tells a whole order, and one that only lists.
      """
      - 从 A 页面 push 到 B 页面,会按顺序触发 (A)viewWillDisappear->(B)viewWillAppear->(A)viewDidDisappear->(B)viewDidAppear
      - 切换到第二个页面时:先执行第二个页面的viewDidLoad,viewWillAppear,再执行第一个页面的viewWillDisappear
      """, ["A* wd", "B* wa", "A* dd", "B* da"]
    ),
    (
      // What is said about a screen stands right behind its name.
      """
      7.viewWillDisappear:InboxController1 将要消失
      8.viewWillAppear:InboxController2将要出现
      9.viewDidDisappear:InboxController1视图已经被从屏幕上移除,看不到了
      10.viewDidAppear:InboxController2控制器的view已经显示
      """,
      [
        "InboxController1* wd", "InboxController2* wa", "InboxController1* dd",
        "InboxController2* da",
      ]
    ),
    (
      "1. `Inbox`: `viewWillDisappear`\n2. `Letter`: `viewWillAppear`",
      ["Inbox* wd", "Letter* wa"]
    ),
    ("1. viewWillDisappear of A\n2. viewWillAppear of B", ["A* wd", "B* wa"]),
    (
      "- viewWillAppear\n- viewDidAppear didMove(toParentViewController:)",
      [" wa", " da"]
    ),
    (
      "クラス名:Inbox メソッド名:viewWillAppear クラス名:Inbox メソッド名:viewDidAppear",
      ["Inbox* wa", "Inbox* da"]
    ),
    (
      // The object, its title, and the method of its class.
      """
      2026-06-18 21:30:00.448 Demo[81753:c07] <Panel: 0xab9dd40> Right -[Panel viewWillAppear:] animated:1
      2026-06-18 21:30:00.448 Demo[81753:c07] <Panel: 0xab9e000> Left -[Panel viewWillAppear:] animated:1
      """, ["Panel@0xab9dd40 wa", "Panel@0xab9e000 wa"]
    ),
    (
      "viewWillAppear Inbox 0x7f8a1b\nviewDidAppear Inbox(0x7f8a1b)",
      ["Inbox@0x7f8a1b wa", "Inbox@0x7f8a1b da"]
    ),
    (
      // What a page says about the methods.
      """
      viewWillAppear(_ animated: Bool): Вызывается непосредственно перед показом
      viewWillDisappear(_ animated: Bool) // Перед исчезновением
      viewDidAppear：画面が表示された直後に呼ばれるメソッド
      child.beginAppearanceTransition(true, animated: false) // viewWillAppear
      1. `Inbox` calls `viewDidAppear`
      """, []
    ),
    (
      // Words as people misspell them.
      "Inbox viewWillDissapear\nInbox viewDidDisapear\nInbox viewWillApear\nInbox viewDidDisppear",
      ["Inbox* wd", "Inbox* dd", "Inbox* wa", "Inbox* dd"]
    ),
    (
      // A letter between the words, and a colon.
      "View A will disappear\nView B will appear\nView A did disappear\nview: did appear",
      ["A* wd", "B* wa", "A* dd", " da"]
    ),
    (
      // An order that names no view is taught and not logged, whatever a user does between two calls.
      "viewDidLoad() -> viewWillAppear() -> viewDidAppear() -> 화면이동 -> ViewWillDisappear()",
      []
    ),
    (
      // A stack as Xcode copies it, with tabs.
      "#1\t0x0000000104953a20 in -[Inbox viewWillAppear:] ()\n#2\t0x0000000104953b40 in Inbox.viewDidAppear(_:) ()",
      []
    ),
    (
      "View moved from disappeared to appearing: viewWillAppear(_:)", [" wa"]
    ),
    (
      """
      InboxController moved from <Appearing> to <Appeared>: viewDidAppear(_:)
      [Letter]: View is about to appear: viewWillAppear(_:)
      """, ["InboxController* da", "Letter* wa"]
    ),
    (
      // A page's source.
      "&lt;Inbox: 0x7f8a01&gt; viewWillAppear<br>\n<li>Letter viewDidAppear</li>",
      ["Inbox@0x7f8a01 wa", "Letter* da"]
    ),
    (
      "1. Inbox's `viewWillDisappear` is called\n2. Letter receives viewWillAppear",
      ["Inbox* wd", "Letter* wa"]
    ),
    (
      // The names stand in brackets behind the calls; `viewDidLoad` is another call.
      "- A → B: ViewWillDisappear(A) → ViewDidLoad(B) → ViewWillAppear(B) → ViewDidDisappear(A)",
      ["A* wd", "B* wa", "A* dd"]
    ),
    (
      // A call without a name is not the view's in front of it, where each call has its own.
      "1. Inbox viewWillDisappear -> 2. Letter viewWillAppear -> 3. Inbox viewDidDisappear -> 4. viewDidAppear",
      ["Inbox* wd", "Letter* wa", "Inbox* dd", " da"]
    ),
    (
      // Slips of the pen; a letter behind a callback is the view's name.
      "Inbox viewWilAppear\nInbox viewDidApper\nviewWillDisappearA\nviewDidDisappearA",
      ["Inbox* wa", "Inbox* da", "A* wd", "A* dd"]
    ),
    (
      // What the views are in the transition stands in brackets.
      """
      viewWillDisappear - VC(presentingViewController)
      viewWillAppear - New VC(presentedViewController)
      viewDidAppear - New VC(presentedViewController)
      viewDidDisappear - VC(presentingViewController)
      """, ["VC* wd", "New VC* wa", "New VC* da", "VC* dd"]
    ),
    (
      "1、Inbox viewWillAppear\n2、Inbox viewDidAppear", ["Inbox* wa", "Inbox* da"]
    ),
    (
      // Chains that are too long for a line.
      """
      A: viewWillDisappear -> B: viewWillAppear -> A: viewDidDisappear -> B:
      viewDidAppear
      B: viewWillDisappear -> A: viewWillAppear -> B: viewDidDisappear -> A:
      viewDidAppear
      """,
      ["A* wd", "B* wa", "A* dd", "B* da", "B* wd", "A* wa", "B* dd", "A* da"]
    ),
    (
      // The calls stand in quotes, with words in front of them.
      "1. B即将消失： `B.viewWillDisappear()`\n2. A即将重新显示`A.viewWillAppear()`",
      ["B* wd", "A* wa"]
    ),
    (
      // A screen is called as the main thread is, among other screens at the same place.
      "[Main] viewWillAppear\n[Main] viewDidAppear\n[Setting] viewWillAppear\n[debug] viewDidAppear",
      ["Main* wa", "Main* da", "Setting* wa", " da"]
    ),
    (
      // Nothing but the thread stands there.
      "[Main] Inbox viewWillAppear\n[Main] viewDidAppear", ["Inbox* wa", " da"]
    ),
    (
      // Behind the call stands what is asked, where it is asked.
      "A: viewWillDisappear\nB: viewWillAppear isMovingToParent\nA: viewDidDisappear\n"
        + "B: viewDidAppear isMovingToParent",
      ["A* wd", "B* wa", "A* dd", "B* da"]
    ),
    (
      // Numbers in braces are no name, whatever they are called.
      "frame = {{0, 0}, {600, 600}}, viewWillAppear\n{{0, 0}, {768, 1004}} viewDidAppear:",
      [" wa", " da"]
    ),
    (
      // The numbers tell screens of one class apart.
      """
      PageDemo 2 viewWillAppear
      PageDemo 2 viewDidAppear
      PageDemo 2 viewWillDisappear
      PageDemo 3 viewWillAppear
      PageDemo 2 viewDidDisappear
      PageDemo 3 viewDidAppear
      """,
      [
        "PageDemo@2 wa", "PageDemo@2 da", "PageDemo@2 wd", "PageDemo@3 wa", "PageDemo@2 dd",
        "PageDemo@3 da",
      ]
    ),
    (
      // What stands behind a label is no view where it is another object, a size, or nothing.
      """
      viewWillAppear: window: (null) |
      viewDidAppear: window: <UIWindow: 0x8f40320; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x8f4>>
      viewWillDisappear: size: {320, 480}
      viewDidDisappear: "UIView: 0x1edb5ba0; frame = (0 0; 568 320); layer = <CALayer: 0x1edb5c50>"
      """, [" wa", " da", " wd", " dd"]
    ),
    (
      // Where it is a view controller, it is one.
      "viewWillAppear: screen: <Inbox: 0x8f40320>\nviewDidAppear: \"Inbox\"",
      ["Inbox@0x8f40320 wa", "Inbox* da"]
    ),
    (
      // A rule of signs in front is no heading.
      "############## state 2\n############## viewDidAppear", [" da"]
    ),
    (
      // A page that lost its line breaks.
      """
      2026-03-03 13:14:20.970 Demo[979:138] -[Inbox viewDidLoad] 2026-03-03 13:14:21.167 Demo[979:138] \
      -[Inbox viewWillAppear:] 2026-03-03 13:14:21.171 Demo[979:138] -[Inbox reload] 2026-03-03 13:14:21.177 \
      Demo[979:138] -[Inbox viewDidAppear:] 2026-03-03 13:14:22.177 Demo[979:138] viewWillDisappear
      """, ["Inbox* wa", "Inbox* da", " wd"]
    ),
    (
      // A name and a colon above a call is its view's, a method's is none.
      "Inbox:\nviewWillAppear\nLetter:\nviewDidAppear", ["Inbox* wa", "Letter* da"]
    ),
    (
      "shouldOpenPage:\nviewWillAppear\ndidOpenPage:\nviewDidAppear", [" wa", " da"]
    ),
    (
      // Sentences of which a page has cut the end.
      "在視圖將被移除並且動畫開始之前呼叫viewWillDisappear\n。可以在這裡保存資料viewDidDisappear\n在viewWillAppear",
      []
    ),
  ]

  @Test("a paste is read as a person reads it", arguments: pastes.indices)
  func pasteIsRead(_ index: Int) throws {
    let paste = Self.pastes[index]
    let read = try listing(of: paste.text + "\n", as: .console)
    let events = read.filter { $0 != "separator" && !$0.hasPrefix("process") }
    #expect(events == paste.events, "\(paste.text)")
  }
}
