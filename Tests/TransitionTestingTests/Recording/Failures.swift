import Testing

/// A failure that was reported: where, and with which words.
struct Failure: Equatable {
  var file: String
  var line: Int
  var text: String
}

/// Runs code whose failures are wanted, and returns them in order.
@MainActor
func failures(of body: () throws -> Void) rethrows -> [Failure] {
  let caught = Caught()
  try withKnownIssue(isIntermittent: true, body, matching: caught.take)
  return caught.failures
}

/// The matchers of known issues are not bound to an actor, though the body here is.
private final class Caught: @unchecked Sendable {
  var failures: [Failure] = []

  @Sendable func take(_ issue: Issue) -> Bool {
    let place = issue.sourceLocation
    failures.append(
      Failure(
        file: place?.fileName ?? "", line: place?.line ?? 0,
        text: issue.comments.map(\.rawValue).joined(separator: "\n")))
    return true
  }
}
