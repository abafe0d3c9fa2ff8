// The tree of controllers on a page.

internal import Lifecycle
internal import VCFuzz

/// The controllers of a trace as a list that shows who holds whom.
struct TreeMarkup {
  private let trace: Trace

  /// The controllers that a tree shows at most.
  private static let linesMax = 60

  init(_ trace: Trace) { self.trace = trace }

  /// Returns the tree; what differs from the tree before is marked.
  func list(_ tree: ControllerTree, _ before: ControllerTree) -> Markup {
    let lines = tree.lines
    // Without any link, the word "aside" beside every controller says nothing.
    let tellsLinks = lines.contains { $0.link != .aside }
    var items = lines.prefix(Self.linesMax).map { item($0, tree, before, tellsLinks) }
    if lines.count > Self.linesMax {
      items.append(.element("li", text: "and \(lines.count - Self.linesMax) more"))
    }
    return .element("ul", class: "tree", items)
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
    var classes = "d\(min(line.depth, 6))"
    if node.state != old.state || node.parent != old.parent || node.isInWindow != old.isInWindow {
      classes += " changed"
    }
    let link =
      switch line.link {
      case .window: "window’s root"
      case .child: "child"
      case .presented: "presented"
      case .aside: "aside"
      }
    let name = trace.name(of: ControllerID(line.controller))
    var parts = [Page.code(name, max: 60)]
    if tellsLinks { parts.append(.element("span", class: "soft small", text: link)) }
    if let state = node.state {
      parts.append(.element("span", class: "chip \(state.name)", text: state.name))
    }
    if let isInWindow = node.isInWindow {
      parts.append(chip(isInWindow ? "in window" : "not in window"))
    }
    if node.isShown == false { parts.append(chip("not shown")) }
    return .element("li", class: classes, parts)
  }

  private func chip(_ text: String) -> Markup {
    .element("span", class: "chip", text: text)
  }
}
