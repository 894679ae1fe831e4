extension SourceResource {
  /// The rows of the resource table. The first whose acquire or release matches counts.
  public static let table: [SourceResource] =
    connections + observing + timing + screens + device + media + objects
}
