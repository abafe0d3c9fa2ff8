// The parents, presenters and states of all controllers after some of a trace's events.

/// The controllers of a trace after some of its events.
package struct ControllerTree: Sendable {
  /// One controller.
  package struct Node: Hashable, Sendable {
    package var parent: Int?
    package var presenter: Int?
    package var isWindowRoot = false
    /// Whether its view is in a window, if that was recorded.
    package var isInWindow: Bool?
    /// Whether its container shows it, if that was recorded.
    package var isShown: Bool?
    /// The state after its last appearance callback.
    package var state: AppearanceState?
    package var isLoaded = false
    package var isGone = false
    /// Whether any event names it.
    package var isKnown = false
    /// When it joined its parent: the order of siblings.
    package var order = 0
  }

  package private(set) var nodes: [Node] = []
  private var orders = 0

  package init() {}

  /// Creates the tree as the header of a trace has it.
  package init(_ header: Trace.Header) {
    for link in header.initialParents { attach(index(link.controller), to: index(link.value)) }
    for link in header.initialPresenters {
      let place = index(link.controller)
      nodes[place].presenter = index(link.value)
    }
    for item in header.initialStates {
      let place = index(item.controller)
      nodes[place].state = item.value
      nodes[place].isLoaded = true
      nodes[place].isKnown = true
    }
  }

  /// Creates the tree as it is after so many events of a trace.
  init(_ trace: Trace, upTo count: Int) {
    self.init(trace.header)
    for event in trace.events.prefix(count) { apply(event) }
  }

  private mutating func index(_ controller: ControllerID) -> Int {
    let index = Int(controller.index)
    while nodes.count <= index { nodes.append(Node()) }
    return index
  }

  private mutating func attach(_ child: Int, to parent: Int) {
    orders += 1
    nodes[child].parent = parent
    nodes[child].order = orders
    nodes[child].isKnown = true
    nodes[parent].isKnown = true
  }

  /// Takes one event into account.
  package mutating func apply(_ event: Event) {
    guard event.frame == .whole || event.frame == .enter, let controller = event.controller else {
      return
    }
    let place = index(controller)
    let other = event.other.map { index($0) }
    nodes[place].isKnown = true
    switch event.kind {
    case .viewWillAppear: nodes[place].state = .appearing
    case .viewDidAppear: nodes[place].state = .appeared
    case .viewWillDisappear: nodes[place].state = .disappearing
    case .viewDidDisappear: nodes[place].state = .disappeared
    case .viewDidLoad, .viewSet: nodes[place].isLoaded = true
    case .viewSetToNil: nodes[place].isLoaded = false
    case .destroyed: nodes[place].isGone = true
    case .created: nodes[place].isGone = false
    case .windowRoot: nodes[place].isWindowRoot = event.flag ?? true
    case .windowChanged: nodes[place].isInWindow = event.flag ?? true
    case .shownChanged: nodes[place].isShown = event.flag ?? true
    case .parentChanged, .didMoveToParent, .presentationChanged:
      link(event, place, other)
    default: break
    }
    if let snapshot = event.snapshot {
      nodes[place].isInWindow = snapshot.facts.contains(.hasWindow)
    }
  }

  private mutating func link(_ event: Event, _ place: Int, _ other: Int?) {
    switch event.kind {
    case .presentationChanged:
      nodes[place].presenter = event.flag ?? true ? other : nil
    case .parentChanged where event.flag == false:
      nodes[place].parent = nil
      nodes[place].isShown = nil
    default:
      guard let other else {
        nodes[place].parent = nil
        return
      }
      if nodes[place].parent != other, place != other { attach(place, to: other) }
    }
  }

  // MARK: Order

  /// A controller with its depth and its link to the controller above.
  package struct Line: Hashable, Sendable {
    package let controller: Int
    package let depth: Int
    package let link: Link

    /// How a controller is linked to the one above.
    package enum Link: String, Sendable {
      case window = "window’s root"
      case child
      case presented
      /// Neither in a window nor linked to a controller.
      case aside
    }
  }

  /// How deep a tree is followed.
  private static let depthMax = 64

  /// The controllers as a tree, each once: windows first, then the others.
  package var lines: [Line] {
    var children: [[Int]] = nodes.map { _ in [] }
    var presented: [[Int]] = nodes.map { _ in [] }
    for (place, node) in nodes.enumerated() where node.isKnown {
      if let parent = node.parent {
        children[parent].append(place)
      } else if let presenter = node.presenter {
        presented[presenter].append(place)
      }
    }
    for place in children.indices {
      children[place].sort { (nodes[$0].order, $0) < (nodes[$1].order, $1) }
    }
    var lines: [Line] = []
    var isTaken = nodes.map { _ in false }
    func visit(_ place: Int, _ depth: Int, _ link: Line.Link) {
      guard !isTaken[place], depth <= Self.depthMax else { return }
      isTaken[place] = true
      lines.append(Line(controller: place, depth: depth, link: link))
      for child in children[place] { visit(child, depth + 1, .child) }
      for guest in presented[place] { visit(guest, depth + 1, .presented) }
    }
    for (place, node) in nodes.enumerated() where node.isWindowRoot { visit(place, 0, .window) }
    for (place, node) in nodes.enumerated()
    where node.isKnown && !node.isGone && node.parent == nil && node.presenter == nil {
      visit(place, 0, .aside)
    }
    // The rest is linked in a ring or too deep: logs may hold any names.
    for (place, node) in nodes.enumerated() where node.isKnown && !node.isGone {
      visit(place, 0, .aside)
    }
    return lines
  }
}
