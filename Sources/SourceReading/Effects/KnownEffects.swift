/// The effects of a class, without those that mean nothing by themselves.
struct ClassEffects {
  /// Those on resources that the class itself affects.
  var own: [SourceEffect]
  /// Those of its superclasses alone, whose own facts list them.
  var inherited: [SourceEffect]
}

/// The effects of the classes that were read. Each class is read once, although it may be a screen
/// itself and pushed by several others.
///
/// `@unchecked`: what changes is accessed only within `exclusively`.
final class KnownEffects: @unchecked Sendable {
  private var effects: [TypePart: ClassEffects] = [:]
  private let exclusively: PiecewiseWork.Exclusively

  init(_ exclusively: @escaping PiecewiseWork.Exclusively) { self.exclusively = exclusively }

  /// Returns the effects of a class by its definition; if they are not known yet, those that are
  /// read now.
  func effects(of definition: TypePart, _ read: () -> ClassEffects) -> ClassEffects {
    var known: ClassEffects?
    exclusively { known = effects[definition] }
    if let known { return known }
    // Two threads may read the same class; both results are the same.
    let found = read()
    exclusively { effects[definition] = found }
    return found
  }
}
