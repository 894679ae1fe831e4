extension SourceResource {
  /// Sound, pictures, the camera and web pages.
  static let media: [SourceResource] = [
    SourceResource(
      id: "capture",
      acquire: ["startRunning"], release: ["stopRunning"], holding: .idempotent, isShared: false,
      goesOn: true,
      consequence: "the picture of the camera stays still",
      documentation: "AVCaptureSession.startRunning()"),
    SourceResource(
      id: "audio_session",
      acquire: ["AudioSession.setActive(true, ...)", "AudioSession.setActive(true) by receiver"],
      release: ["AudioSession.setActive(false, ...)", "AudioSession.setActive(false) by receiver"],
      holding: .flag, isShared: true,
      consequence: "other apps' sound stays off, or this app's",
      documentation: "AVAudioSession.setActive(_:options:)"),
    SourceResource(
      id: "playback",
      acquire: ["Player.play() by receiver", "PlayerNode.play() by receiver"],
      release: ["Player.pause() by receiver", "Player.stop() by receiver", "* = nil"],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "playback stays off, or goes on unseen",
      documentation: "AVPlayer.play()"),
    SourceResource(
      id: "audio_tap",
      acquire: ["installTap by receiver", "installTapOnBus by receiver"],
      release: ["removeTap by receiver", "removeTapOnBus by receiver"],
      holding: .clearAll, isShared: false, goesOn: true,
      consequence: "a second tap on one bus throws, and the app crashes",
      documentation: "AVAudioNode.installTap(onBus:bufferSize:format:block:)"),
    SourceResource(
      id: "recording",
      acquire: [
        "Recorder.record by receiver", "Recorder.startRecording by receiver",
        "Output.startRecording by receiver", "Output.startRecordingToOutputFileURL by receiver",
      ],
      release: [
        "Recorder.stop by receiver", "Recorder.stopRecording by receiver",
        "Recorder.pause by receiver", "Output.stopRecording by receiver",
      ],
      holding: .idempotent, isShared: false, isOfUser: true,
      consequence: "what is being recorded breaks off",
      documentation: "AVAudioRecorder.record(), AVCaptureMovieFileOutput"),
    SourceResource(
      id: "ar_session",
      acquire: ["ARSession.run by receiver"], release: ["ARSession.pause() by receiver"],
      holding: .idempotent, isShared: false, goesOn: true,
      consequence: "the picture of the camera stays still",
      documentation: "ARSession.pause()"),
    SourceResource(
      id: "speech",
      acquire: ["Synthesizer.speak by receiver"],
      release: ["stopSpeaking by receiver", "pauseSpeaking by receiver"],
      holding: .idempotent, isShared: false,
      consequence: "the text is not read to its end",
      documentation: "AVSpeechSynthesizer.stopSpeaking(at:)"),
    SourceResource(
      id: "playback_notifications",
      acquire: ["beginGeneratingPlaybackNotifications"],
      release: ["endGeneratingPlaybackNotifications"],
      holding: .counted, isShared: true,
      consequence: "the notifications of the player are never switched off",
      documentation: "MPMusicPlayerController.beginGeneratingPlaybackNotifications()"),
    SourceResource(
      id: "animation",
      acquire: ["AnimationView.play by receiver"],
      release: ["AnimationView.stop() by receiver", "AnimationView.pause() by receiver"],
      holding: .idempotent, isShared: false,
      consequence: "the animation stands still",
      documentation: "Lottie LottieAnimationView.play(completion:)"),
    SourceResource(
      id: "media_suspended",
      acquire: ["setAllMediaPlaybackSuspended(false)"],
      release: ["setAllMediaPlaybackSuspended(true)"],
      holding: .idempotent, isShared: false,
      consequence: "the page's sound stays off",
      documentation: "WKWebView.setAllMediaPlaybackSuspended(_:completionHandler:)"),
    SourceResource(
      id: "page_load",
      acquire: [
        "WebView.load", "loadHTMLString", "loadFileURL", "WebView.loadRequest",
        "WebView.loadData", "WebView.loadFileRequest", "WebView.loadSimulatedRequest",
        "PDFView.document = _ by receiver",
      ],
      release: ["stopLoading"],
      holding: .idempotent, isShared: false,
      consequence: "the page stays half loaded",
      documentation: "WKWebView.stopLoading()"),
    SourceResource(
      id: "activity_indicator",
      acquire: ["startAnimating"], release: ["stopAnimating"], holding: .idempotent,
      isShared: false, consequence: "the animation stands still",
      documentation: "UIActivityIndicatorView.startAnimating()"),
    SourceResource(
      id: "refreshing",
      acquire: ["beginRefreshing"], release: ["endRefreshing"], holding: .idempotent,
      isShared: false, consequence: "the refresh control stands still",
      documentation: "UIRefreshControl.beginRefreshing()"),
  ]

  /// Objects of the screen: delegates, closures, activities, first responders.
  static let objects: [SourceResource] = [
    SourceResource(
      id: "first_responder",
      acquire: ["becomeFirstResponder"], release: ["resignFirstResponder", "endEditing(true)"],
      holding: .idempotent, isShared: false, consequence: "the keyboard is gone",
      documentation: "UIResponder.becomeFirstResponder()"),
    SourceResource(
      id: "user_activity",
      acquire: ["becomeCurrent"], release: ["resignCurrent"], holding: .idempotent,
      isShared: false, documentation: "NSUserActivity.becomeCurrent()"),
    SourceResource(
      id: "closure_slot", acquire: ["* = {}"], release: ["* = nil"], holding: .idempotent,
      consequence: "the object no longer answers to the screen",
      documentation: "a property that holds one closure"),
    SourceResource(
      id: "delegate", acquire: ["* = self"], release: ["* = nil"], holding: .idempotent,
      consequence: "the object no longer answers to the screen",
      documentation: "Delegation"),
  ]
}
