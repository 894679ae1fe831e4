#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A child of a screen, with a hidden view of no size, that reports what is forwarded to it.
  final class AppearanceProbe: UIViewController {
    private let recorder: TransitionRecorder
    private let name: String
    private let address: UInt

    init(of screen: UIViewController, as name: String, _ recorder: TransitionRecorder) {
      self.recorder = recorder
      self.name = name
      address = UInt(bitPattern: ObjectIdentifier(screen))
      super.init(nibName: nil, bundle: nil)
      recorder.record(.viewDidLoad, address: address, name: name, in: nil)
    }

    @available(*, unavailable, message: "a probe belongs to the recorder that made it")
    required init?(coder: NSCoder) { nil }

    deinit { recorder.record(.deinit, address: address, name: name, in: nil) }

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

    private func report(_ call: RecordedCall) {
      let scope = (parent?.parent).map { recorder.scope(of: $0) }
      if call.isWill, let screen = parent {
        recorder.coordinators.follow(screen, in: scope, for: recorder)
      }
      recorder.record(call, address: address, name: name, in: scope)
    }
  }
#endif
