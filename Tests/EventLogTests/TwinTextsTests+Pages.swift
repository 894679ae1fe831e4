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
  ]
}
