extension ClosureTime {
  /// Returns when a closure runs that is passed under a label to a call of this name, as the first
  /// of its closures or a later one.
  ///
  /// An unknown call is treated as one that keeps its closure for events. What the closure does is
  /// then no part of the callback that passes it.
  ///
  /// - Parameter takesResult: Whether the closure's parameters are those that work passes when it
  ///   ends.
  static func of(
    call name: String, receiver: [String], label: String, isFirst: Bool, takesResult: Bool = false
  ) -> ClosureTime {
    if name.hasPrefix("notifyWhenInteraction") { return .withTransition }
    if isOfTransition(name, receiver) {
      return label.hasPrefix("alongside") || (label == "_" && isFirst) ? .atOnce : .withTransition
    }
    if name.hasPrefix("animate"), label == "_", !isFirst { return .later }
    if callsOnEvent.contains(name) { return .onEvent }
    if isCompletion(label) { return .later }
    if callsAtOnce.contains(name) || name.hasPrefix("animate") || name.hasPrefix("enumerate") {
      return .atOnce
    }
    // A function that gets a menu item keeps its handler.
    if name.hasPrefix("get"), label == "handler" { return .onEvent }
    if callsLater.contains(name) || laterPrefixes.contains(where: name.hasPrefix) { return .later }
    // A closure that gets a result or an error gets it once, at the end of work. So does one that is
    // passed to what asks a server.
    return (takesResult || asksServer(receiver))
      && !listeningPrefixes.contains(where: name.hasPrefix) ? .later : .onEvent
  }

  /// Whether names lead to an object that asks a server or a store: `api`, `UserService.shared`.
  private static func asksServer(_ receiver: [String]) -> Bool {
    receiver.contains { CamelWords.of($0).last.map(servers.contains) == true }
  }

  private static let servers: Set = [
    "api", "service", "services", "client", "repository", "network", "backend", "webservice",
    "fetcher", "gateway", "loader", "provider", "source",
  ]

  /// Whether a parameter's name is that of a value that work passes when it ends.
  static func isResult(_ parameter: String) -> Bool {
    CamelWords.of(parameter).last.map(results.contains) == true
  }

  private static let results: Set = [
    "result", "response", "error", "success", "succeeded", "finished", "completed", "failure",
  ]

  private static let listeningPrefixes = [
    "on", "observe", "subscribe", "listen", "add", "set", "register", "when", "did", "start",
    "bind",
    "watch", "handle", "receive", "monitor", "track", "make", "init",
  ]

  /// Whether a call passes its closures to a transition.
  private static func isOfTransition(_ name: String, _ receiver: [String]) -> Bool {
    name.hasPrefix("animateAlongsideTransition")
      || (name == "animate" && receiver.last?.lowercased().hasSuffix("coordinator") == true)
  }

  private static func isCompletion(_ label: String) -> Bool {
    let label = label.lowercased()
    return label.hasPrefix("completion") || label.hasSuffix("completion")
      || label.hasSuffix("completionhandler") || label == "then" || label == "success"
      || label == "failure"
  }

  private static let callsAtOnce: Set = [
    "forEach", "map", "flatMap", "compactMap", "filter", "first", "last", "contains", "allSatisfy",
    "reduce", "sorted", "sort", "removeAll", "min", "max", "sync", "performWithoutAnimation",
    "autoreleasepool", "withAnimation", "dispatch_sync", "performBatchUpdates", "let", "also",
    "performAsCurrent", "with", "dispatch_once", "performChanges", "lock", "withLock",
    "synchronized", "do", "apply",
  ]

  private static let callsLater: Set = [
    "async", "asyncAfter", "Task", "detached", "dispatch_async", "dispatch_after", "perform",
    "performAndWait", "addOperation", "addOperationWithBlock", "onMainThread", "ensureOnMainThread",
    "delay", "after",
    "mainAsync", "runOnMain", "done", "ensure", "finally", "then", "catch", "dataTask",
    "downloadTask", "uploadTask", "observeSingleEvent", "observeSingleEventOfType",
  ]

  private static let laterPrefixes = [
    "request", "compile", "fetch", "load", "perform", "present", "dismiss", "async", "dispatch",
    "transition", "evaluateJavaScript", "get", "execute", "authorize", "runIn", "runOn",
    "runTask", "runAsync", "enqueue",
  ]

  private static let callsOnEvent: Set = [
    "sink", "observe", "addObserver", "subscribe", "bind", "drive", "on", "UIAction",
    "UIAlertAction", "scheduledTimer", "Timer", "addAction", "addTarget", "onReceive",
    "addPeriodicTimeObserver", "addBoundaryTimeObserver", "addObserverForName",
    "scheduledTimerWithTimeInterval",
  ]
}
