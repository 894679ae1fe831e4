extension SourceResource {
  /// Resources that screens share: bars, the pop gesture, the slots of the containers.
  static let screens: [SourceResource] = [
    SourceResource(
      id: "navigation_bar_hidden",
      acquire: [
        "setNavigationBarHidden(true, animated:) by receiver",
        "isNavigationBarHidden = true by receiver",
        "navigationBarHidden = true by receiver",
      ],
      release: [
        "setNavigationBarHidden(false, animated:) by receiver",
        "isNavigationBarHidden = false by receiver",
        "navigationBarHidden = false by receiver",
      ],
      holding: .flag,
      consequence: "the bar is missing on other screens",
      documentation: "UINavigationController.setNavigationBarHidden(_:animated:)"),
    SourceResource(
      id: "navigation_bar_view_hidden",
      acquire: [
        "navigationBar.isHidden = true by receiver", "navigationBar.hidden = true by receiver",
      ],
      release: [
        "navigationBar.isHidden = false by receiver", "navigationBar.hidden = false by receiver",
      ],
      holding: .flag,
      consequence: "the bar is missing on other screens",
      documentation: "UIView.isHidden"),
    SourceResource(
      id: "toolbar",
      acquire: [
        "setToolbarHidden(false, animated:) by receiver", "isToolbarHidden = false by receiver",
        "toolbarHidden = false by receiver",
      ],
      release: [
        "setToolbarHidden(true, animated:) by receiver", "isToolbarHidden = true by receiver",
        "toolbarHidden = true by receiver",
      ],
      holding: .flag, goesOn: true,
      consequence: "the toolbar is left on screens that have none",
      documentation: "UINavigationController.setToolbarHidden(_:animated:)"),
    SourceResource(
      id: "tab_bar_hidden",
      acquire: ["tabBar.isHidden = true by receiver", "tabBar.hidden = true by receiver"],
      release: ["tabBar.isHidden = false by receiver", "tabBar.hidden = false by receiver"],
      holding: .flag,
      consequence: "the tab bar is missing on other screens",
      documentation: "UIView.isHidden"),
    SourceResource(
      id: "pop_gesture",
      acquire: [
        "PopGestureRecognizer.isEnabled = false", "PopGestureRecognizer.enabled = false",
      ],
      release: ["PopGestureRecognizer.isEnabled = true", "PopGestureRecognizer.enabled = true"],
      holding: .flag, isShared: true,
      consequence: "swiping back no longer works on other screens",
      documentation: "UINavigationController.interactivePopGestureRecognizer"),
    SourceResource(
      id: "pop_gesture_delegate",
      acquire: ["PopGestureRecognizer.delegate = self"],
      release: ["PopGestureRecognizer.delegate = nil"],
      holding: .flag, isShared: true,
      consequence: "swiping back asks a screen that has gone",
      documentation: "UIGestureRecognizer.delegate"),
    SourceResource(
      id: "container_delegate",
      acquire: [
        "navigationController.delegate = self", "tabBarController.delegate = self",
      ],
      release: ["navigationController.delegate = nil", "tabBarController.delegate = nil"],
      holding: .flag, isShared: true,
      consequence: "the container asks another screen",
      documentation: "UINavigationController.delegate"),
    SourceResource(
      id: "large_titles",
      acquire: ["prefersLargeTitles = true"], release: ["prefersLargeTitles = false"],
      holding: .flag, isShared: true,
      consequence: "other screens have titles of the wrong size",
      documentation: "UINavigationBar.prefersLargeTitles"),
    SourceResource(
      id: "bar_translucent",
      acquire: [
        "navigationBar.isTranslucent = true", "navigationBar.translucent = true",
      ],
      release: ["navigationBar.isTranslucent = false", "navigationBar.translucent = false"],
      holding: .flag, isShared: true,
      consequence: "other screens have the wrong bar",
      documentation: "UINavigationBar.isTranslucent"),
    SourceResource(
      id: "hides_bars_on_swipe",
      acquire: ["hidesBarsOnSwipe = true", "hidesBarsOnTap = true"],
      release: ["hidesBarsOnSwipe = false", "hidesBarsOnTap = false"],
      holding: .flag, isShared: true,
      consequence: "the bars go away on other screens",
      documentation: "UINavigationController.hidesBarsOnSwipe"),
    SourceResource(
      id: "status_bar_hidden",
      acquire: ["UIApplication.setStatusBarHidden(true, ...)", "statusBarHidden = true"],
      release: ["UIApplication.setStatusBarHidden(false, ...)", "statusBarHidden = false"],
      holding: .flag, isShared: true,
      consequence: "the status bar is missing on other screens",
      documentation: "UIApplication.setStatusBarHidden(_:with:)"),
  ]

  /// The device and the application.
  static let device: [SourceResource] = [
    SourceResource(
      id: "idle_timer",
      acquire: ["isIdleTimerDisabled = true", "idleTimerDisabled = true by receiver"],
      release: ["isIdleTimerDisabled = false", "idleTimerDisabled = false by receiver"],
      holding: .flag, isShared: true,
      consequence: "the display never sleeps, or sleeps during use",
      documentation: "UIApplication.isIdleTimerDisabled"),
    SourceResource(
      id: "orientation_notifications",
      acquire: ["beginGeneratingDeviceOrientationNotifications"],
      release: ["endGeneratingDeviceOrientationNotifications"],
      holding: .counted, isShared: true,
      consequence: "the sensor stays on, or other screens get no orientation",
      documentation: "UIDevice.beginGeneratingDeviceOrientationNotifications()"),
    SourceResource(
      id: "proximity",
      acquire: ["isProximityMonitoringEnabled = true", "proximityMonitoringEnabled = true"],
      release: ["isProximityMonitoringEnabled = false", "proximityMonitoringEnabled = false"],
      holding: .flag, isShared: true,
      consequence: "the display goes dark on other screens",
      documentation: "UIDevice.isProximityMonitoringEnabled"),
    SourceResource(
      id: "battery",
      acquire: ["isBatteryMonitoringEnabled = true", "batteryMonitoringEnabled = true"],
      release: ["isBatteryMonitoringEnabled = false", "batteryMonitoringEnabled = false"],
      holding: .flag, isShared: true,
      documentation: "UIDevice.isBatteryMonitoringEnabled"),
    SourceResource(
      id: "interaction_events",
      acquire: ["beginIgnoringInteractionEvents"], release: ["endIgnoringInteractionEvents"],
      holding: .counted, isShared: true, blocksUser: true,
      consequence: "the app no longer answers touches",
      documentation: "UIApplication.beginIgnoringInteractionEvents()"),
    SourceResource(
      id: "remote_control_events",
      acquire: ["beginReceivingRemoteControlEvents"], release: ["endReceivingRemoteControlEvents"],
      holding: .idempotent, isShared: true,
      documentation: "UIApplication.beginReceivingRemoteControlEvents()"),
    SourceResource(
      id: "location",
      acquire: [
        "startUpdatingLocation",
        "startMonitoringSignificantLocationChanges",
        "startRangingBeacons by receiver, in", "startMonitoring(for:) by receiver, for",
      ],
      release: [
        "stopUpdatingLocation", "stopMonitoringSignificantLocationChanges",
        "stopRangingBeacons by receiver, in", "stopMonitoring(for:) by receiver, for", "* = nil",
      ],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "the place is no longer followed",
      documentation: "CLLocationManager.startUpdatingLocation()"),
    SourceResource(
      id: "user_location",
      acquire: ["showsUserLocation = true by receiver"],
      release: ["showsUserLocation = false by receiver"],
      holding: .idempotent, isShared: false,
      consequence: "the map no longer shows where the user is",
      documentation: "MKMapView.showsUserLocation"),
    SourceResource(
      id: "heading",
      acquire: ["startUpdatingHeading"], release: ["stopUpdatingHeading"],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "the heading is no longer followed",
      documentation: "CLLocationManager.startUpdatingHeading()"),
    SourceResource(
      id: "motion",
      acquire: [
        "startAccelerometerUpdates", "startDeviceMotionUpdates", "startGyroUpdates",
        "startMagnetometerUpdates", "startAccelerometerUpdatesToQueue",
        "startDeviceMotionUpdatesToQueue", "startDeviceMotionUpdatesUsingReferenceFrame",
        "startGyroUpdatesToQueue", "startMagnetometerUpdatesToQueue",
        "startPedometerUpdatesFromDate", "Pedometer.startUpdates",
        "startRelativeAltitudeUpdates", "startRelativeAltitudeUpdatesToQueue",
      ],
      release: [
        "stopAccelerometerUpdates", "stopDeviceMotionUpdates", "stopGyroUpdates",
        "stopMagnetometerUpdates", "stopPedometerUpdates", "Pedometer.stopUpdates",
        "stopRelativeAltitudeUpdates",
      ],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "the device's motion is no longer followed",
      documentation: "CMMotionManager"),
  ]
}
