extension SourceResource {
  /// Observers of notifications, of values and of publishers.
  static let observing: [SourceResource] = [
    SourceResource(
      id: "notification_block",
      acquire: [
        "addObserver(forName:...) by result", "addObserverForName by result",
      ],
      release: [
        "NotificationCenter.removeObserver(_) by _", "removeObserver(_, name:...) by _",
      ],
      holding: .token, isShared: false, isKeptBySystem: true,
      consequence:
        "the old observer stays for good, and each notification is answered once more each time",
      documentation: "NotificationCenter.addObserver(forName:object:queue:using:)"),
    SourceResource(
      id: "notification",
      acquire: ["addObserver(_:selector:name:...) by name"],
      release: [
        "removeObserver(_, name:...) by name", "NotificationCenter.removeObserver(self)",
        "center.removeObserver(self)",
      ],
      holding: .clearAll, isShared: false,
      consequence: "each notification is answered once more each time",
      documentation: "NotificationCenter.addObserver(_:selector:name:object:)"),
    SourceResource(
      id: "event_bus",
      acquire: [
        "SwiftEventBus.onMainThread(_, name:...) by name",
        "SwiftEventBus.onBackgroundThread(_, name:...) by name",
        "SwiftEventBus.on(_, name:...) by name",
      ],
      release: ["SwiftEventBus.unregister(_, name:) by name", "SwiftEventBus.unregister(self)"],
      holding: .clearAll, isShared: false, isKeptBySystem: true,
      consequence: "each event is answered once more each time",
      documentation: "SwiftEventBus.onMainThread(_:name:sender:handler:)"),
    SourceResource(
      id: "key_value",
      acquire: ["addObserver(_:forKeyPath:...) by receiver, forKeyPath"],
      release: ["removeObserver(_:forKeyPath:...) by receiver, forKeyPath"],
      holding: .counted, isShared: false, goesOn: true,
      consequence: "a removal without an observer throws, and the app crashes",
      surplus:
        "each change is answered once more each time, and an observer that is left calls a screen "
        + "that no longer exists",
      documentation: "NSObject.addObserver(_:forKeyPath:options:context:)"),
    SourceResource(
      id: "key_value_token",
      acquire: ["observe(_:options:...) by result", "observe(_:) by result"],
      release: ["invalidate() by receiver", "* = nil"],
      holding: .idempotent, isShared: false, goesOn: true,
      documentation: "NSKeyValueObservation"),
    SourceResource(
      id: "publisher_set",
      acquire: ["store(in:) by in"],
      release: ["removeAll by receiver", "cancel() by receiver", "* = _"],
      holding: .clearAll, isShared: false, collects: true, goesOn: true,
      consequence: "each value is answered once more each time",
      documentation: "AnyCancellable.store(in:)"),
    SourceResource(
      id: "publisher",
      acquire: ["sink by result", "assign(to:on:) by result"],
      release: ["cancel() by receiver", "* = nil"],
      holding: .idempotent, isShared: false, goesOn: true,
      documentation: "AnyCancellable"),
    SourceResource(
      id: "owned_object",
      acquire: ["AnyCancellable({}) by result"],
      release: ["cancel() by receiver", "removeAll by receiver", "* = nil"],
      holding: .idempotent, isShared: false, goesOn: true,
      documentation: "AnyCancellable.init(_:), objects whose deinit ends what they are given"),
    SourceResource(
      id: "disposable",
      acquire: [
        "start() by holder", "startWithValues by holder", "startWithResult by holder",
        "startWithCompleted by holder", "observeValues by holder", "observeResult by holder",
        "observeCompleted by holder", "subscribe by holder", "drive by holder",
      ],
      release: ["dispose() by receiver"],
      holding: .token, isShared: false, goesOn: true,
      consequence: "values are answered twice, or no longer",
      surplus: "each value is answered once more each time",
      documentation: "ReactiveSwift Disposable, RxSwift Disposable"),
    SourceResource(
      id: "dispose_bag",
      acquire: ["disposed(by:) by by", "addDisposableTo(_) by _"],
      release: ["* = _"],
      holding: .clearAll, isShared: false, collects: true, goesOn: true,
      consequence: "each value is answered once more each time",
      documentation: "RxSwift DisposeBag"),
    SourceResource(
      id: "subscription_until",
      acquire: [
        "takeUntil(_) by _", "take(until:) by until", "prefix(untilOutputFrom:) by untilOutputFrom",
      ],
      release: ["onNext by receiver", "onCompleted() by receiver", "send() by receiver"],
      holding: .idempotent, isShared: false,
      consequence: "values are no longer answered",
      documentation:
        "RxSwift ObservableType.take(until:), Combine Publisher.prefix(untilOutputFrom:)"),
    SourceResource(
      id: "trait_changes",
      acquire: ["registerForTraitChanges by result"],
      release: ["unregisterForTraitChanges(_) by _"],
      holding: .token, isShared: false,
      consequence: "each change is answered once more each time",
      documentation: "UITraitChangeObservable.registerForTraitChanges(_:handler:)"),
    SourceResource(
      id: "command_target",
      acquire: [
        "MPRemoteCommand.addTarget({}) by receiver", "Command.addTarget({}) by receiver",
        "Command.addTargetWithHandler by receiver", "Command.addTarget(_:action:) by receiver",
      ],
      release: ["removeTarget by receiver"],
      holding: .token, isShared: false,
      consequence: "each press of the remote control is answered once more each time",
      documentation: "MPRemoteCommand.addTarget(handler:)"),
    SourceResource(
      id: "control_target",
      acquire: ["addTarget(_:action:...) by receiver, action"],
      release: ["removeTarget(_:action:...) by receiver, action"],
      holding: .idempotent, isShared: false,
      documentation: "UIControl.addTarget(_:action:for:)"),
    SourceResource(
      id: "health_query",
      acquire: ["HealthStore.execute(_) by _", "HealthStore.executeQuery(_) by _"],
      release: ["HealthStore.stop(_) by _", "HealthStore.stopQuery(_) by _"],
      holding: .idempotent, isShared: false,
      consequence: "new samples are no longer seen",
      documentation: "HKHealthStore.stop(_:)"),
    SourceResource(
      id: "time_observer",
      acquire: [
        "addPeriodicTimeObserver by result", "addBoundaryTimeObserver by result",
        "addPeriodicTimeObserverForInterval by result",
      ],
      release: ["removeTimeObserver(_) by _"],
      holding: .token, isShared: false, goesOn: true,
      consequence: "the old observer keeps firing, and removing it later may crash",
      documentation: "AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)"),
    SourceResource(
      id: "photo_changes",
      acquire: ["PHPhotoLibrary.register(_) by receiver", "registerChangeObserver by receiver"],
      release: [
        "unregisterChangeObserver by receiver"
      ],
      holding: .idempotent, isShared: false,
      documentation: "PHPhotoLibrary.register(_:)"),
    SourceResource(
      id: "payment_observer",
      acquire: ["SKPaymentQueue.add(self)", "addTransactionObserver"],
      release: ["SKPaymentQueue.remove(self)", "removeTransactionObserver"],
      holding: .idempotent, isShared: false,
      documentation: "SKPaymentQueue.add(_:)"),
  ]

