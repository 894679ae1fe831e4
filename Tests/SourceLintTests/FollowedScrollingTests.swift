import Testing

/// Positions to which callbacks scroll, where the list stands there already.
@Suite struct FollowedScrollingTests {
  @Test func `A place that is set where the user has scrolled is no fixed place`() throws {
    let pages = { (delegate: String) in
      try warnings(
        properties: "@property UIScrollView *scrollView;\n@property Day *visibleDay;",
        methods: method("viewDidAppear", "[self showDay:self.visibleDay];")
          + """
          - (void)showDay:(Day *)day {
            CGPoint target = [self viewForDay:day].frame.origin;
            [self.scrollView setContentOffset:target animated:NO];
          }
          - (void)\(delegate):(UIScrollView *)scrollView {
            self.visibleDay = [self dayInTheMiddle];
          }

          """)
    }
    #expect(try pages("scrollViewDidEndDecelerating") == [])
    #expect(try pages("viewDidMove") == ["repeated_start viewDidAppear"])
  }

  @Test func `A flag that is set where the user has scrolled is no place`() throws {
    let scroll =
      "  let list = UITableView()\n  var wasDragged = false\n"
      + "  func scroll(animated: Bool) { list.setContentOffset(.zero, animated: animated) }\n"
      + "  func scrollViewDidEndDragging(_ scrollView: UIScrollView) { wasDragged = true }\n"
    #expect(
      try warnings(members: scroll + override("viewDidAppear", "scroll(animated: wasDragged)"))
        == ["repeated_start viewDidAppear"])
  }

  @Test func `A place that another object keeps for the user is no fixed place`() throws {
    let pages = { (keep: String, shown: String) in
      try warnings(
        properties: "@property UIScrollView *scrollView;\n@property CGFloat rowHeight;",
        methods: method("viewDidAppear", "[self showRow];")
          + """
          - (void)showRow {
            NSInteger row = \(shown);
            [self.scrollView setContentOffset:CGPointMake(0, row * self.rowHeight) animated:NO];
          }
          - (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView { [self keep]; }
          - (void)keep {
            CGFloat row = self.scrollView.contentOffset.y / self.rowHeight;
            \(keep)
          }

          """)
    }
    let isMoved = ["repeated_start viewDidAppear"]
    #expect(try pages("[Progress setChapter:row];", "[Progress chapterNumber]") == [])
    #expect(try pages("self.model.chapter = row;", "self.model.chapter") == [])
    #expect(try pages("[Progress setChapter:row];", "[Progress firstVerse]") == isMoved)
    #expect(try pages("[self log:row];", "[Progress chapterNumber]") == isMoved)
    #expect(
      try pages("self.model.chapter = row;", "self.model.chapter = [Progress first]") == isMoved)
  }

  @Test func `A list that the user cannot scroll is not scrolled by the user`() throws {
    let list = "  let list = UITableView()\n"
    let scroll = override(
      "viewDidAppear", "list.scrollToRow(at: first, at: .top, animated: false)")
    let loading = { (value: String) in
      override("viewDidLoad", "list.isScrollEnabled = \(value)")
    }
    #expect(try warnings(members: list + scroll + loading("false")) == [])
    #expect(
      try warnings(members: list + scroll + loading("true")) == ["repeated_start viewDidAppear"])
  }

  @Test func `A list whose items are renewed around one stays where it is`() throws {
    let strip = { (item: Int, renew: String) in
      try warnings(
        properties: "@property UICollectionView *days;",
        methods: method("viewDidAppear", "[self center];")
          + """
          - (void)center {
            [self.days scrollToItemAtIndexPath:[NSIndexPath indexPathForItem:\(item) inSection:0]
                              atScrollPosition:UICollectionViewScrollPositionLeft animated:NO];
          }
          - (void)turnPage {
            \(renew)
            [self center];
          }

          """)
    }
    #expect(try strip(7, "[self.days reloadData];") == [])
    #expect(try strip(7, "") == ["repeated_start viewDidAppear"])
    #expect(try strip(0, "[self.days reloadData];") == ["repeated_start viewDidAppear"])
  }

  @Test func `A page that follows those which the user has turned is no fixed page`() throws {
    let pages = { (delegate: String) in
      try warnings(
        members: "  var pages: [UIViewController] = []\n  var chosen = 0\n"
          + "  func \(delegate)(_ pager: UIPageViewController, "
          + "willTransitionTo next: [UIViewController]) {\n    chosen = number(of: next[0])\n  }\n"
          + override(
            "viewWillAppear",
            "let page = pages[chosen]\n"
              + "    pager.setViewControllers([page], direction: .forward, animated: false)"))
    }
    #expect(try pages("pageViewController") == [])
    #expect(try pages("choose") == ["repeated_start viewWillAppear"])
  }

  @Test func `A map that is fitted to its pins shows them again`() throws {
    let fit = { (call: String) in
      try warnings(
        properties: "@property IBOutlet MKMapView *mapView;",
        methods: method("viewWillAppear", "[self.mapView \(call)];"))
    }
    #expect(try fit("resizeToFitAllPins:NO") == ["repeated_start viewWillAppear"])
    #expect(try fit("refreshOutfits:NO") == [])
  }

  @Test func `A view that is cast to a map is one`() throws {
    let move = { (type: String) in
      try warnings(
        members: "  let page: UIViewController\n"
          + override(
            "viewWillAppear",
            "if let view = page.view as? \(type) { view.setRegion(home, animated: false) }"))
    }
    #expect(try move("MKMapView") == ["repeated_start viewWillAppear"])
    #expect(try move("ChartView") == [])
  }
}
