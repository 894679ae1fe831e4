import Testing

// Runs the tests of this module in Swift Testing, as `swift test` does.
@main
struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
