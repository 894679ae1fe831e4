/// The verdict on one assumption with all that a person needs to know beside it.
public struct Judgement: Hashable, Sendable {
  /// What one variant does to an assumption.
  public struct Row: Hashable, Sendable {
    /// What it does.
    public enum Effect: String, Hashable, Sendable {
      /// The assumption holds, with an occasion to fail.
      case holds
      /// Some word of the variant breaks it.
      case breaks
      /// The assumption holds without being triggered.
      case notTriggered
    }

    /// The kind's name.
    public var kind: String

    /// The outcome.
    public var outcome: Outcome

    /// What the variant does.
    public var effect: Effect

    /// Whether its kind is among those examined; if not, it only matters for `brokenOutside`.
    public var isChosen: Bool

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

  /// What an app can do without.
  public enum Omission: Hashable, Sendable {
    /// A kind of transition.
    case kind(String)
    /// Transitions that end in a way other than a family's first.
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

  /// The assumption as it was written; its own text if it was built as a value.
  public var text: String

  /// The assumption in templates.
  public var canonical: String

  /// The verdict.
  public var verdict: Verdict

  /// Every catalogued variant the claim is about, in the contract's own order.
  public var rows: [Row]

  /// The variants that break it, sorted; empty unless violated. Over histories those that alone break
  /// it or, if none does, the witness's; `initial` if the first appearance does.
  public var violatedBy: [Variant.ID]

  /// The variants examined in which it holds without being triggered, sorted.
  public var vacuousIn: [Variant.ID]

  /// The catalogued variants outside the chosen kinds that break it, sorted.
  public var brokenOutside: [Variant.ID]

  /// What to rely on instead.
  public var instead: [Assumption]

  /// The texts of ``instead``, in the words of the contract.
  public var insteadTexts: [String]

  /// The smallest sets of kinds and outcomes without which it would hold.
  public var saves: [[Omission]]

  /// The shortest order that breaks it; nil if guaranteed.
  public var witness: Witness?

  /// Why, in words.
  public var because: String

  /// Over which words it was judged.
  public var scope: Assumption.Scope { assumption.scope }

  /// Makes a judgement without anything beside the verdict; set what else is known afterwards.
  public init(assumption: Assumption, canonical: String, verdict: Verdict) {
    self.assumption = assumption
    text = assumption.description
    self.canonical = canonical
    self.verdict = verdict
    rows = []
    violatedBy = []
    vacuousIn = []
    brokenOutside = []
    instead = []
    insteadTexts = []
    saves = []
    because = ""
  }
}
