/// Pages that hold no recording.
extension DocumentTests {
  static let pages: [(name: String, text: String)] = [
    (
      "md zh glossary",
      #"""
      # UIViewController 生命周期

      UIViewController 的生命周期方法：

      - `loadView`：加载视图
      - `viewDidLoad`：视图加载完成
      - `viewWillAppear`：视图即将显示
      - `viewDidAppear`：视图已经显示
      - `viewWillDisappear`：视图即将消失
      - `viewDidDisappear`：视图已经消失
      - `dealloc`：控制器销毁
      """#
    ),
    (
      "zh table",
      #"""
      | 方法 | 说明 |
      | --- | --- |
      | viewDidLoad | 视图加载完成后调用 |
      | viewWillAppear: | 视图将要显示时调用 |
      | viewDidAppear: | 视图已经显示时调用 |
      | viewWillDisappear: | 视图将要消失时调用 |
      | viewDidDisappear: | 视图已经消失时调用 |
      """#
    ),
    (
      "zh plain",
      #"""
      viewWillAppear: 视图即将可见时调用。默认情况下不执行任何操作
      viewDidAppear: 视图已完全过渡到屏幕上时调用
      viewWillDisappear: 视图被驳回时调用，覆盖或以其他方式隐藏。默认情况下不执行任何操作
      viewDidDisappear: 视图被驳回后调用，覆盖或以其他方式隐藏。默认情况下不执行任何操作
      """#
    ),
    (
      "ja glossary",
      #"""
      ## ライフサイクル

      viewDidLoad：ビューが読み込まれた後に1度だけ呼ばれる
      viewWillAppear：ビューが表示される直前に呼ばれる
      viewDidAppear：ビューが表示された直後に呼ばれる
      viewWillDisappear：ビューが非表示になる直前に呼ばれる
      viewDidDisappear：ビューが非表示になった直後に呼ばれる
      """#
    ),
    (
      "ja list",
      #"""
      1. viewDidLoad … 画面が生成されたとき
      2. viewWillAppear … 画面が表示される直前
      3. viewDidAppear … 画面が表示された直後
      4. viewWillDisappear … 画面が消える直前
      5. viewDidDisappear … 画面が消えた直後
      """#
    ),
    (
      "ko glossary",
      #"""
      # 뷰 컨트롤러 생명주기

      - viewDidLoad : 뷰가 메모리에 로드된 후 호출
      - viewWillAppear : 뷰가 나타나기 직전에 호출
      - viewDidAppear : 뷰가 나타난 직후에 호출
      - viewWillDisappear : 뷰가 사라지기 직전에 호출
      - viewDidDisappear : 뷰가 사라진 직후에 호출
      """#
    ),
    (
      "ko glossary2",
      #"""
      viewWillAppear - 화면이 나타나기 직전
      viewDidAppear - 화면이 나타난 직후
      viewWillDisappear - 화면이 사라지기 직전
      viewDidDisappear - 화면이 사라진 직후
      """#
    ),
    (
      "ru glossary",
      #"""
      viewDidLoad — вызывается после загрузки view
      viewWillAppear — вызывается перед появлением экрана
      viewDidAppear — вызывается после появления экрана
      viewWillDisappear — вызывается перед исчезновением экрана
      viewDidDisappear — вызывается после исчезновения экрана
      """#
    ),
    (
      "pt glossary",
      #"""
      viewDidLoad: chamado quando a view é carregada
      viewWillAppear: chamado antes da view aparecer
      viewDidAppear: chamado depois que a view aparece
      viewWillDisappear: chamado antes da view desaparecer
      viewDidDisappear: chamado depois que a view desaparece
      """#
    ),
    (
      "es glossary",
      #"""
      - viewWillAppear: se llama antes de que la vista aparezca
      - viewDidAppear: se llama cuando la vista ya apareció
      - viewWillDisappear: se llama antes de desaparecer
      - viewDidDisappear: se llama después de desaparecer
      """#
    ),
    (
      "en glossary",
      #"""
      The lifecycle of a view controller:

      viewDidLoad: called once, when the view is loaded
      viewWillAppear: called before the view appears
      viewDidAppear: called after the view appeared
      viewWillDisappear: called before the view disappears
      viewDidDisappear: called after the view disappeared
      """#
    ),
    (
      "zh glossary in front",
      #"""
      1. 加载视图：loadView
      2. 视图加载完成：viewDidLoad
      3. 视图即将显示：viewWillAppear
      4. 视图已经显示：viewDidAppear
      6. 视图即将消失：viewWillDisappear
      7. 视图已经消失：viewDidDisappear
      """#
    ),
    (
      "zh list in front",
      #"""
      - 即将出现 viewWillAppear
      - 出现 viewDidAppear
      - 即将消失 viewWillDisappear
      - 消失 viewDidDisappear
      """#
    ),
    (
      "ja glossary in front",
      #"""
      画面が表示される直前: viewWillAppear
      画面が表示された直後: viewDidAppear
      画面が消える直前: viewWillDisappear
      画面が消えた直後: viewDidDisappear
      """#
    ),
    (
      "ko glossary in front",
      #"""
      뷰가 나타나기 직전: viewWillAppear
      뷰가 나타난 직후: viewDidAppear
      뷰가 사라지기 직전: viewWillDisappear
      뷰가 사라진 직후: viewDidDisappear
      """#
    ),
    (
      "ru glossary in front",
      #"""
      Перед появлением: viewWillAppear
      После появления: viewDidAppear
      Перед исчезновением: viewWillDisappear
      После исчезновения: viewDidDisappear
      """#
    ),
    (
      "pt glossary in front",
      #"""
      Antes de aparecer: viewWillAppear
      Depois de aparecer: viewDidAppear
      Antes de desaparecer: viewWillDisappear
      Depois de desaparecer: viewDidDisappear
      """#
    ),
    (
      "en glossary in front",
      #"""
      Before the view appears: viewWillAppear
      After the view appeared: viewDidAppear
      Before it goes: viewWillDisappear
      Afterwards: viewDidDisappear
      """#
    ),
    (
      "objc reference",
      #"""
      -[InboxController viewWillAppear:]
      Tells the controller that its view is about to be added to the window.
      -[InboxController viewDidAppear:]
      Tells the controller that its view has been added to the window.
      """#
    ),
    (
      "ru methods of the class",
      #"""
      Методы UIViewController:
      ```
      loadView()
      viewDidLoad()

      viewWillAppear(_:)
      viewDidAppear(_:)
      viewDidAppear(_:)
      ```
      """#
    ),
    (
      "en list",
      #"""
      ## View controller life cycle

      1. `init`
      2. `loadView`
      3. `viewDidLoad`
      4. `viewWillAppear`
      5. `viewWillLayoutSubviews`
      6. `viewDidLayoutSubviews`
      7. `viewDidAppear`
      8. `viewWillDisappear`
      9. `viewDidDisappear`
      10. `deinit`

      Override `viewWillAppear(_:)` to prepare your view. In `viewDidAppear(_:)` you may start animations.
      """#
    ),
    (
      "swift source",
      #"""
      import UIKit

      final class InboxViewController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              print("Inbox viewDidLoad")
          }

          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              print("Inbox viewWillAppear")
          }

          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              NSLog("%@ viewDidAppear", self)
              Analytics.track(screen: "Inbox", on: .viewDidAppear)
          }

          // MARK: viewWillDisappear
          override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
      }
      """#
    ),
    (
      "objc source",
      #"""
      #import "InboxViewController.h"
      #define N_ViewDidAppear @"viewDidAppear"
      static NSString *const kEvent = @"viewWillAppear";

      @implementation InboxViewController

      - (void)viewWillAppear:(BOOL)animated
      {
          [super viewWillAppear:animated];
          NSLog(@"-[InboxViewController viewWillAppear:]");
          [self.child viewWillAppear:animated];
      }

      - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          NSLog(@"%s", __func__);
      }
      @end
      """#
    ),
    (
      "objc header",
      #"""
      @interface UIViewController : UIResponder
      - (void)viewDidLoad;
      - (void)viewWillAppear:(BOOL)animated;    // Called when the view is about to made visible. Default does nothing
      - (void)viewDidAppear:(BOOL)animated;     // Called when the view has been fully transitioned onto the screen. Default does nothing
      - (void)viewWillDisappear:(BOOL)animated; // Called when the view is dismissed, covered or otherwise hidden. Default does nothing
      - (void)viewDidDisappear:(BOOL)animated;  // Called after the view was dismissed, covered or otherwise hidden. Default does nothing
      """#
    ),
    (
      "symbols nm",
      #"""
      0000000100003a10 t -[InboxViewController viewDidLoad]
      0000000100003b40 t -[InboxViewController viewWillAppear:]
      0000000100003c70 t -[InboxViewController viewDidAppear:]
      0000000100003d10 t -[InboxViewController viewWillDisappear:]
      0000000100003e00 t -[MessageViewController viewDidAppear:]
      0000000100003f20 T _$s4Demo5InboxC14viewWillAppearyySbF
      """#
    ),
    (
      "symbols list",
      #"""
      -[InboxViewController .cxx_destruct]
      -[InboxViewController delegate]
      -[InboxViewController setDelegate:]
      -[InboxViewController tableView:didSelectRowAtIndexPath:]
      -[InboxViewController viewDidAppear:]
      -[InboxViewController viewDidDisappear:]
      -[InboxViewController viewDidLoad]
      -[InboxViewController viewWillAppear:]
      -[InboxViewController viewWillDisappear:]
      -[MessageViewController dealloc]
      -[MessageViewController viewDidAppear:]
      -[MessageViewController viewWillAppear:]
      """#
    ),
    (
      "symbols diff",
      #"""
      + -[InboxViewController setFolder:]
      + -[InboxViewController viewWillAppear:]
      + -[InboxViewController viewDidAppear:]
      - -[MailViewController viewWillAppear:]
      - -[MailViewController viewWillDisappear:]
      ~ -[HomeViewController viewDidLoad] : 216 -> 220
      ~ -[HomeViewController viewDidAppear:] : 104 -> 128
      """#
    ),
    (
      "linkmap",
      #"""
      # Symbols:
      # Address\#tSize    \#tFile  Name
      0x100003A10\#t0x00000130\#t[  2] -[InboxViewController viewDidLoad]
      0x100003B40\#t0x00000130\#t[  2] -[InboxViewController viewWillAppear:]
      0x100003C70\#t0x000000A0\#t[  2] -[InboxViewController viewDidAppear:]
      0x100003D10\#t0x000000F0\#t[  2] -[InboxViewController viewWillDisappear:]
      0x100003E00\#t0x000000F0\#t[  3] -[MessageViewController viewDidAppear:]
      """#
    ),
    (
      "disasm",
      #"""
      UIKit`-[UIViewController viewWillAppear:]:
      ->  0x18a1b2c30 <+0>:  stp    x29, x30, [sp, #-0x10]!
          0x18a1b2c34 <+4>:  mov    x29, sp
          0x18a1b2c38 <+8>:  bl     0x18a1b2d00               ; -[UIViewController viewDidAppear:]
          0x18a1b2c3c <+12>: ldp    x29, x30, [sp], #0x10
      UIKit`-[UIViewController viewDidAppear:]:
          0x18a1b2d00 <+0>:  ret
      """#
    ),
    (
      "hopper",
      #"""
      /* @class InboxViewController */
      -(void)viewWillAppear:(bool)arg2 {
          [[&var_20 super] viewWillAppear:arg2];
          return;
      }
                           -[InboxViewController viewDidAppear:]:
      0000000100003c70         push       rbp
      0000000100003c71         mov        rbp, rsp
      """#
    ),
    (
      "diff",
      #"""
      diff --git a/Inbox.swift b/Inbox.swift
      index 1a2b3c..4d5e6f 100644
      --- a/Inbox.swift
      +++ b/Inbox.swift
      @@ -10,6 +10,9 @@ override func viewWillAppear(_ animated: Bool) {
           super.viewWillAppear(animated)
      +    logger.log("Inbox viewWillAppear")
      -    print("Inbox viewWillAppear")
      +    child.viewDidAppear(animated)
      """#
    ),
    (
      "mermaid",
      #"""
      ```mermaid
      graph TD
          A["init"] --> B["loadView"]
          B --> C["viewDidLoad"]
          C --> D["viewWillAppear(_:)"]
          D --> E["viewDidAppear(_:)"]
          E --> F["viewWillDisappear(_:)"]
          F --> G["viewDidDisappear(_:)"]
      ```
      """#
    ),
    (
      "mermaid state",
      #"""
      stateDiagram-v2
          [*] --> viewDidLoad
          viewDidLoad --> viewWillAppear
          viewWillAppear --> viewDidAppear
          viewDidAppear --> viewWillDisappear
          viewWillDisappear --> viewDidDisappear
          viewDidDisappear --> [*]
      """#
    ),
    (
      "dot",
      #"""
      digraph G {
        viewDidLoad -> viewWillAppear;
        viewWillAppear -> viewDidAppear [label="shown"];
        viewDidAppear -> viewWillDisappear;
        viewWillDisappear -> viewDidDisappear;
      }
      """#
    ),
    (
      "mermaid without quotes",
      #"""
      flowchart TD
          A[loadView] --> B[viewDidLoad]
          B --> C[viewWillAppear:]
          C --> D[viewDidAppear:]
          D --> E[Reading]
          E --> F[viewWillDisappear:]
      """#
    ),
    (
      "a life with bars between its parts",
      #"""
      vc viewDidLoad
      |
      vc viewWillAppear
      vc viewDidAppear
      |
      vc viewWillDisappear
      vc viewDidDisappear
      """#
    ),
  ]
}
