import ContractFiles
import EventChecking
import EventModel
import JSON

/// A file of certificates: the contract and the kinds they are about, and for each
/// assumption its verdict, the variants that violate it, and the certificate.
struct CertificateFile {
  struct Entry {
    var judgement: Judgement
    var certificate: Certificate
  }

  var contract: String
  var profile: String?
  /// The kinds that were chosen; nil for none.
  var kinds: [String]?
  var entries: [Entry] = []

  var json: JSONValue {
    [
      "version": 1, "contract": .string(contract), "profile": .optional(profile),
      "kinds": kinds.map(JSONValue.strings) ?? .null,
      "verdicts": .array(
        entries.map { entry in
          [
            "assumption": .string(entry.judgement.text),
            "verdict": .string(entry.judgement.verdict.rawValue),
            "violatedBy": .strings(entry.judgement.violatedBy.map(\.description)),
            "closures": .array(entry.certificate.closures.map(\.json)),
            "witnesses": .array(entry.certificate.witnesses.map(\.certificateJSON)),
          ]
        }),
    ]
  }
}

// Reading.
extension CertificateFile {
  init(_ node: JSONNode, _ contract: Contract) throws(JSONMistake) {
    guard node.members != nil else { throw node.expected("an object with certificates") }
    guard node["version"]?.int == 1 else {
      throw (node["version"] ?? node).expected("the version 1 of certificates")
    }
    let name = try node.value("contract")
    self.contract = try name.words("the name of a contract")
    profile = node["profile"]?.text
    guard self.contract == contract.name, profile == contract.profile else {
      let version = profile.map { " --profile \($0)" } ?? ""
      throw name.mistake(
        "these verdicts are about another contract: give --contract \(self.contract)\(version)")
    }
    if let names = node["kinds"], names.elements != nil { kinds = try names.names("kinds") }
    let parser = AssumptionParser(contract)
    entries = try node.list("verdicts", of: "verdicts") { verdict throws(JSONMistake) in
      try Self.entry(verdict, parser)
    }
    guard !entries.isEmpty else {
      throw try node.value("verdicts").mistake(
        "there is no verdict in the file, so nothing is proved")
    }
  }

  private static func entry(
    _ node: JSONNode, _ parser: AssumptionParser
  ) throws(JSONMistake) -> Entry {
    let assumption = try AssumptionTexts.assumption(at: node.value("assumption"), parser)
    let word = try node.value("verdict").known("verdict", among: Verdict.allCases.map(\.rawValue))
    var judgement = Judgement(
      assumption: assumption, canonical: "", verdict: Verdict(rawValue: word) ?? .violated)
    judgement.violatedBy = try node.value("violatedBy").names("variants").map(Variant.ID.init(_:))
    var certificate = Certificate()
    certificate.closures = try node.list("closures", of: "closures", Certificate.Closure.init(_:))
    certificate.witnesses = try node.list("witnesses", of: "witnesses", Witness.init(certificate:))
    return Entry(judgement: judgement, certificate: certificate)
  }
}
