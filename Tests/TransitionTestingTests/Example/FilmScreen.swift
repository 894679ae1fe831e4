import TransitionTesting

/// A film, and how far it has been watched.
final class Film {
  private(set) var position = 0
  private(set) var isPlaying = false

  func play() { isPlaying = true }
  func pause() { isPlaying = false }

  func stop() {
    isPlaying = false
    position = 0
  }

  /// A second goes by.
  func tick() { if isPlaying { position += 1 } }
}

/// Stops in `viewWillDisappear`, starts in `viewDidAppear`: half a swipe back starts the film over.
///
/// Met in GPUImage, pull request 1728 (a camera that stays off), and ooyala_native-skin, pull request
/// 301 (a film that has to be paused and taken up again).
class FilmScreen: SimulatedViewController {
  let film = Film()

  override func viewDidAppear(_ animated: Bool) { film.play() }
  override func viewWillDisappear(_ animated: Bool) { film.stop() }
}

/// Pauses where it may have to go on, and stops where the screen is gone.
final class PatientFilmScreen: FilmScreen {
  override func viewWillDisappear(_ animated: Bool) { film.pause() }
  override func viewDidDisappear(_ animated: Bool) { film.stop() }
}
