extension SourceResource {
  /// Connections to servers, databases and devices near by.
  static let connections: [SourceResource] = [
    SourceResource(
      id: "auth_listener",
      acquire: ["addStateDidChangeListener by result", "addIDTokenDidChangeListener by result"],
      release: ["removeStateDidChangeListener(_) by _", "removeIDTokenDidChangeListener(_) by _"],
      holding: .token, isShared: false, goesOn: true,
      consequence:
        "the old listener stays for good, and each change is answered once more each time",
      documentation: "FirebaseAuth Auth.addStateDidChangeListener(_:)"),
    SourceResource(
      id: "snapshot_listener",
      acquire: ["addSnapshotListener by result"],
      release: ["listener.remove() by receiver", "registration.remove() by receiver"],
      holding: .token, isShared: false, goesOn: true,
      consequence:
        "the old listener stays for good, and each change is answered once more each time",
      documentation: "FirebaseFirestore Query.addSnapshotListener(_:)"),
    SourceResource(
      id: "database_observer",
      acquire: [
        "observe(.value, ...) by receiver", "observe(.childAdded, ...) by receiver",
        "observe(.childChanged, ...) by receiver", "observe(.childRemoved, ...) by receiver",
        "observeEventType by receiver",
      ],
      release: [
        "removeAllObservers() by receiver", "removeObserver(withHandle:) by receiver",
        "removeObserverWithHandle(_) by receiver",
      ],
      holding: .clearAll, isShared: false, goesOn: true,
      consequence: "each change is answered once more each time",
      documentation: "FirebaseDatabase DatabaseQuery.observe(_:with:)"),
    SourceResource(
      id: "collection_token",
      acquire: ["addNotificationBlock by result"],
      release: ["token.stop() by receiver", "token.invalidate() by receiver"],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "changes are no longer shown",
      documentation: "RLMResults.addNotificationBlock(_:)"),
    SourceResource(
      id: "socket_event",
      acquire: ["socket.on(_, ...) by receiver, _"],
      release: ["socket.off(_) by receiver, _"],
      holding: .clearAll, isShared: false,
      consequence: "each message is answered once more each time",
      documentation: "SocketIO SocketIOClient.on(_:callback:)"),
    SourceResource(
      id: "web_socket",
      acquire: ["webSocketTask by holder", "webSocketTaskWithURL by holder"],
      release: ["cancel() by receiver", "cancel(with:reason:) by receiver"],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "messages are no longer received",
      documentation: "URLSessionWebSocketTask.cancel(with:reason:)"),
    SourceResource(
      id: "query_watcher",
      acquire: ["watch(query:...) by holder"], release: ["watcher.cancel() by receiver"],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "changes are no longer shown",
      documentation: "Apollo ApolloClient.watch(query:resultHandler:)"),
    SourceResource(
      id: "tag_reader",
      acquire: ["ReaderSession.begin() by receiver"],
      release: ["ReaderSession.invalidate() by receiver"],
      holding: .idempotent, isShared: false,
      consequence: "tags are no longer read",
      documentation: "NFCReaderSession.begin()"),
    SourceResource(
      id: "script_handler",
      acquire: [
        "ContentController.add(_:name:) by name", "addScriptMessageHandler(_:name:) by name",
      ],
      release: [
        "removeScriptMessageHandler(forName:) by forName",
        "removeScriptMessageHandlerForName(_) by _",
        "removeAllScriptMessageHandlers()",
      ],
      holding: .clearAll, isShared: false,
      consequence: "a second handler of the same name throws, and the app crashes",
      documentation: "WKUserContentController.add(_:name:)"),
    SourceResource(
      id: "path_monitor",
      acquire: ["NWPathMonitor.start"], release: ["NWPathMonitor.cancel()"],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "changes of the network are no longer seen",
      documentation: "NWPathMonitor.cancel()"),
    SourceResource(
      id: "device_scan",
      acquire: ["scanForPeripherals", "scanForPeripheralsWithServices"], release: ["stopScan"],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "devices near by are no longer found",
      documentation: "CBCentralManager.scanForPeripherals(withServices:options:)"),
    SourceResource(
      id: "service_search",
      acquire: ["searchForServices", "searchForServicesOfType"],
      release: ["ServiceBrowser.stop()", "browser.stop()"],
      holding: .idempotent, isShared: false,
      consequence: "services near by are no longer found",
      documentation: "NetServiceBrowser.searchForServices(ofType:inDomain:)"),
  ]
}
