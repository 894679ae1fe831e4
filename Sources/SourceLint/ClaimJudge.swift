import EventChecking
import EventModel

/// A judge that decides each claim once, however many screens make it.
struct ClaimJudge {
  private var judge: Judge
  private var judgements: [Assumption: Judgement] = [:]
  private var pairs: [[Formula.BalanceClaim]: [Judge.Pair]] = [:]

  init(_ contract: Contract, kinds: [String]?) throws(ContractError) {
    judge = try Judge(contract, kinds: kinds)
  }

  /// Returns the verdict on an assumption with all that goes with it.
  mutating func judgement(on assumption: Assumption) throws(DecisionError) -> Judgement {
    if let known = judgements[assumption] { return known }
    let judgement = try judge.judgement(on: assumption)
    judgements[assumption] = judgement
    return judgement
  }

  /// Returns the nearest pairs of callbacks for which all of the claims hold.
  mutating func nearestPairs(keeping claims: [Formula.BalanceClaim]) throws(DecisionError) -> [Judge
    .Pair]
  {
    if let known = pairs[claims] { return known }
    let found = try judge.nearestPairs(keeping: claims)
    pairs[claims] = found
    return found
  }
}
