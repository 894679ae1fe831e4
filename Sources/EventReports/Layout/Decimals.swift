extension Double {
  package func rounded(to decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1) { factor, _ in factor * 10 }
    let whole = Int((self * Double(factor)).rounded())
    guard decimals > 0 else { return String(whole) }
    let fraction = String(abs(whole) % factor)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(whole < 0 ? "-" : "")\(abs(whole) / factor).\(zeros)\(fraction)"
  }
}
