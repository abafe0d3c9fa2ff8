// The tree of controllers on a page.

/// The controllers of a trace as a list that shows who holds whom.
struct TreeMarkup {
  let trace: Trace
  /// The controllers that stay when the others are folded away.
  var involved: Set<ControllerID> = []

  /// The controllers that a tree shows at most.
  private static let linesMax = 60

  /// Returns the tree; what differs from the tree before is marked.
  func list(_ tree: ControllerTree, _ before: ControllerTree) -> Markup {
    let lines = tree.lines
    // Without any link, the word "aside" beside every controller says nothing.
    let tellsLinks = lines.contains { $0.link != .aside }
    return Markup("ul", class: "tree") {
      for line in lines.prefix(Self.linesMax) { item(line, tree, before, tellsLinks) }
      if lines.count > Self.linesMax {
        Markup("li", text: "and \(lines.count - Self.linesMax) more")
      }
    }
  }

  private func item(
    _ line: ControllerTree.Line,
    _ tree: ControllerTree,
    _ before: ControllerTree,
    _ tellsLinks: Bool
  ) -> Markup {
    let node = tree.nodes[line.controller]
    let old =
      before.nodes.indices.contains(line.controller) ? before.nodes[line.controller] : .init()
    let changes = changes(from: old, to: node)
    let isFar = !involved.isEmpty && !involved.contains(ControllerID(line.controller))
    let kind =
      "d\(min(line.depth, 6))" + (changes.isEmpty ? "" : " changed") + (isFar ? " far" : "")
    return Markup("li", class: kind) {
      Page.code(trace.name(of: ControllerID(line.controller)), max: 60)
      if tellsLinks { Markup("span", class: "soft small", text: line.link.rawValue) }
      if let state = node.state { chip(state.name, class: "chip \(state.name)") }
      if let isInWindow = node.isInWindow { chip(isInWindow ? "in window" : "not in window") }
      if node.isShown == false { chip("not shown") }
      if !changes.isEmpty {
        Markup("span", class: "soft small", text: "← " + changes.joined(separator: ", "))
      }
    }
  }

  /// What the events between two trees changed of a controller.
  private func changes(from old: ControllerTree.Node, to new: ControllerTree.Node) -> [String] {
    var words: [String] = []
    if new.state != old.state { words.append("was " + (old.state?.name ?? "not on screen")) }
    if new.parent != old.parent {
      let name = old.parent.map { trace.name(of: ControllerID($0)).clipped(to: 40) }
      words.append(name.map { "was in " + $0 } ?? "new child")
    }
    if new.isInWindow != old.isInWindow, old.isInWindow != nil {
      words.append(new.isInWindow == true ? "entered the window" : "left the window")
    }
    return words
  }

  private func chip(_ text: String, class: String = "chip") -> Markup {
    Markup("span", class: `class`, text: text)
  }
}
