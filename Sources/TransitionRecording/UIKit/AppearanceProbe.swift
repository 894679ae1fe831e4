#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A child of a screen, with a hidden view of no size, that reports the calls that are forwarded
  /// to it.
  final class AppearanceProbe: UIViewController {
    private let recorder: TransitionRecorder
    private let life: ScreenLife

    init(of screen: RecordedObject, _ recorder: TransitionRecorder) {
      self.recorder = recorder
      life = ScreenLife(of: screen, for: recorder)
      super.init(nibName: nil, bundle: nil)
      recorder.record(.viewDidLoad, of: screen)
    }

    @available(*, unavailable, message: "a probe belongs to the recorder that made it")
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = UIView(frame: .zero)
      view.isHidden = true
      view.isUserInteractionEnabled = false
      view.accessibilityElementsHidden = true
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      report(.viewWillAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      report(.viewDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      report(.viewWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      report(.viewDidDisappear)
    }

    /// The probe of an inner screen may get a call before that of the outer one, so it names no
    /// parent.
    private func report(_ call: RecordedCall) {
      guard let screen = parent, !recorder.recordsEveryScreen else { return }
      recorder.record(call, ofController: screen, as: life.screen, namesParent: false)
    }
  }
#endif
