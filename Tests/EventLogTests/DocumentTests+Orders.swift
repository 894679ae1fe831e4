/// Pages that tell in which order callbacks come, and lists that name each of them once.
extension DocumentTests {
  static let orders: [(name: String, text: String)] = [
    (
      "chain under a heading",
      #"""
      # Life cycle

      init -> loadView -> viewDidLoad -> viewWillAppear -> viewDidAppear -> viewWillDisappear -> deinit

      When you push, `viewWillDisappear` comes first.
      """#
    ),
    (
      "questions with answers",
      #"""
      Which of these is called each time a view becomes visible?
      A) viewDidLoad
      B) viewWillAppear
      C) viewDidDisappear
      D) viewWillDisappear
      Answer: B
      """#
    ),
    (
      "keys of a configuration",
      #"""
      overridden_super_call:
        included:
          - viewWillAppear(_:)
          - viewDidAppear(_:)
      severity: error
      """#
    ),
    (
      "contents",
      #"""
      Table of Contents
      1. loadView
      2. viewDidLoad
      3. viewWillAppear
      4. viewDidAppear
      5. viewWillDisappear
      """#
    ),
    (
      "a life that a table explains",
      #"""
      ### Life cycle

      ```text
      loadView()
      viewWillAppear()
      viewDidAppear()
      viewWillDisappear()
      ```

      | method | meaning |
      |---|---|
      | `viewWillAppear()` | called just before the screen is shown |
      | `viewDidAppear()` | called after the screen was shown |
      """#
    ),
    (
      "names under a heading",
      #"""
      # Methods

      viewWillAppear
      viewDidAppear
      viewWillDisappear
      """#
    ),
    (
      "how often each was called",
      #"""
      viewWillAppear: 12
      viewDidAppear: 8
      viewWillDisappear: 9
      """#
    ),
    (
      "cells of a web page",
      #"""
      <table>
        <tr><td>viewWillAppear</td>
        <td>即将加入窗口时调用</td></tr>
        <tr><td>viewWillDisappear</td>
        <td>即将消失时调用</td></tr>
      </table>
      """#
    ),
    (
      "audit of a file",
      #"""
      | 12 | completionHandler | 15 | Notifications.m:678 |
      | 13 | viewDidLoad | 9 | Inbox.swift:64 |
      | 14 | viewWillAppear | 8 | Inbox.swift:90 |
      | 15 | viewDidAppear | 6 | Inbox.swift:96 |
      | 16 | viewWillDisappear | 5 | Inbox.swift:103 |
      """#
    ),
    (
      "platforms compared",
      #"""
      | state | resumed | paused |
      |---|---|---|
      | Android | onResume | onPause |
      | iOS Host | viewDidAppear | viewDidDisappear |
      | same | | viewWillDisappear |
      """#
    ),
    (
      "probes",
      #"""
      CPU     ID                    FUNCTION:NAME
        0  12345           -viewWillAppear::entry
        1  12346           -viewDidAppear::entry
      """#
    ),
    (
      "steps with arrows",
      #"""
      viewDidLoad
      ↓
      viewWillAppear
      ↓
      viewDidAppear
      """#
    ),
    (
      "tree",
      #"""
      viewWillAppear
        └─ viewWillLayoutSubviews
        └─ viewDidAppear
      """#
    ),
    (
      "box",
      #"""
      ┌─────────────┐
      │   ACTIVE    │ ← viewDidAppear
      └─────────────┘
            ▲
      viewWillAppear | viewWillDisappear
      """#
    ),
    (
      "what should come, in a sentence",
      #"""
      Expected Results:

      the second screen should receive:
      loadView
      viewWillAppear:
      viewDidAppear:
      """#
    ),
    (
      "text of a program",
      #"""
      label.text = """
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        """
      """#
    ),
    (
      "one call among sentences",
      #"""
      #### What should happen?
      `Inbox.viewDidAppear()` being called

      #### What happens instead?
      The screen stays white.
      """#
    ),
    (
      "steps between arrows",
      #"""
      ### Order of a push

      ```
      1. Detail: viewDidLoad()
         ↓
      2. List: viewWillDisappear(_:)
         ↓
      3. Detail: viewWillAppear(_:)
         ↓
      4. Detail: viewDidAppear(_:)
      ```
      """#
    ),
    (
      "places for breakpoints",
      #"""
      ## Breakpoints

      Set these:

      1. `ListViewController.viewDidLoad`
      2. `ListViewController.viewWillAppear`
      3. `DetailViewController.viewDidLoad`
      """#
    ),
    (
      "methods with paragraphs between",
      #"""
      Os métodos do ciclo de vida:

      viewWillAppear()

      Chamado sempre antes que a tela fique pronta para o leitor.

      viewDidAppear()

      Chamado depois que a tela ficou pronta para o leitor.
      """#
    ),
    (
      "callbacks among sentences of a list",
      #"""
      Порядок при переходе:
      - loadView создаёт все виды и связи с ними, если их ещё нет.
      - viewWillAppear:
      - Здесь ещё нельзя спрашивать о размерах видов на экране.
      - viewDidAppear:

      При возврате:
      - viewWillAppear:
      - viewDidAppear:
      """#
    ),
    (
      "what something of a screen does",
      #"""
      1. The page is visible - e.g. PageController's subclass's viewDidAppear
      2. The page is on its way
      """#
    ),
    (
      "a chain over several lines",
      #"""
      ### What a push does

      ```
      push(detail)
      → viewDidLoad()
      → viewWillAppear()
      → viewDidLayoutSubviews()
      → viewDidAppear()
      ```
      """#
    ),
    (
      "sentences that count",
      #"""
      3. 먼저 viewDidAppear 가 호출된다.
      4. 그다음엔 @viewWillDisappear 가 호출된다.
      5. 마지막으로 @viewDidDisappear 가 호출된다.
      - 或 viewDidAppear
      """#
    ),
    (
      "methods as a class declares them",
      #"""
      Le cycle de vie :
      - loadView()
      - viewWillAppear(_ animated: Bool)
      - viewDidAppear(_ animated: Bool)
      """#
    ),
    (
      "lines to look for",
      #"""
      ### Look for these
      You should see lines such as:
      - `[Share] viewWillAppear CALLED`
      - `[Share] viewDidAppear CALLED`
      """#
    ),
    (
      "two of a table of methods",
      #"""
      //   0x1000573e8    1828  -[Inbox reload]
      //   0x100058ce0       4  -[Inbox viewWillDisappear:]
      //   0x100058ce4     124  -[Inbox setCount:]
      //   0x100058d64     956  -[Inbox viewWillAppear:]
      """#
    ),
    (
      "words about a warning",
      #"""
      Unbalanced calls to begin/end appearance transitions
      @title Unbalanced calls to begin/end appearance transitions
      // Otherwise one gets
      // Unbalanced calls to begin/end appearance transitions for <Inbox: 0x8f4>.
      Note the message in the log: “Unbalanced calls to begin/end appearance transitions for <Inbox: 0x8f4>.”
      The log says Unbalanced calls to begin/end appearance transitions for <Inbox: 0x8f4>.
      """#
    ),
    (
      "an order of roles in Korean",
      #"""
      ### 다음 화면을 열 때

      - viewWillDisappear(_:) - 이전 뷰 컨트롤러
      - viewWillAppear(_:) - 새로운 뷰 컨트롤러
      - viewDidDisappear(_:) - 이전 뷰 컨트롤러
      - viewDidAppear(_:) - 새로운 뷰 컨트롤러
      """#
    ),
    (
      "an order of roles in Japanese, of which one has no name",
      #"""
      ## 画面遷移がある場合
      - 画面遷移
          - 次画面: viewDidLoad()
          - viewWillDisappear(_:)
          - 次画面: viewWillAppear(_:)
          - 次画面: viewDidAppear(_:)
          - viewDidDisappear(_:)
      """#
    ),
  ]
}
