/// More of them, from tools and translations.
extension DocumentTests {
  static let listings: [(name: String, text: String)] = [
    (
      "subtitles",
      #"""
      WEBVTT

      00:24:36.643 --> 00:24:39.613 align:start
      Then viewWillAppear
      is called by UIKit

      00:24:39.713 --> 00:24:43.150 align:start
      and after it
      viewDidAppear
      """#
    ),
    (
      "links",
      #"""
      - [viewDidLoad()](viewdidload.md)
      - [viewWillAppear(_:)](<viewwillappear(_:).md>)
      - [viewDidAppear(_:)](<viewdidappear(_:).md>)
      - [viewWillDisappear(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:))
      - [Inbox viewDidDisappear](#inbox-viewdiddisappear)
      """#
    ),
    (
      "changelog",
      #"""
      ## 2.3.0
      - Fixed: `viewWillAppear` was called twice on `InboxViewController`
      - Call `viewDidAppear(_:)` after the transition completes (#412)
      - viewWillDisappear no longer removes observers
      ## 2.2.1
      - Moved refresh from viewDidAppear to viewWillAppear
      """#
    ),
    (
      "expected",
      #"""
      ### Steps to Reproduce
      1. Push B on A
      2. Pop

      ### Expected Results:
      A viewWillDisappear
      B viewWillAppear
      A viewDidDisappear
      B viewDidAppear

      ### Actual Results:
      The app hangs.
      """#
    ),
    (
      "not called ko",
      #"""
      모달로 띄웠을 때 (pageSheet)
      A: viewWillDisappear ❌ 호출 안 됨
      A: viewDidDisappear ❌ 호출 안 됨
      B: viewWillAppear ❌ 호출되지 않음
      """#
    ),
    (
      "not called",
      #"""
      A: viewWillDisappear (not called)
      A: viewDidDisappear - never called
      B viewWillAppear is not called
      C viewDidAppear ✗
      D viewDidAppear 不会调用
      E viewWillAppear 没有调用
      F viewWillAppear 呼ばれない
      G viewWillAppear не вызывается
      H viewWillAppear não é chamado
      I viewWillAppear no se llama
      """#
    ),
    (
      "prose en",
      #"""
      When you push a view controller, UIKit calls viewWillDisappear on the old controller and viewWillAppear on the new one.
      Then viewDidDisappear follows on the old controller, and viewDidAppear on the new one.
      I noticed that viewDidAppear is called before viewDidDisappear in some cases.
      Q: why does InboxViewController viewWillAppear get called after dismissing a sheet?
      A: because the presentation style is automatic, viewWillAppear isn't called there.
      """#
    ),
    (
      "prose zh",
      #"""
      当我们从控制器A push到控制器B时，首先会调用A的viewWillDisappear方法，然后调用B的viewWillAppear方法。
      在iOS13之后，present出来的控制器dismiss之后，A的viewWillAppear不会被调用。
      需要注意的是，viewDidAppear里面做动画比较合适。
      """#
    ),
    (
      "prose ja",
      #"""
      画面Aから画面Bにpushすると、まずAのviewWillDisappearが呼ばれ、次にBのviewWillAppearが呼ばれます。
      モーダルを閉じたときにviewWillAppearが呼ばれない問題があります。
      viewDidAppearで処理を行うべきです。
      """#
    ),
    (
      "prose ru",
      #"""
      При переходе сначала вызывается viewWillDisappear у первого контроллера, затем viewWillAppear у второго.
      Метод viewDidAppear вызывается после завершения анимации.
      """#
    ),
    (
      "prose pt",
      #"""
      Quando fazemos push, o método viewWillDisappear da primeira tela é chamado, e depois o viewWillAppear da segunda.
      O viewDidAppear não é chamado quando a tela volta de um sheet.
      """#
    ),
    (
      "crash",
      #"""
      Thread 0 Crashed:
      0   libobjc.A.dylib               \#t0x00000001a2b3c4d5 objc_msgSend + 5
      1   Demo                          \#t0x0000000102b4c5d8 -[InboxViewController viewWillAppear:] + 124
      2   UIKitCore                     \#t0x00000001a5b6c7d8 -[UIViewController _setViewAppearState:isAnimating:] + 740
      3   UIKitCore                     \#t0x00000001a5b6c8e0 -[UIViewController __viewWillAppear:] + 140
      4   Demo                          \#t0x0000000102b4c6f0 InboxViewController.viewDidAppear(_:) (Inbox.swift:41)
      """#
    ),
    (
      "addresses",
      #"""
      0x102b4c5d8 -[InboxViewController viewWillAppear:]
      0x102b4c6f0 -[InboxViewController viewDidAppear:]
      0x102b4c7a0 -[InboxViewController viewWillDisappear:]
      0x102b4c8c8 -[MessageViewController viewDidAppear:]
      """#
    ),
    (
      "addresses table",
      #"""
      | Address | Symbol |
      |---|---|
      | 0x102b4c5d8 | -[InboxViewController viewWillAppear:] |
      | 0x102b4c6f0 | -[InboxViewController viewDidAppear:] |
      | 0x102b4c8c8 | -[MessageViewController viewDidAppear:] |
      """#
    ),
    (
      "instruments",
      #"""
      Weight\#tSelf Weight\#t\#tSymbol Name
      120.0 ms  12.0%\#t0 s\#t \#t-[InboxViewController viewWillAppear:]
       80.0 ms   8.0%\#t2.0 ms\#t \#t -[InboxViewController viewDidAppear:]
       10.0 ms   1.0%\#t0 s\#t \#t  closure #1 in InboxViewController.viewDidAppear(_:)
      """#
    ),
    (
      "headings",
      #"""
      # viewWillAppear
      Called before the view is added.
      # viewDidAppear
      Called after.
      ## Inbox viewWillDisappear
      """#
    ),
    (
      "json config",
      #"""
      {
        "methods": ["viewWillAppear:", "viewDidAppear:", "viewWillDisappear:"],
        "callbacks": {"appear": "viewWillAppear", "disappear": "viewDidDisappear"}
      }
      """#
    ),
    (
      "enum source",
      #"""
      enum LifecycleEvent: String {
          case viewDidLoad
          case viewWillAppear
          case viewDidAppear = "view_did_appear"
          case viewWillDisappear
      }
      let order: [LifecycleEvent] = [.viewWillAppear, .viewDidAppear]
      switch event {
      case .viewWillAppear: log("a")
      default: break
      }
      """#
    ),
    (
      "swizzle",
      #"""
      let originalSelector = #selector(UIViewController.viewWillAppear(_:))
      let swizzledSelector = #selector(UIViewController.my_viewWillAppear(_:))
      SWIZZLE(viewDidAppear:, my_viewDidAppear:)
      [self swizzle:@selector(viewWillAppear:) with:@selector(xyz_viewWillAppear:)];
      Aspects.hook(UIViewController.self, "viewDidAppear:")
      """#
    ),
    (
      "comparison table",
      #"""
      | UIKit | SwiftUI | Android |
      |---|---|---|
      | viewDidLoad | init | onCreate |
      | viewWillAppear | onAppear | onStart |
      | viewDidAppear | - | onResume |
      | viewWillDisappear | onDisappear | onPause |
      | viewDidDisappear | - | onStop |
      """#
    ),
    (
      "apple docs",
      #"""
      viewWillAppear(_:)
      Notifies the view controller that its view is about to be added to a view hierarchy.

      viewDidAppear(_:)
      Notifies the view controller that its view was added to a view hierarchy.

      viewWillDisappear(_:)
      Notifies the view controller that its view is about to be removed from a view hierarchy.
      """#
    ),
    (
      "grep",
      #"""
      Sources/Inbox.swift:12:    override func viewWillAppear(_ animated: Bool) {
      Sources/Inbox.swift:13:        super.viewWillAppear(animated)
      Sources/Message.m:40:- (void)viewDidAppear:(BOOL)animated
      Sources/Message.m:41:    [super viewDidAppear:animated];
      """#
    ),
    (
      "git log",
      #"""
      1a2b3c4 Move refresh to viewWillAppear
      5d6e7f8 Inbox: stop polling in viewWillDisappear
      9a0b1c2 Fix viewDidAppear being called twice
      """#
    ),
    (
      "c string table",
      #"""
      static const char *names[] = { "viewWillAppear:", "viewDidAppear:", };
      { "viewWillAppear", KIND_A },
      { "viewDidAppear", KIND_B },
      """#
    ),
    (
      "lldb",
      #"""
      (lldb) bt
      * thread #1, queue = 'com.apple.main-thread', stop reason = breakpoint 1.1
        * frame #0: 0x0000000104a Demo`InboxViewController.viewWillAppear(animated=true, self=0x00007f82) at Inbox.swift:20:9
          frame #1: 0x0000000104b Demo`@objc InboxViewController.viewDidAppear(_:) at <compiler-generated>:0
      """#
    ),
    (
      "analytics url",
      #"""
      GET /track?event=viewDidAppear&screen=Inbox 200
      GET https://a.example.com/c?e=viewWillAppear&s=Inbox 204
      POST /v1/events/viewDidAppear 201
      """#
    ),
    (
      "shares of methods that tests run",
      #"""
      Inbox.viewWillAppear(_:) 66.67% (2/3)
      Inbox.viewDidAppear(_:)  100.00% (12/12)
      """#
    ),
    (
      "searches and macros",
      #"""
      grep -rn viewWillAppear Sources
      #define viewWillAppear traced
      po viewDidAppear
      """#
    ),
    (
      "names at offsets",
      #"""
        573c5 setHidesWhenStopped:
        573da initWithCustomView:
        57405 viewDidAppear:
        57414 requestWithURL:
        57424 loadRequest:
        57431 navigationController
        57440 viewWillDisappear:
      """#
    ),
    (
      "a table between lines",
      #"""
      ┌──────────────────┬──────────┐
      │ iOS              │ Android  │
      ├──────────────────┼──────────┤
      │ viewWillAppear   │ onStart  │
      │ viewDidAppear    │ onResume │
      │ viewWillDisappear│ onPause  │
      └──────────────────┴──────────┘
      """#
    ),
  ]
}
