/// Texts of pages, and lines with numbers.
extension TwinTextsTests {
  static let pages: [(name: String, text: Reading, twin: Reading)] = [
    (
      "names under a title of output, or of methods",
      Reading(
        """
        # Screens

        > **Output:**
        viewWillAppear
        viewDidAppear
        viewWillDisappear

        # More
        """, [" wa", " da", " wd"]),
      Reading(
        """
        # Screens

        > **Methods:**
        viewWillAppear
        viewDidAppear
        viewWillDisappear

        # More
        """)
    ),
    (
      "a list behind a log, on a page that begins in a block of code, or before it",
      Reading(
        """
        }
        ```

        The log says:
        ```
        10:00:01.100 viewWillAppear
        10:00:01.200 viewDidAppear
        ```

        1. `viewWillAppear`
        2. `viewDidAppear`
        """, [" wa", " da"]),
      Reading(
        """
        The log says:
        ```
        10:00:01.100 viewWillAppear
        10:00:01.200 viewDidAppear
        ```

        ```
        viewWillAppear
        viewDidAppear
        """, [" wa", " da", " wa", " da"])
    ),
    (
      "a number is an argument, or an instance",
      Reading(
        """
        InboxController viewWillAppear animated=0
        InboxController viewDidAppear animated=0
        InboxController viewWillDisappear animated=1
        RowsController viewWillAppear animated=1
        InboxController viewDidDisappear animated=1
        RowsController viewDidAppear animated=1
        """,
        [
          "InboxController* wa", "InboxController* da", "InboxController* wd",
          "RowsController* wa", "InboxController* dd", "RowsController* da",
        ]),
      Reading(
        """
        InboxController viewWillAppear tab=0
        InboxController viewDidAppear tab=0
        InboxController viewWillDisappear tab=0
        InboxController viewWillAppear tab=1
        InboxController viewDidDisappear tab=0
        InboxController viewDidAppear tab=1
        """,
        [
          "InboxController@0 wa", "InboxController@0 da", "InboxController@0 wd",
          "InboxController@1 wa", "InboxController@0 dd", "InboxController@1 da",
        ])
    ),
    (
      "a block below a heading that names the same callback, or a scene",
      Reading(
        """
        ### View Will Appear

        ```swift
        viewWillAppear(_:)
        ```

        * Starts requests

        ### View Did Appear

        ```swift
        viewDidAppear(_:)
        ```
        """),
      Reading(
        """
        ### Open the list

        ```
        viewWillAppear(_:)
        viewDidAppear(_:)
        ```
        """, [" wa", " da"])
    ),
    (
      "methods below comments that name the same callbacks, or the scene",
      Reading(
        """
        // viewWillAppear
        -[Inbox viewWillAppear:]
        -[Inbox settingsChanged:]

        // viewDidAppear
        -[Inbox viewDidAppear:]
        -[Inbox settingsChanged:]
        """),
      Reading(
        """
        // push
        -[Inbox viewWillAppear:]
        -[Inbox settingsChanged:]
        -[Inbox viewDidAppear:]
        -[Inbox settingsChanged:]
        """, ["Inbox* wa", "Inbox* da"])
    ),
    (
      "comments describe each callback below them, or one comment is above all",
      Reading(
        """
        // called before it is added
        viewWillAppear(_:)

        // called after it was added
        viewDidAppear(_:)

        // called before it is removed
        viewWillDisappear(_:)
        """),
      Reading(
        """
        // printed at the first start
        viewWillAppear(_:)
        viewDidAppear(_:)
        viewWillDisappear(_:)
        """, [" wa", " da", " wd"])
    ),
    (
      "the entries of a list have notes, or views",
      Reading(
        """
        ### Order

        1. viewWillAppear(_:)      ← loads data
        2. viewDidAppear(_:)
        3. (if left) viewWillDisappear(_:) // saves
        4. viewDidDisappear(_:)
        """),
      Reading(
        """
        ### Order

        1. InboxController viewWillAppear(_:)
        2. InboxController viewDidAppear(_:)
        3. RowsController viewWillAppear(_:)
        """, ["InboxController* wa", "InboxController* da", "RowsController* wa"])
    ),
    (
      "the order of two letters is told with notes, or was printed",
      Reading(
        """
        ## Push

        A.viewWillDisappear     ← the old one first
        B.viewWillAppear
        A.viewDidDisappear
        B.viewDidAppear
        """),
      Reading(
        """
        ## The output of a push

        A.viewWillDisappear     ← the old one first
        B.viewWillAppear
        A.viewDidDisappear
        B.viewDidAppear
        """, ["A* wd", "B* wa", "A* dd", "B* da"])
    ),
    (
      "lines that a reader should see, or saw",
      Reading("运行时应该看到类似：\n[Inbox] viewWillAppear\n[Inbox] viewDidAppear"),
      Reading("运行时看到：\n[Inbox] viewWillAppear\n[Inbox] viewDidAppear", ["Inbox* wa", "Inbox* da"])
    ),
    (
      "numbers on keycaps count lines, or name views",
      Reading(
        "1️⃣ viewWillAppear\n2️⃣ viewDidAppear\n3️⃣ viewWillDisappear", [" wa", " da", " wd"]),
      Reading(
        """
        1️⃣ viewWillAppear
        1️⃣ viewDidAppear
        2️⃣ viewWillAppear
        1️⃣ viewWillDisappear
        2️⃣ viewDidAppear
        """, ["1* wa", "1* da", "2* wa", "1* wd", "2* da"])
    ),
    (
      "circled numbers count lines",
      Reading("①viewWillAppear\n②viewDidAppear", [" wa", " da"]),
      Reading("⑨ Inbox viewWillAppear\n⑩ Inbox viewDidAppear", ["Inbox* wa", "Inbox* da"])
    ),
    (
      "callbacks without names in a comment of a source file, or with names",
      Reading(
        """
        void a() {}
        void b() {}
        void c() {}
        /**
        viewWillAppear
        viewDidAppear
        */
        """),
      Reading(
        """
        void a() {}
        void b() {}
        void c() {}
        /**
        Inbox viewWillAppear
        Inbox viewDidAppear
        */
        """, ["Inbox* wa", "Inbox* da"])
    ),
  ]

