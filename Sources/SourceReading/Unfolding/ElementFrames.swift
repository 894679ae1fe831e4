/// An element of a list in the code over which a loop runs.
struct LoopElement {
  /// The tokens of the loop.
  var scope: Range<Int>
  var number: Int
}

/// A function while its loops over lists in the code run, once for each element: what is done to `$0`
/// in `[a, b].forEach { $0.stop() }` is done to `a` and to `b`.
struct ElementFrames {
  private let loops: [(scope: Range<Int>, frames: [Frame])]

  init(_ frame: Frame) {
    loops = frame.body.literalLoops.compactMap { local in
      local.scope.map { scope in
        (scope, local.elements.indices.map { frame.at(LoopElement(scope: scope, number: $0)) })
      }
    }
  }

  /// Returns the frames in which a step is done, one for each element of the innermost loop, or nil
  /// outside of loops.
  func frames(at token: Int) -> [Frame]? {
    loops.last { $0.scope.contains(token) }?.frames
  }
}
