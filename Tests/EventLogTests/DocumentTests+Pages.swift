/// Pages that hold no recording.
extension DocumentTests {
  static let pages: [(name: String, text: String)] = [
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
