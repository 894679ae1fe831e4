extension Unfolding {
  /// Returns the property that stands for the first parameter of a delegate's method, by the parameter's
  /// name: the only one of its type, where that is a class of the frameworks which is no view.
  ///
  /// `manager` is `locationManager` in `locationManagerDidChangeAuthorization(_ manager:
  /// CLLocationManager)`.
  func knownSender(of method: SourceMethod, _ type: Int) -> PassedValues {
    var bound = PassedValues()
    guard method.kind == .function, let sender = method.parameters.first else { return bound }
    let name = SourceIndex.plainName(sender.type)
    guard FrameworkClasses.holds(name), !name.hasPrefix("UI") else { return bound }
    let same = index.types[type].parts.flatMap { index.declaration($0).properties }
      .filter { property in
        index.property(property.name, of: type).flatMap(index.typeName) == name
      }
    if same.count == 1 {
      let path = same[0].name
      bound.bind(sender.name, to: UnfoldedValue(path: [path], text: path))
    }
    return bound
  }
}