  /// Timers, and work that runs later.
  static let timing: [SourceResource] = [
    SourceResource(
      id: "single_timer",
      acquire: [
        "Timer.scheduledTimer(withTimeInterval:repeats: false,...) by result",
        "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats: false) by result",
        "Timer.scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats: false) by result",
        "Timer.scheduledTimerWithTimeInterval(_:repeats: false,...) by result",
        "Timer.timerWithTimeInterval(_:target:selector:userInfo:repeats: false) by result",
        "Timer.timerWithTimeInterval(_:repeats: false,...) by result",
        "Timer(timeInterval:target:selector:userInfo:repeats: false) by result",
        "Timer(timeInterval:repeats: false,...) by result",
        "Timer.weakScheduledTimer(withTimeInterval:target:selector:userInfo:repeats: false) by result",
        "Timer.weakScheduledTimer(withTimeInterval:repeats: false,...) by result",
      ],
      release: ["invalidate() by receiver"],
      holding: .token, isShared: false, endsByItself: true,
      consequence: "the old timer fires too, and nothing can stop it",
      documentation: "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"),
    SourceResource(
      id: "timer",
      acquire: [
        "Timer.scheduledTimer by result", "Timer.scheduledTimerWithTimeInterval by result",
        "Timer.timerWithTimeInterval by result", "Timer(timeInterval:...) by result",
        "Timer.weakScheduledTimer by result",
      ],
      release: ["invalidate() by receiver"],
      holding: .token, isShared: false, goesOn: true, isKeptBySystem: true,
      consequence: "the old timer keeps firing, and nothing can stop it",
      documentation: "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"),
    SourceResource(
      id: "display_link",
      acquire: [
        "CADisplayLink by result", "CADisplayLink.displayLinkWithTarget by result",
      ],
      release: [
        "invalidate() by receiver", "remove(from:forMode:) by receiver",
        "removeFromRunLoop by receiver",
      ],
      holding: .token, isShared: false, goesOn: true, isKeptBySystem: true,
      consequence: "the old link keeps firing with every frame, and nothing can stop it",
      documentation: "CADisplayLink.init(target:selector:)"),
    SourceResource(
      id: "dispatch_timer",
      acquire: ["DispatchSource.makeTimerSource by result", "dispatch_source_create by result"],
      release: ["cancel() by receiver", "dispatch_source_cancel(_) by _", "* = nil"],
      holding: .idempotent, isShared: false, goesOn: true,
      documentation: "DispatchSource.makeTimerSource(flags:queue:)"),
    SourceResource(
      id: "delayed_perform",
      acquire: [
        "perform(_:with:afterDelay:...) by _", "performSelector:withObject:afterDelay: by _",
      ],
      release: [
        "cancelPreviousPerformRequests", "cancelPreviousPerformRequestsWithTarget",
      ],
      holding: .clearAll, isShared: false, endsByItself: true,
      consequence: "it is done twice",
      documentation: "NSObject.perform(_:with:afterDelay:)"),
    SourceResource(
      id: "task",
      acquire: ["Task by holder", "Task.detached by holder"], release: ["cancel() by receiver"],
      holding: .idempotent, isShared: false,
      consequence: "what the task waits for is answered twice, or no longer",
      documentation: "Task.cancel()"),
    SourceResource(
      id: "request",
      acquire: [
        "dataTask by holder", "downloadTask by holder", "uploadTask by holder",
        "dataTaskWithURL by holder", "dataTaskWithRequest by holder", "request by holder",
        "GET by holder", "POST by holder", "URLConnection.connectionWithRequest by holder",
      ],
      release: ["cancel() by receiver"],
      holding: .idempotent, isShared: false,
      consequence: "what was asked for never comes",
      documentation: "URLSessionTask.cancel()"),
    SourceResource(
      id: "dispatch_group",
      acquire: ["DispatchGroup.enter()", "dispatch_group_enter(_) by _"],
      release: ["DispatchGroup.leave()", "dispatch_group_leave(_) by _"],
      holding: .counted, isShared: false,
      consequence: "a group that is left more often than it was entered traps, and the app crashes",
      documentation: "DispatchGroup.leave()"),
    SourceResource(
      id: "background_task",
      acquire: [
        "beginBackgroundTask by result", "beginBackgroundTaskWithExpirationHandler by result",
        "beginBackgroundTaskWithName by result",
      ],
      release: ["endBackgroundTask(_) by _"],
      holding: .token, isShared: false,
      consequence: "the first task is never ended, and the system ends the app",
      documentation: "UIApplication.beginBackgroundTask(expirationHandler:)"),
  ]
}
