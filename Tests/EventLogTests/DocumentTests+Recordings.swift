/// Pages that hold a recording, with its events.
extension DocumentTests {
  static let recordings: [(name: String, text: String, events: [String])] = [
    (
      "blog",
      #"""
      # What happens on a push?

      I added a print to every callback and pushed B from A:

      ```
      A viewWillDisappear
      B viewWillAppear
      A viewDidDisappear
      B viewDidAppear
      ```

      As you can see, `viewWillDisappear` of A comes first, then `viewWillAppear` of B.
      When you pop, viewWillAppear is called again:

      ```
      B viewWillDisappear
      A viewWillAppear
      B viewDidDisappear
      A viewDidAppear
      ```
      """#,
      ["A* wd", "B* wa", "A* dd", "B* da", "B* wd", "A* wa", "B* dd", "A* da"]
    ),
    (
      "one call among messages with a tag",
      #"""
      INBOX: viewDidAppear
      INBOX: asking for the messages of the last seven days
      NET: the request has been sent to the server.
      NET: the answer has been received from the server.
      INBOX: all of the messages have been stored
      NET: the connection has been closed by the server.
      """#,
      ["INBOX* da"]
    ),
    (
      "issue",
      #"""
      **Describe the bug**
      After dismissing the sheet, viewWillAppear is called twice on the presenter.

      **Code**
      ```swift
      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          print("Home viewWillAppear")
      }
      ```

      **Log**
      ```
      2026-03-22 15:12:28.719 Demo[4123:91230] Home viewWillAppear
      2026-03-22 15:12:28.720 Demo[4123:91230] Home viewWillAppear
      2026-03-22 15:12:28.950 Demo[4123:91230] Home viewDidAppear
      ```
      """#,
      ["Home* wa", "Home* wa", "Home* da"]
    ),
    (
      "titles above calls",
      #"""
      Life of Inbox and Rows

      - viewWillAppear -
      5. Inbox#viewWillAppear()
      6. Rows#updateConstraints()

      - viewDidAppear -
      7. Inbox#viewDidAppear()
      """#,
      ["Inbox* wa", "Inbox* da"]
    ),
    (
      "names of two words",
      #"""
      Third VC: viewWillDisappear(_:), 19:20:52 ns 752712965
      Second VC: viewWillAppear(_:), 19:20:52 ns 752812027
      Second VC: viewDidAppear(_:), 19:20:53 ns 262087941
      Third VC: viewDidDisappear(_:), 19:20:53 ns 262222051
      """#,
      ["Third VC* wd", "Second VC* wa", "Second VC* da", "Third VC* dd"]
    ),
    (
      "table head",
      #"""
      | # | Presenting | Presented |
      |---|---|---|
      | 1 | viewWillDisappear | |
      | 2 | | viewWillAppear |
      | 3 | | viewDidAppear |
      | 4 | viewDidDisappear | |
      """#,
      ["Presenting* wd", "Presented* wa", "Presented* da", "Presenting* dd"]
    ),
    (
      "table rows",
      #"""
      | Step | Screen | Callback |
      |---|---|---|
      | 1 | Inbox | viewWillDisappear |
      | 2 | Message | viewWillAppear |
      | 3 | Inbox | viewDidDisappear |
      | 4 | Message | viewDidAppear |
      """#,
      ["Inbox* wd", "Message* wa", "Inbox* dd", "Message* da"]
    ),
    (
      "output comment",
      #"""
      func viewWillAppear() { print(#function) }
      /* Output:
      FirstViewController viewWillDisappear
      SecondViewController viewWillAppear
      FirstViewController viewDidDisappear
      SecondViewController viewDidAppear
      */
      """#,
      [
        "FirstViewController* wd", "SecondViewController* wa", "FirstViewController* dd",
        "SecondViewController* da",
      ]
    ),
    (
      "two lines",
      #"""
      [Nav] A -> B:
      viewDidAppear
      [Nav] B -> A:
      viewDidAppear
      """#,
      ["B* da", "A* da"]
    ),
    (
      "zh caption among calls",
      #"""
      打印结果：
      2015-01-01 10:00:00.123 App[12:34] Inbox viewWillAppear
      2015-01-01 10:00:00.223 App[12:34] Inbox viewDidAppear

      6. 视图即将消失：viewWillDisappear
      2015-01-01 10:00:01.123 App[12:34] Inbox viewWillDisappear
      """#,
      ["Inbox* wa", "Inbox* da", "Inbox* wd"]
    ),
    (
      "zh states and calls",
      #"""
      2015-01-01 10:00:00.123 App[12:34] 页面将要显示 viewWillAppear
      2015-01-01 10:00:00.223 App[12:34] 页面已经显示了 viewDidAppear
      """#,
      [" wa", " da"]
    ),
    (
      "a screen each",
      #"""
      首页 viewWillDisappear
      详情 viewWillAppear
      首页 viewDidDisappear
      详情 viewDidAppear
      """#,
      ["首页* wd", "详情* wa", "首页* dd", "详情* da"]
    ),
    (
      "numbered calls of a screen with words",
      #"""
      1. Inbox screen did: viewWillAppear
      2. Inbox screen did: viewDidAppear
      3. Inbox screen did: viewWillDisappear
      """#,
      ["Inbox screen* wa", "Inbox screen* da", "Inbox screen* wd"]
    ),
    (
      "numbered calls, some without a name",
      #"""
      我们从第一个页面跳转，输出结果如下：

      1. Detail -- viewDidLoad
      2. viewWillDisappear
      3. Detail -- viewWillAppear
      4. Detail -- viewDidAppear
      5. viewDidDisappear
      """#,
      [" wd", "Detail* wa", "Detail* da", " dd"]
    ),
    (
      "a method cut behind its class",
      #"""
      2013-07-01 17:55:11.246 Demo[6213:907] -[Inbox viewWillAppear:]
      2013-07-01 17:55:11.607 Demo[6213:907] -[Inbox
      viewDidAppear:]

      * and then:

      2013-07-01 17:56:47.711 Demo[6213:907] -[Inbox viewWillDisappear:]
      """#,
      ["Inbox* wa", "Inbox* da", "Inbox* wd"]
    ),
    (
      "called methods of UIViewController",
      #"""
      Called methods of UIViewController:
      Inbox viewWillAppear
      Inbox viewDidAppear
      """#,
      ["Inbox* wa", "Inbox* da"]
    ),
    (
      "zh numbered",
      #"""
      从 A push 到 B，打印结果如下：

      1. A viewWillDisappear
      2. B viewWillAppear
      3. A viewDidDisappear
      4. B viewDidAppear

      可以看到，先调用 A 的 viewWillDisappear。
      """#,
      ["A* wd", "B* wa", "A* dd", "B* da"]
    ),
    (
      "log amid prose",
      #"""
      Here is what I get in the console when I swipe back and cancel:
      Detail - viewWillDisappear
      List - viewWillAppear
      Detail - viewWillAppear
      List - viewWillDisappear
      Detail - viewDidAppear
      List - viewDidDisappear
      So viewWillAppear is sent to both controllers. Is this expected?
      """#,
      ["Detail* wd", "List* wa", "Detail* wa", "List* wd", "Detail* da", "List* dd"]
    ),
    (
      "actual expected",
      #"""
      Expected:
      A viewWillDisappear
      B viewWillAppear
      A viewDidDisappear
      B viewDidAppear

      Actual:
      A viewWillDisappear
      B viewWillAppear
      B viewDidAppear
      """#,
      ["A* wd", "B* wa", "B* da"]
    ),
    (
      "summary in a table",
      #"""
      ## Result

      ```
      Home: viewWillDisappear
      Detail: viewWillAppear
      Home: viewDidDisappear
      Detail: viewDidAppear
      ```

      ## Side by side

      | Home              | Detail         |
      | ----------------- | -------------- |
      | viewWillDisappear |                |
      |                   | viewWillAppear |
      | viewDidDisappear  |                |
      |                   | viewDidAppear  |
      """#,
      ["Home* wd", "Detail* wa", "Home* dd", "Detail* da"]
    ),
    (
      "state of the stack beside calls",
      #"""
      ## The first start

      ```
      [ListController] viewWillAppear
      [ListController] viewDidAppear
      [Stack] root viewDidAppear
      [ListController] viewWillDisappear
      [DetailController] viewWillAppear
      [ListController] viewDidDisappear
      [DetailController] viewDidAppear
      ```
      """#,
      [
        "ListController* wa", "ListController* da", "ListController* wd", "DetailController* wa",
        "ListController* dd", "DetailController* da",
      ]
    ),
    (
      "one call of a block that is announced",
      #"""
      ## Steps

      This is the output:

      ```
      viewDidLoad normal
      viewWillAppear false
      ```
      """#,
      [" wa"]
    ),
    (
      "one call among lines of its form",
      #"""
      ### Start
      ```
      [lifecycle] Reading the settings...
      [lifecycle] viewDidLoad called
      [lifecycle] viewWillAppear called
      [lifecycle]   Ready
      ```

      ### Drop
      ```
      [DROP] ready
      ```
      """#,
      [" wa"]
    ),
    (
      "calls below a question, one of them twice",
      #"""
      ### What is printed when I come back?
      ```
      viewWillAppear
      viewDidAppear
      viewDidAppear
      ```
      """#,
      [" wa", " da", " da"]
    ),
    (
      "methods of the app, and one of the system",
      #"""
      ```
      -[Inbox viewWillAppear:]
      -[UIViewController _setViewAppearState:isAnimating:]
      -[Inbox viewDidAppear:]
      ```
      """#,
      ["Inbox* wa", "Inbox* da"]
    ),
    (
      "screens of two words, with the number of the callback behind",
      #"""
      ## The app starts

      First page 2 -viewDidLoad

      First page 3 -viewWillAppear

      First page 4 -viewDidAppear

      ## The second screen

      First page 5 -viewWillDisappear

      Second page 3 -viewWillAppear

      First page 6 -viewDidDisappear

      Second page 4 -viewDidAppear

      ## Back

      Second page 5 -viewWillDisappear

      First page 3 -viewWillAppear

      Second page 6 -viewDidDisappear

      First page 4 -viewDidAppear
      """#,
      [
        "First page* wa", "First page* da", "First page* wd", "Second page* wa", "First page* dd",
        "Second page* da", "Second page* wd", "First page* wa", "Second page* dd",
        "First page* da",
      ]
    ),
  ]
}
