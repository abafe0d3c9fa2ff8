// The tree of controllers on a page.

internal import Lifecycle
internal import VCFuzz

/// The controllers of a trace as a list that shows who holds whom.
struct TreeMarkup {
  let trace: Trace

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
    let isChanged =
      node.state != old.state || node.parent != old.parent || node.isInWindow != old.isInWindow
    return Markup("li", class: "d\(min(line.depth, 6))" + (isChanged ? " changed" : "")) {
      Page.code(trace.name(of: ControllerID(line.controller)), max: 60)
      if tellsLinks { Markup("span", class: "soft small", text: line.link.rawValue) }
      if let state = node.state { chip(state.name, class: "chip \(state.name)") }
      if let isInWindow = node.isInWindow { chip(isInWindow ? "in window" : "not in window") }
      if node.isShown == false { chip("not shown") }
    }
  }

  private func chip(_ text: String, class: String = "chip") -> Markup {
    Markup("span", class: `class`, text: text)
  }
}
