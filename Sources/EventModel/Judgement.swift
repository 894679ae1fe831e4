/// The verdict on one assumption, with its explanation.
public struct Judgement: Hashable, Sendable {
  /// The effect of one variant on an assumption.
  public struct Row: Hashable, Sendable {
    /// The effects.
    public enum Effect: String, Hashable, Sendable {
      /// The assumption holds and is triggered.
      case holds
      /// A word of the variant breaks the assumption.
      case breaks
      /// The assumption holds because it is not triggered.
      case notTriggered
    }

    /// The kind's name.
    public var kind: String

    /// The outcome.
    public var outcome: Outcome

    /// The effect of the variant.
    public var effect: Effect

    /// Whether the kind is examined; if not, the row only matters for `brokenOutside`.
    public var isChosen: Bool

    /// The kinds of which one must come before the variant in a history, besides the first
    /// appearance; the effect is that of the variant alone. Empty if a history can begin with it.
    public var needs: [String] = []

    /// Makes a row.
    public init(kind: String, outcome: Outcome, effect: Effect, isChosen: Bool) {
      self.kind = kind
      self.outcome = outcome
      self.effect = effect
      self.isChosen = isChosen
    }

    /// The variant.
    public var variant: Variant.ID { Variant.ID(kind: kind, outcome: outcome) }
  }

  /// What an app can avoid so that an assumption holds.
  public enum Omission: Hashable, Sendable {
    /// A kind of transition.
    case kind(String)
    /// Transitions with an outcome other than the first of a family.
    case outcome(Outcome)

    /// The name of the kind or of the outcome.
    public var name: String {
      switch self {
      case .kind(let name): name
      case .outcome(let outcome): outcome.name
      }
    }
  }

  /// The assumption.
  public var assumption: Assumption

  /// The assumption as written, or its printed text if it was built as a value.
  public var text: String

  /// The assumption in templates.
  public var canonical: String

  /// The verdict.
  public var verdict: Verdict

  /// The catalogued variants that the assumption is about, in the contract's own order.
  public var rows: [Row] = []

  /// The variants that break it, sorted; empty unless violated. Over histories, the variants that
  /// break it alone or, if there are none, those of the witness; `initial` if the first appearance
  /// breaks it.
  public var violatedBy: [Variant.ID] = []

  /// The examined variants in which it holds without being triggered, sorted.
  public var vacuousIn: [Variant.ID] = []

  /// The catalogued variants outside the chosen kinds that break it, sorted.
  public var brokenOutside: [Variant.ID] = []

  /// Assumptions to rely on instead.
  public var instead: [Assumption] = []

  /// The texts of ``instead``, in the contract's words.
  public var insteadTexts: [String] = []

  /// The smallest sets of kinds and outcomes such that the assumption holds if an app avoids them.
  public var saves: [[Omission]] = []

  /// The shortest order that breaks it; nil if guaranteed.
  public var witness: Witness?

  /// The reason, as text.
  public var because = ""

  /// The words over which it was judged.
  public var scope: Assumption.Scope { assumption.scope }

  /// Makes a judgement with only a verdict; set the other properties afterwards.
  public init(assumption: Assumption, canonical: String, verdict: Verdict) {
    self.assumption = assumption
    text = assumption.description
    self.canonical = canonical
    self.verdict = verdict
  }
}
