/// One act of a class on one resource, at one place in its source.
package struct SourceEffect: Hashable, Sendable {
  /// The class whose life this is, which may inherit the code.
  package var className: String

  /// When it runs.
  package var phase: SourcePhase

  /// The row of the resource table, `SourceResource.id`; a name of another kind if there is none.
  package var resource: String

  /// What a second acquire means, and a release too many.
  package var holding: SourceResource.Holding

  /// What distinguishes this resource from others of its row: the receiver's text and the arguments
  /// that identify it, such as a notification's name.
  package var identity: String

  /// Whether other screens reach the same resource: a singleton, the navigation bar, the device.
  package var isShared: Bool

  /// What is done.
  package var act: SourceAct

  /// The value that is written, or the variable that holds it. For a called closure: `ends` if the
  /// closure that was set ends something, else `runs`.
  package var value: String?

  /// The method that answers, if one is named: two observers of one notification are two resources.
  package var selector: String?

  /// The place of the act itself.
  package var site: SourceSite

  /// The calls that lead from the callback's body to the act, outermost first.
  package var route: [SourceSite]

  /// What the code around it says.
  package var marks: SourceMarks

  /// For a called closure, the place that sets the property.
  package var filledAt: SourceSite?

  /// Whether the class inherits it and all the code that leads to it.
  package var isInherited: Bool

  package init(
    className: String, phase: SourcePhase, resource: String, holding: SourceResource.Holding,
    identity: String, isShared: Bool = false, act: SourceAct, value: String? = nil,
    selector: String? = nil, site: SourceSite, route: [SourceSite] = [], marks: SourceMarks = [],
    filledAt: SourceSite? = nil, isInherited: Bool = false
  ) {
    self.className = className
    self.phase = phase
    self.resource = resource
    self.holding = holding
    self.identity = identity
    self.isShared = isShared
    self.act = act
    self.value = value
    self.selector = selector
    self.site = site
    self.route = route
    self.marks = marks
    self.filledAt = filledAt
    self.isInherited = isInherited
  }

  /// Whether it is the state of a view or another object that is switched on and off, rather than one
  /// that is seen.
  package var isOfSwitch: Bool {
    resource == "view_state"
      && identity.split(separator: ".").last.map { EffectReading.isSwitch(String($0)) } == true
  }

  /// Whether it releases what another effect acquires.
  func isRelease(of acquire: SourceEffect) -> Bool {
    act == .release && resource == acquire.resource
      && (identity == acquire.identity || marks.contains(.broad) && isOfSameObserver(as: acquire))
  }

  /// Whether a release that names an observer can undo an acquire: `removeObserver(self)` of the
  /// screen does not remove the observer of another object.
  package func isOfSameObserver(as other: SourceEffect) -> Bool {
    guard let value, let other = other.value else { return true }
    return (value == "self") == (other == "self")
  }

  /// The place to change in the code: the call in the callback's body that leads to it, or its own
  /// place.
  package var place: SourceSite { route.first ?? site }
}
