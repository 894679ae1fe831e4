/// Source code, scripts and headers that name callbacks.
extension DocumentTests {
  static let sources: [(name: String, text: String)] = [
    (
      "comments above declarations",
      #"""
      // MARK: - Screens

      /// Screen viewWillAppear 시점
      func screenWillAppear(of screen: Screen)

      /// Screen viewDidAppear 시점
      func screenDidAppear(of screen: Screen)
      """#
    ),
    (
      "comments above statements",
      #"""
        // oldPages viewDidDisappear
        [oldPages makeObjectsPerformSelector:@selector(finish)];

        // newPages viewDidAppear
        [newPages makeObjectsPerformSelector:@selector(start)];
      """#
    ),
    (
      "methods of a protocol",
      #"""
      @protocol PagerDelegate <NSObject>
      - (void)pager:(Pager *)pager viewWillAppear:(BOOL)isFirst;
      - (void)pager:(Pager *)pager viewDidAppear:(unsigned long)index;
      @end
      """#
    ),
    (
      "a list of methods with types",
      #"""
      3. Изменение состояния:
      - viewWillAppear:(BOOL)animated
      - viewDidAppear:(BOOL)animated
      - viewWillDisapear:(BOOL)animated
      """#
    ),
    (
      "statements of several languages",
      #"""
      puts "Inbox viewWillAppear"
      log.info 'Inbox viewDidAppear'
      print(f"{self.name} -> viewWillDisappear")
      console.log('Inbox viewDidDisappear')
      console.log(`${name} viewWillAppear`)
      Console.WriteLine($"{name}: viewDidAppear")
      """#
    ),
    (
      "members, flags and handlers",
      #"""
      guard viewDidAppear else { return }
      viewWillAppear = true
      screen.viewDidAppear = false
      .takeUntil(viewWillDisappear)
      public var viewDidDisappear: (() -> Void)?
      viewDidDisappear?()
      _child?.viewWillDisappear()
      screen.rx.viewWillAppear
       * @c viewWillAppear: method.
      """#
    ),
    (
      "methods quoted as code",
      #"""
      `-viewWillAppear:`
      `-viewDidAppear:`
      come at the same time

      `-viewWillDisappear:` comes
      """#
    ),
    (
      "a table of how often code has a callback",
      #"""
      | 7 | K | viewDidLoad | 12 | Inbox.m:40 |
      | 8 | K | viewWillAppear | 7 | Inbox.m:52 |
      | 9 | K | viewDidAppear | 3 | Letter.m:61 |
      | 10 | K | viewWillDisappear | 2 | Search.m:77 |
      | 11 | K | viewDidDisappear | 1 | Letter.m:80 |
      """#
    ),
    (
      "symbols that a build no longer has",
      #"""
      + _objc_msgSend$reload:
      - +[Mail shared]
      - -[InboxController viewDidDisappear:]
      - -[InboxController shouldRotate]
      """#
    ),
    (
      "methods of a class in comments",
      #"""
      // -[InboxController viewDidLoad]
      // Encoding: v16@0:8
      // Address: 0x104a2c1e0

      // -[InboxController viewWillAppear:]
      // Encoding: v20@0:8B16
      // Address: 0x104a2c4b8

      // -[InboxController viewDidAppear:]
      // Encoding: v20@0:8B16
      // Address: 0x104a2c5f4
      """#
    ),
    (
      "steps told in a long comment",
      #"""
       *   -[InboxController viewWillAppear:]
       *        isListening = YES; count = 0;
       *
       *   -[Mailbox setFolder:]   (from the list)
       *        keep the folder, isListening = NO;
       *
       *   -[InboxController viewDidDisappear:]
       *        if (!isListening) return;
      """#
    ),
    (
      "symbols in the order of their letters",
      #"""
      - -[LetterController setDraftQueue:]
      - -[LetterController setDraftView:]
      - -[LetterController viewDidDisappear:]
      - -[MailServer send:to:retries:]
      - EXCEPTION_TABLE12
      - EXCEPTION_TABLE71
      - _IVAR_$_LetterController._draft
      """#
    ),
    (
      "references of a document",
      #"""
       Starts to listen. Classes below call this one.

       @see [InboxController viewWillAppear:]
       */
      - (void)viewWillAppear:(BOOL)animated;
      """#
    ),
    (
      "a sentence that goes on with a callback",
      #"""
      /*
        mailbox:shouldOpen: is asked before the list's
         viewWillAppear called
        mailbox:didOpen: is told of the letter after the
         viewWillAppear called
      */
      """#
    ),
    (
      "a sentence that goes on behind a callback",
      #"""
      The list is closed halfway and the
      viewWillDisappear(_:)
      is called as the first one, then
      """#
    ),
    (
      "a stack without addresses",
      #"""
      ```text
      --- viewWillAppear: was called from ---
         -[Inbox viewWillAppear:]
         -[UIViewController _setViewAppearState:isAnimating:]
         -[UIViewController __viewWillAppear:]
         -[UINavigationController _startDeferredTransitionIfNeeded:]
      ```
      """#
    ),
    (
      "an order of calls told in comments",
      #"""
      import UIKit

      // Order of the calls
      //
      // When Message is pushed:
      //    show(_:sender:)
      //    animation(for:)
      //    message: viewDidLoad()
      //    inbox: viewWillDisappear(_:)
      //    message: viewWillAppear(_:)
      //    animate(using:)
      //    inbox: viewDidDisappear(_:)
      //    message: viewDidAppear(_:)
      //    animationEnded(_:)
      """#
    ),
    (
      "texts and symbols that code assigns",
      #"""
      statusLabel.text = "viewWillAppear: almost there"
      self.label.text = @"viewDidAppear: now"
      @state = :viewWillDisappear
      """#
    ),
    (
      "exported names with commas before them",
      #"""
      module Kit.Controller
        ( Controller
        , loadView
        , viewWillAppear
        , viewDidAppear
        , viewWillDisappear
        , viewDidDisappear
        ) where
      """#
    ),
    (
      "names with commas after them",
      #"""
      enum: [
        loadView,
        viewWillAppear,
        viewDidAppear,
        viewWillDisappear,
        viewDidDisappear,
      ]
      """#
    ),
    (
      "an example of symbols",
      #"""
      The order of the functions is kept in a file.

      **Example:**

      ```
      // order.txt
      -[Inbox viewDidLoad]
      -[Inbox viewWillAppear:]
      ...
      ```
      """#
    ),
    (
      "arguments on lines of their own",
      #"""
      ```swift
      let shown = merge(
        methodInvoked(#selector(
          Inbox.viewWillAppear(_:)
        )).map { _ in true },
        methodInvoked(#selector(
          Inbox.viewDidDisappear(_:)
        )).map { _ in false })
      ```
      """#
    ),
  ]
}
