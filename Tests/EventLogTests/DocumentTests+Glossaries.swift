/// Glossaries of the callbacks.
extension DocumentTests {
  static let glossaries: [(name: String, text: String)] = [
    (
      "a list in Japanese that sentences explain",
      #"""
      画面の状態が変わると次のメソッドが呼ばれます。

      viewWillAppear(_:)
      viewDidAppear(_:)
      viewWillAppear()
      画面が表示される直前に毎回呼ばれます。

      viewDidAppear()
      画面が完全に表示された後に呼ばれます。
      """#
    ),
    (
      "a list that a glossary explains",
      #"""
      ## Life cycle

      ```
      viewDidLoad()
      viewWillAppear()
      viewDidAppear()
      viewWillDisappear()
      viewDidDisappear()
      ```

      * `viewDidLoad` - called when the controller is made, once as a rule
      * `viewWillAppear` - called right before the view comes onto the screen
      """#
    ),
    (
      "a page of a reference with its data",
      #"""
      <!--
      {
        "identifier" : "/documentation/UIKit/UIViewController/viewWillAppear(_:)",
        "symbol" : {
          "preciseIdentifier" : "c:objc(cs)UIViewController(im)viewWillAppear:"
        },
        "title" : "viewWillAppear(_:)"
      }
      -->

      # viewWillAppear(_:)

      Tells the controller that its view is about to be added to a hierarchy.
      """#
    ),
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
      "a glossary with names that nothing describes",
      #"""
      viewDidLoad()
      Comes once, when the view of the screen was made.
      viewWillAppear()
      Comes behind viewDidLoad()
      viewDidAppear()
      viewWillDisappear()
      The user may have gone back, or to another screen of the app.
      viewDidDisappear()
      The screen cannot be seen any more, and may still be there in memory.
      """#
    ),
    (
      "a glossary in front of two callbacks in a line",
      #"""
      - **1. 准备显示**：viewWillAppear → viewWillLayoutSubviews
      - **2. 完成显示**：viewIsAppearing → viewDidAppear
      - **3. 准备离开**：viewWillDisappear
      - **4. 完成离开**：viewDidDisappear
      """#
    ),
    (
      "an order with other methods in front",
      #"""
      # Loading a view

      The order is:

      1. `init()` (reading `self.view` by mistake)
      1. `loadView()`
      1. Later the screen is shown.
      1. `viewWillAppear(_:)`
      1. `viewDidAppear(_:)`
      1. ...

      ### What is wrong with it

      The view is made too early.
      """#
    ),
    (
      "answers to questions",
      #"""
      ### 3. What is called when an app starts?
      ```
      viewDidLoad
      viewWillAppear
      ```

      ### 4. 页面返回时会调用什么？
      ```
      viewWillDisappear
      viewDidDisappear
      viewWillAppear
      ```

      **Q:** Put the methods into their order.
      > viewWillAppear
      > viewWillDisappear
      """#
    ),
    (
      "methods of one class with colons",
      #"""
      整个过程中会调用下面的方法。

      -[Inbox viewDidLoad]：此时视图已经被加载到内存中，可以在这里修改约束、加载数据
      -[Inbox viewWillAppear:]：视图即将显示
      -[Inbox viewDidAppear:]: 视图已经显示
      """#
    ),
  ]
}
