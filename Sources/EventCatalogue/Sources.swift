import EventModel

// The sources the catalogue leans on, each once, in words a person can look up.

extension Evidence {
  static let article = Evidence(
    .article, "“The Inconsistent Order of View Transition Events” (2014)")
  static let appleStates = Evidence(
    .documentation, "Apple, UIViewController: “Respond to view-related events” (the four states)")
}