  static let files: [(name: String, text: Reading, twin: Reading)] = [
    (
      "messages below the hashes of commits",
      Reading(
        """
        commit 590a26548790cecfb839127079b80dfa43e16599
        Date:   2017-07-25 17:27:10 +0800

            Inbox: viewDidAppear

        commit e89e44f2fbc97b7a0947597ff04d416b49ed6b0a
        Date:   2017-03-24 17:32:43 +0800

            Inbox: viewWillAppear
        """),
      Reading(
        "commit 590a26548790cecf\nInbox: viewWillAppear\nInbox: viewDidAppear",
        ["Inbox* wa", "Inbox* da"])
    ),
    (
      "a row of a table names a callback twice, or once",
      Reading(
        """
        | `0x100193a18` | viewWillAppear | `—` | `viewWillAppear:` |
        | `0x1001957f4` | viewWillAppear | `—` | `viewWillAppear` |
        | `0x1001958c8` | viewDidAppear | `—` | `viewDidAppear:` |
        """),
      Reading(
        """
        | `Inbox` | viewWillAppear | `—` |
        | `Inbox` | viewDidAppear | `—` |
        | `Rows` | viewWillAppear | `—` |
        | `Inbox` | viewWillDisappear | `—` |
        """, ["Inbox* wa", "Inbox* da", "Rows* wa", "Inbox* wd"])
    ),
    (
      "the head of a table says that callbacks trigger events, or are events",
      Reading(
        """
        name,trigger,screen
        screen_open,viewDidAppear,Inbox
        screen_close,viewDidDisappear,Inbox
        """),
      Reading(
        "time;name;callback\n1;Inbox;viewDidAppear\n2;Inbox;viewDidDisappear",
        ["Inbox* da", "Inbox* dd"])
    ),
    (
      "attributes of an element are a call, or style a text",
      Reading(
        #"<event class="Inbox" address="0x10700e200" callback="viewWillAppear"/>"#,
        ["Inbox@0x10700e200 wa"]),
      Reading(#"<event class="Inbox" kind="note">viewWillAppear comes late</event>"#)
    ),
    (
      "a label is before the object of a method that replaces a callback",
      Reading(
        "-[UIViewController(Trace) tr_viewWillAppear:] self=<Inbox: 0x7f82> thread=main",
        ["Inbox@0x7f82 wa"]),
      Reading("-[UIViewController(Trace) tr_viewWillAppear:] thread=main")
    ),
    (
      "a level is a letter, and a scope is a word",
      Reading("[D] <Inbox: 0x7f82> viewWillAppear", ["Inbox@0x7f82 wa"]),
      Reading("[nav] <Inbox: 0x7f82> viewWillAppear", ["(nav) Inbox@0x7f82 wa"])
    ),
    (
      "tasks of a list, or one line of a list",
      Reading("- [ ] Inbox viewDidAppear tracking\n- [x] Rows viewWillAppear refresh"),
      Reading("- [ ] Inbox viewWillAppear", ["Inbox* wa"])
    ),
    (
      "addresses of different callbacks, or of one view",
      Reading(
        "0x100193a18  viewWillAppear\n0x1001957f4  viewDidAppear\n0x1001958c8  viewWillDisappear"),
      Reading(
        "0x100193a18  viewWillAppear\n0x100193a18  viewDidAppear\n0x100193a18  viewWillDisappear",
        ["0x100193a18* wa", "0x100193a18* da", "0x100193a18* wd"])
    ),
    (
      "a table of events and their triggers, or of views and their callbacks",
      Reading(
        """
        | event | trigger | screen |
        |---|---|---|
        | open | viewDidAppear | Inbox |
        | close | viewDidDisappear | Inbox |
        | open | viewDidAppear | Rows |
        | seen | viewDidAppear | Rows |
        """),
      Reading(
        """
        | view | callback |
        |---|---|
        | Inbox | viewDidAppear |
        | Inbox | viewWillDisappear |
        | Rows | viewWillAppear |
        | Inbox | viewDidDisappear |
        """, ["Inbox* da", "Inbox* wd", "Rows* wa", "Inbox* dd"])
    ),
    (
      "the entries of a list have remarks of their own, or the same view",
      Reading(
        """
        ### Order

        (1) viewWillAppear(_:) — loads data
        (2) viewDidAppear(_:) — starts timers
        (3) viewWillDisappear(_:) — saves
        """),
      Reading(
        """
        ### Order

        1. viewWillAppear(_:) — inbox
        2. viewDidAppear(_:) — inbox
        3. viewWillDisappear(_:) — inbox
        """, ["inbox* wa", "inbox* da", "inbox* wd"])
    ),
    (
      "each callback has a heading, or several have one",
      Reading(
        """
        # before it is added
        viewWillAppear(_:)
        # after it was added
        viewDidAppear(_:)
        # before it is removed
        viewWillDisappear(_:)
        """),
      Reading(
        "# first start\nviewWillAppear(_:)\nviewDidAppear(_:)\n# second start\nviewWillAppear(_:)",
        [" wa", " da", " wa"])
    ),
  ]
}
