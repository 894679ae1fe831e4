/// Texts whose meaning depends on where they are: in a comment, below a heading, beside a name.
extension TwinTextsTests {
  static let places: [(name: String, text: Reading, twin: Reading)] = [
    (
      "objects above callbacks, or below them",
      Reading(
        """
        <Demo.Inbox: 0x7fe1d2d0a3b0>
        viewWillAppear(_:)
        <Demo.Message: 0x7fe1d2e05c40; title = A>
        viewWillAppear(_:)
        <Demo.Inbox: 0x7fe1d2d0a3b0>
        viewDidAppear(_:)
        """, ["Inbox@0x7fe1d2d0a3b0 wa", "Message@0x7fe1d2e05c40 wa", "Inbox@0x7fe1d2d0a3b0 da"]),
      Reading(
        """
        viewWillAppear(_:)
        <Inbox: 0x7fe1d2d0a3b0>
        viewWillAppear(_:)
        <Message: 0x7fe1d2e05c40>
        viewDidAppear(_:)
        <Inbox: 0x7fe1d2d0a3b0>
        """, ["Inbox@0x7fe1d2d0a3b0 wa", "Message@0x7fe1d2e05c40 wa", "Inbox@0x7fe1d2d0a3b0 da"])
    ),
    (
      "a class above each callback, or above several",
      Reading(
        """
        I press the button and get

        InboxController
        viewDidLoad()
        ListController
        viewWillDisappear(_:)
        InboxController
        viewWillAppear(_:)
        InboxController
        viewDidAppear(_:)
        """, ["ListController* wd", "InboxController* wa", "InboxController* da"]),
      Reading(
        """
        InboxController
          viewDidLoad
          viewWillAppear(_:)
          viewDidAppear(_:)
        ListController
          viewWillAppear(_:)
        """, ["InboxController* wa", "InboxController* da", "ListController* wa"])
    ),
    (
      "a name above each callback, or an action above several",
      Reading(
        """
        Home
        viewWillAppear(_:)
        Home
        viewDidAppear(_:)
        Detail
        viewWillAppear(_:)
        """, ["Home* wa", "Home* da", "Detail* wa"]),
      Reading(
        """
        Push
        viewWillAppear(_:)
        viewDidAppear(_:)
        Pop
        viewWillDisappear(_:)
        """, [" wa", " da", " wd"])
    ),
    (
      "a life of any controller's methods, or of a class's",
      Reading(
        """
        ### What is the life cycle?

        ```objc
        -[ViewController viewDidLoad]
        -[ViewController viewWillAppear:]
        -[ViewController viewDidAppear:]
        -[ViewController viewWillDisappear:]
        -[ViewController dealloc]
        ```
        """),
      Reading(
        """
        ### What is the life cycle?

        ```objc
        -[Inbox viewDidLoad]
        -[Inbox viewWillAppear:]
        -[Inbox viewDidAppear:]
        -[Inbox viewWillDisappear:]
        -[Inbox dealloc]
        ```
        """, ["Inbox* wa", "Inbox* da", "Inbox* wd"])
    ),
    (
      "most lines of a comment are printed methods, or one is a call",
      Reading(
        """
        - (void)viewDidLoad {
            [super viewDidLoad];
        }
        /*
         The order is:
         -[Inbox setUrl:]
         -[Inbox viewDidLoad]
         -[Inbox viewDidAppear:]
         */
        """, ["Inbox* da"]),
      Reading(
        """
        - (void)viewDidLoad {
            [super viewDidLoad];
        }
        /*
         The order of the calls
         is not that of the documents, see
         -[Inbox viewDidAppear:]
         */
        """)
    ),
    (
      "the ends of methods in a comment, or their names",
      Reading(
        """
        - (void)viewDidLoad {
            [super viewDidLoad];
        }
        /**
         viewWillAppear:]
         viewWillLayoutSubviews]
         viewDidAppear:]
         */
        """, [" wa", " da"]),
      Reading(
        """
        - (void)viewDidLoad {
            [super viewDidLoad];
        }
        /**
         viewWillAppear:
         viewWillLayoutSubviews
         viewDidAppear:
         */
        """)
    ),
    (
      "classes with methods in comments, also with a gap, or a sentence",
      Reading(
        """
        }
        //InboxController viewWillAppear
        //HeaderView updateConstraints
        //InboxController updateViewConstraints

        //InboxController viewDidAppear
        """, ["InboxController* wa", "InboxController* da"]),
      Reading(
        """
        }
        // Most of the work is done here,
        // and the rest of it in
        // InboxController viewDidAppear
        """)
    ),
    (
      "a chain of callbacks that continues on the next line, or of calls",
      Reading(
        """
        Launch:
        viewDidLoad -> viewWillAppear -> applicationDidBecomeActive ->
        -> UIApplicationDidBecomeActiveNotification -> viewDidAppear
        """),
      Reading(
        """
        Launch:
        Inbox viewWillAppear -> Inbox viewDidAppear ->
        -> Inbox viewWillDisappear
        """, ["Inbox* wa", "Inbox* da", "Inbox* wd"])
    ),
    (
      "a life in a block of code, announced or not",
      Reading(
        """
        ### Order

        The console says:

        ```
        viewWillAppear
        viewDidAppear
        viewWillDisappear
        ```
        """, [" wa", " da", " wd"]),
      Reading(
        """
        ### Order

        ```
        viewWillAppear
        viewDidAppear
        viewWillDisappear
        ```
        """)
    ),
    (
      "parts of an expected log, or of one with what happened",
      Reading(
        """
        ## Expected log

        On startup:

        ```
        Inbox viewWillAppear
        Inbox viewDidAppear
        ```
        """),
      Reading(
        """
        ## Expected log

        ```
        Inbox viewWillAppear
        Inbox viewDidAppear
        ```

        I get this instead:

        ```
        Inbox viewWillAppear
        Inbox viewWillAppear
        ```
        """, ["Inbox* wa", "Inbox* wa"])
    ),
    (
      "expected calls with or without addresses",
      Reading(
        "We expect to see:\n<Inbox: 0x8994fc0> viewWillAppear\n<Inbox: 0x8994fc0> viewDidAppear",
        ["Inbox@0x8994fc0 wa", "Inbox@0x8994fc0 da"]),
      Reading("We expect to see:\nInbox viewWillAppear\nInbox viewDidAppear")
    ),
    (
      "the head of a table with numbers, or a heading",
      Reading(
        """
        What I expected:

        | # | controller | call |
        |---|---|---|
        | 1 | Inbox | viewWillAppear |
        | 2 | Inbox | viewDidAppear |
        | 3 | Rows | viewWillAppear |
        """),
      Reading(
        """
        What I expected:

        # Log

        | 1 | Inbox | viewWillAppear |
        | 2 | Inbox | viewDidAppear |
        | 3 | Rows | viewWillAppear |
        """, ["Inbox* wa", "Inbox* da", "Rows* wa"])
    ),
    (
      "a list below a heading for results, or for methods",
      Reading(
        "## Result\n- Start\n    - viewWillAppear(_:)\n    - viewDidAppear(_:)", [" wa", " da"]),
      Reading("## Methods\n- Start\n    - viewWillAppear(_:)\n    - viewDidAppear(_:)")
    ),
    (
      "a history of an object's owners, or a log beside a crash",
      Reading(
        """
        10 Retain +1 3 00:08.858 Demo -[Inbox viewWillAppear:]
        13 Retain +1 4 00:08.858 UIKit -[UIView(Hierarchy) _addSubview:positioned:]
        16 Retain +1 4 00:08.859 UIKit -[_UITableUpdates initWithTable:]
        """),
      Reading(
        """
        1 | 18:01:06:114 | Inbox viewWillAppear
        2 | 18:01:06:420 | Inbox viewDidAppear

        3  UIKitCore  0x1a6f12b8c -[UIViewController _setViewAppearState:isAnimating:] + 644
        4  UIKitCore  0x1a6f1304c -[UIViewController __viewWillDisappear:] + 120
        """, ["Inbox* wa", "Inbox* da"])
    ),
    (
      "a row's number with zeros, or a frame's",
      Reading(
        "#001 | 0x600003c00000 Inbox viewWillAppear\n#002 | 0x600003c00000 Inbox viewDidAppear",
        ["Inbox@0x600003c00000 wa", "Inbox@0x600003c00000 da"]),
      Reading("#1 0x600003c00000 Inbox viewWillAppear\n#2 0x600003c00000 Inbox viewDidAppear")
    ),
    (
      "a selector as Python writes it, or a longer word",
      Reading(
        "    - Inbox: viewWillDisappear_\nInbox: viewDidDisappear_(1)", ["Inbox* wd", "Inbox* dd"]),
      Reading("Inbox: viewWillDisappear_later\nInbox: viewDidDisappear_again")
    ),
    (
      "a tag with a level before a callback and a view after it, or none",
      Reading("D/App: viewWillAppear in InboxController", ["InboxController* wa"]),
      Reading("D/InboxController: viewWillAppear animated", ["InboxController* wa"])
    ),
    (
      "short words beside source code, or beside a log",
      Reading(
        """
        - (void)viewWillAppear:(BOOL)animated {
            [super viewWillAppear:animated];
        }
        - (void)viewDidAppear:(BOOL)animated {
        }
        <Inbox: 0x8994fc0> willAppear
        <Inbox: 0x8994fc0> didAppear
        <Inbox: 0x8994fc0> willDisappear
        """, ["Inbox@0x8994fc0 wa", "Inbox@0x8994fc0 da", "Inbox@0x8994fc0 wd"]),
      Reading(
        """
        Rows viewWillAppear
        Rows viewDidAppear
        Inbox willAppear
        Inbox didAppear
        """, ["Rows* wa", "Rows* da"])
    ),
    (
      "a breakpoint that prints the method and then the object, or only the method",
      Reading(
        """
        -[UIViewController viewDidAppear:]
        <Inbox: 0x7fc2a8974ba0>

        -[UIViewController viewDidAppear:]
        <Demo.Mail: 0x7fc2a884c650>
        """, ["Inbox@0x7fc2a8974ba0 da", "Mail@0x7fc2a884c650 da"]),
      Reading(
        """
        -[UIViewController viewDidAppear:]
        -[UIViewController viewWillDisappear:]
        """, ["UIViewController* da", "UIViewController* wd"])
    ),
    (
      "the frame of the screen behind a callback, or another screen",
      Reading("viewDidAppear -  self.view.frame {{0, 0}, {320, 367}}", [" da"]),
      Reading("viewDidAppear -  demo.Inbox {{0, 0}, {320, 367}}", ["Inbox* da"])
    ),
    (
      "the callbacks of a class in alphabetical order, or as they were called",
      Reading(
        """
        -[Inbox viewDidAppear:]
        -[Inbox viewDidDisappear:]
        -[Inbox viewWillAppear:]
        -[Inbox viewWillDisappear:]
        """),
      Reading(
        """
        -[Inbox viewDidAppear:]
        -[Inbox viewWillDisappear:]
        -[Inbox viewDidDisappear:]
        -[Inbox viewWillAppear:]
        """, ["Inbox* da", "Inbox* wd", "Inbox* dd", "Inbox* wa"])
    ),
    (
      "the callbacks of a class in alphabetical order, or those of an object",
      Reading("Inbox viewDidAppear\nInbox viewDidDisappear\nInbox viewWillDisappear"),
      Reading(
        """
        <App.Inbox: 0x60000466e440> viewDidAppear
        <App.Inbox: 0x60000466e440> viewDidDisappear
        <App.Inbox: 0x60000466e440> viewWillDisappear
        """,
        [
          "Inbox@0x60000466e440 da", "Inbox@0x60000466e440 dd", "Inbox@0x60000466e440 wd",
        ])
    ),
  ]
}
