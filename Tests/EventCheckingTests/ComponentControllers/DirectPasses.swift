// Passes over controllers written down by hand, from the pages and the list of what is known beside
// them: no catalogue, no automaton.

/// One pass over one actor, or over a parent and its child.
struct DirectPass {
  /// The variant's name; nil for an order that is only permitted.
  var name: String?
  var word: [Call]
  /// By role, where it starts and where it ends.
  var starts: [String: String]
  var ends: [String: String]
}

/// The passes of a version of the system.
struct DirectPasses {
  var documented: [DirectPass] = []
  var permitted: [DirectPass] = []

  /// A word: initials of callbacks, after `p.` or `c.` for parent and child.
  static func calls(_ text: String, _ role: String = "controller") -> [Call] {
    text.split(separator: " ").map { part in
      let pieces = part.split(separator: ".")
      let subject = pieces.count == 1 ? role : pieces[0] == "p" ? "parent" : "child"
      return Call(subject: subject, callback: names[String(pieces[pieces.count - 1])]!)
    }
  }

  private static let names = [
    "i": "didInit", "wU": "willUpdateComponent", "dU": "didUpdateComponent", "wM": "willMount",
    "dM": "didMount", "wR": "willRemount", "dR": "didRemount", "wN": "willUnmount",
    "dN": "didUnmount", "a": "componentDidAcquireView", "r": "componentWillRelinquishView",
    "x": "invalidateController",
  ]

  private static let view = "mounted.hasView"
  private static let off = "unmounted"

  init(_ profile: String) {
    addSingles(profile)
    addTrees(profile)
  }

  private mutating func add(
    _ name: String?, _ start: String, _ end: String, _ word: String, isBorn: Bool = false
  ) {
    for prefix in isBorn ? ["", "i "] : [""] {
      let pass = DirectPass(
        name: name, word: Self.calls(prefix + word), starts: ["controller": start],
        ends: ["controller": end])
      if name != nil { documented.append(pass) }
      permitted.append(pass)
    }
  }

  private mutating func addSingles(_ profile: String) {
    let (view, off) = (Self.view, Self.off)
    if profile != "0.14" {
      add("mount.withView", "new", view, "wM a dM", isBorn: true)
      add("mount.withoutView", "new", "mounted", "wM dM", isBorn: true)
    }
    if profile == "0.14" || profile == "main" {
      add("mount.inUpdate", "new", view, "wU wM a dM dU", isBorn: true)
      add("mount.inUpdateWithoutView", "new", "mounted", "wU wM dM dU", isBorn: true)
    }
    add("mountAgain.withView", off, view, "wM a dM")
    add("mountAgain.withoutView", off, "mounted", "wM dM")
    add("mountAgain.updated", off, view, "wU wM a dM dU")
    add("update.recycled", view, view, "wU wR dR dU")
    add("update.replaced", view, view, "wU wR r a dR dU")
    add("update.withoutView", "mounted", "mounted", "wU wR dR dU")
    add("update.viewAdded", "mounted", view, "wU wR a dR dU")
    add("update.viewDropped", view, "mounted", "wU wR dR dU")
    add(nil, view, "mounted", "wU wR r dR dU")
    add("remount.sameView", view, view, "wR dR")
    add("remount.otherView", view, view, "wR r a dR")
    add("remount.withoutView", "mounted", "mounted", "wR dR")
    add("unmount.withView", view, off, "wN r dN")
    add("unmount.withoutView", "mounted", off, "wN dN")
    add("invalidate.whileMounted", view, "gone.hasView", "x")
    add("invalidate.whileMountedWithoutView", "mounted", "gone.mounted", "x")
    add("invalidate.whileUnmounted", off, "gone", "x")
    add("invalidate.neverMounted", "new", "gone", "x", isBorn: true)
    add("unmountInvalidated.withView", "gone.hasView", "gone", "wN r dN")
    add("unmountInvalidated.withoutView", "gone.mounted", "gone", "wN dN")
    if profile == "main" || profile == "documented" {
      let isListed = profile == "main"
      add(isListed ? "offscreenUpdate.first" : nil, off, "off.updating", "wU")
      add(isListed ? "offscreenUpdate.again" : nil, "off.updating", "off.updating", "wU")
      add(isListed ? "mountUpdated.withView" : nil, "off.updating", view, "wM a dM dU")
      add(isListed ? "mountUpdated.withoutView" : nil, "off.updating", "mounted", "wM dM dU")
    }
  }

  private mutating func addTrees(_ profile: String) {
    let (view, off) = (Self.view, Self.off)
    let pair = profile == "0.14"
    let childPair = pair || profile == "main"
    for inits in ["", "p.i ", "c.i ", "p.i c.i ", "c.i p.i "] {
      add(
        tree: "treeMount", ("new", view), ("new", view),
        inits
          + (pair
            ? "p.wU p.wM p.a c.wU c.wM c.a c.dM c.dU p.dM p.dU"
            : "p.wM p.a c.wM c.a c.dM p.dM"))
    }
    for inits in ["", "c.i "] {
      add(
        tree: "childMounts", (view, view), ("new", view),
        inits + "p.wU p.wR "
          + (childPair ? "c.wU c.wM c.a c.dM c.dU" : "c.wM c.a c.dM") + " p.dR p.dU")
    }
    add(tree: "treeMountAgain", (off, view), (off, view), "p.wM p.a c.wM c.a c.dM p.dM")
    add(
      tree: "treeUpdate", (view, view), (view, view), "p.wU p.wR c.wU c.wR c.dR c.dU p.dR p.dU")
    add(tree: "treeRemount", (view, view), (view, view), "p.wR c.wR c.dR p.dR")
    add(tree: "treeUnmount", (view, off), (view, off), "p.wN p.r p.dN c.wN c.r c.dN")
    add(tree: "treeUnmount", (view, off), (view, off), "c.wN c.r c.dN p.wN p.r p.dN")
  }

  /// Adds a known order, and every other in which each keeps its own and no parent is mounted before
  /// its child (K3).
  private mutating func add(
    tree kind: String, _ parent: (String, String), _ child: (String, String), _ word: String
  ) {
    let calls = Self.calls(word)
    let starts = ["parent": parent.0, "child": child.0]
    let ends = ["parent": parent.1, "child": child.1]
    documented.append(
      DirectPass(name: "\(kind).completed", word: calls, starts: starts, ends: ends))
    let orders = Self.shuffles(
      calls.filter { $0.subject == "parent" }, calls.filter { $0.subject == "child" })
    let known = Set(permitted.map(\.word))
    for order in orders where Self.keepsK3(order) && !known.contains(order) {
      permitted.append(DirectPass(name: nil, word: order, starts: starts, ends: ends))
    }
  }

  private static func keepsK3(_ word: [Call]) -> Bool {
    guard let parent = word.firstIndex(of: Call(subject: "parent", callback: "didMount")) else {
      return true
    }
    return !word[parent...].contains {
      $0.subject == "child" && ["didMount", "didRemount"].contains($0.callback)
    }
  }

  private static func shuffles(_ a: [Call], _ b: [Call]) -> [[Call]] {
    guard let first = a.first else { return [b] }
    guard let second = b.first else { return [a] }
    return shuffles(Array(a.dropFirst()), b).map { [first] + $0 }
      + shuffles(a, Array(b.dropFirst())).map { [second] + $0 }
  }
}
