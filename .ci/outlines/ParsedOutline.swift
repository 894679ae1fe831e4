import SwiftParser
import SwiftSyntax

/// The lines that say what the toolchain's own parser finds in a Swift file: each declaration with its
/// bytes.
final class ParsedOutline: SyntaxVisitor {
  private(set) var lines: [String] = []
  private var names: [String] = []

  init(_ source: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  private func range(_ node: some SyntaxProtocol) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return "\(start)..<\(node.endPositionBeforeTrailingTrivia.utf8Offset)"
  }

  private func squeezed(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }

  private func open(
    _ kind: String, _ name: String, _ inherited: InheritanceClauseSyntax?,
    _ node: some DeclSyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    names.append(names.last.map { "\($0).\(name)" } ?? name)
    let types =
      (inherited?.inheritedTypes).map { list in list.flatMap { parts(of: $0.type) } } ?? []
    lines.append("\(kind) \(names.last!): \(types.joined(separator: ",")) \(range(node))")
    return .visitChildren
  }

  /// The types of a composition, without attributes.
  private func parts(of type: TypeSyntax) -> [String] {
    if let list = type.as(CompositionTypeSyntax.self) {
      return list.elements.flatMap { parts(of: $0.type) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
    return [squeezed(type)]
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open("class", plain(node.name), node.inheritanceClause, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open("struct", plain(node.name), node.inheritanceClause, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open("enum", plain(node.name), node.inheritanceClause, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open("actor", plain(node.name), node.inheritanceClause, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open("protocol", plain(node.name), node.inheritanceClause, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { names.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var name = squeezed(node.extendedType)
    if let angle = name.firstIndex(of: "<") { name = String(name[..<angle]) }
    return open("extension", name, node.inheritanceClause, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

  private func add(_ kind: String, _ name: String, _ node: some SyntaxProtocol) {
    add(kind, name, bytes: range(node))
  }

  private func add(_ kind: String, _ name: String, bytes: String) {
    lines.append("\(kind) \(names.last ?? "").\(name) \(bytes)")
  }

  private func labels(_ list: FunctionParameterClauseSyntax) -> String {
    "(" + list.parameters.map { "\($0.firstName.identifier?.name ?? $0.firstName.text):" }.joined()
      + ")"
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("function", plain(node.name) + labels(node.signature.parameterClause), node)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("initializer", "init" + labels(node.signature.parameterClause), node)
    return .skipChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("deinitializer", "deinit()", node)
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript", "subscript" + labels(node.parameterClause), node)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      for name in names(of: binding.pattern) {
        add("property", plain(name), bytes: quoteless(name))
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let type = binding.typeAnnotation.map { ": " + squeezed($0.type) } ?? ""
      let value = binding.initializer.map { " = " + range($0.value) } ?? ""
      let bytes = quoteless(name.identifier)
      add("property", plain(name.identifier) + type + value, bytes: bytes)
      guard let block = binding.accessorBlock else { continue }
      addAccessors(block, plain(name.identifier))
    }
    return .skipChildren
  }

  /// The names that a pattern in parentheses binds.
  private func names(of pattern: PatternSyntax) -> [TokenSyntax] {
    (pattern.as(TuplePatternSyntax.self)?.elements ?? []).flatMap { element in
      element.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier] }
        ?? names(of: element.pattern)
    }
  }

  /// The bytes of a name without its backticks.
  private func quoteless(_ token: TokenSyntax) -> String {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    return token.text.hasPrefix("`") ? "\(start + 1)..<\(end - 1)" : "\(start)..<\(end)"
  }

  private func addAccessors(_ block: AccessorBlockSyntax, _ name: String) {
    guard case .accessors(let list) = block.accessors else { return add("getter", name, block) }
    for accessor in list where accessor.body != nil {
      add(kind(accessor.accessorSpecifier.text), name, accessor)
    }
  }

  private func kind(_ specifier: String) -> String {
    switch specifier {
    case "get", "_read", "read", "unsafeAddress": "getter"
    case "willSet", "didSet": specifier
    default: "setter"
    }
  }

  private func plain(_ token: TokenSyntax) -> String { token.identifier?.name ?? token.text }

  // Statements outside of functions, and what their blocks declare, are no part of an outline.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
