import Testing

/// What each appearance fills or scrolls by what the user has chosen last.
@Suite struct FollowedChoiceTests {
  @Test func `A place that is worked out of the chosen page is not reported`() throws {
    let place = { (index: String) in
      """
        var currentIndex = 0
        func place() {
          var offset = strip.contentOffset
          let x = layout.offset(at: \(index)) - 12
          offset.x = x
          strip.contentOffset = offset
        }
        func pager(_ pager: Pager, didShow page: Int) { currentIndex = page }

      """ + override("viewDidAppear", "place()")
    }
    #expect(try warnings(members: place("currentIndex")) == [])
    #expect(try warnings(members: place("first")) == ["repeated_start viewDidAppear"])
  }

  @Test func `A field that says which date was chosen is filled in again`() throws {
    let properties = "@property UITextField *dateTextField;\n@property Day *day;"
    let methods = { (shown: String) in
      method("viewWillAppear", "[self showDate];")
        + """
        - (void)showDate { Format *format = [Format new]; self.dateTextField.text = [format stringFromDate:\(shown)]; }
        - (IBAction)pick:(id)sender { [self.day moveToDate:self.datePicker.date]; }

        """
    }
    #expect(try warnings(properties: properties, methods: methods("self.day.date")) == [])
    #expect(
      try warnings(properties: properties, methods: methods("Store.shared.date"))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `Rows that the user has selected are lost when they are loaded again`() throws {
    let load = override("viewWillAppear", "chosen = Set(Settings.shared.days)")
    let choose = { (more: String) in
      """
        var chosen: Set<Int> = []
        override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
          if chosen.contains(path.row) { chosen.remove(path.row) } else { chosen.insert(path.row) }
          \(more)
        }

      """
    }
    #expect(try warnings(members: load + choose("")) == ["repeated_start viewWillAppear"])
    for kept in ["saveDays()", "UserDefaults.standard.set(Array(chosen), forKey: \"days\")"] {
      #expect(try warnings(members: load + choose(kept)) == [], "\(kept)")
    }
    let kept = override("viewWillDisappear", "Settings.shared.days = Array(chosen)")
    #expect(try warnings(members: load + kept + choose("")) == [])
  }

  @Test func `A field that is emptied on the way out is not reported`() throws {
    let field = "  let codeField = UITextField()\n"
    let unlock = { (end: String) in
      field + override("viewDidAppear", "askForFace()")
        + "  func askForFace() { codeField.text = \"\"\n    \(end) }\n"
    }
    #expect(try warnings(members: unlock("dismiss(animated: true)")) == [])
    #expect(
      try warnings(members: unlock("navigationController?.popViewController(animated: true)")) == []
    )
    #expect(
      try warnings(members: unlock("child.dismiss(animated: true)"))
        == ["repeated_start viewDidAppear"])
  }

  @Test func `A new view that shows where the user has scrolled to is no field`() throws {
    let code = { (write: String) in
      "  var dots = Dots()\n" + override("viewWillAppear", "dots = Dots()")
        + "  @objc func changed() { \(write) }\n"
    }
    #expect(try warnings(members: code("dots.page = list.contentOffset.x / 2")) == [])
    #expect(
      try warnings(members: code("dots.name = nameField.text"))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A constant that replaces the selected row is reported`() throws {
    let members = { (select: String, reset: String) in
      """
        var index = 0
        func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { \(select) }

      """ + override("viewWillAppear", reset)
    }
    let choose = "index = path.row; view.reloadData()"
    #expect(
      try warnings(members: members(choose, "index = 0")) == ["repeated_start viewWillAppear"])
    for shown in [
      "performSegue(withIdentifier: id, sender: self)", "delegate?.chose(index)", "save()",
    ] {
      #expect(try warnings(members: members("index = path.row; \(shown)", "index = 0")) == [])
    }
    #expect(try warnings(members: members(choose, "index = model.index")) == [])
    #expect(try warnings(members: members("view.reloadData()", "index = 0")) == [])
  }
}
