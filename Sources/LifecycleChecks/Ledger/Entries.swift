// The entries of all controllers, and what the tree of them says.

internal import VCLifecycle

extension [Ledger.Entry] {
  /// The entry of a controller.
  subscript(controller: Int32) -> Ledger.Entry {
    @inline(__always) get { self[Int(controller)] }
    @inline(__always) _modify { yield &self[Int(controller)] }
  }

  /// The numbers of all controllers.
  var controllers: Range<Int32> { 0..<Int32(count) }

  // MARK: - The tree

  /// The children of a controller, one by one, while the entries may change.
  struct Children {
    private var next: Int32
    private var steps = 0

    fileprivate init(first: Int32) { next = first }

    mutating func next(in entries: [Ledger.Entry]) -> Int32? {
      guard next >= 0, steps < Ledger.breadthMax else { return nil }
      steps += 1
      defer { next = entries[next].nextSibling }
      return next
    }
  }

  func children(of controller: Int32) -> Children { Children(first: self[controller].firstChild) }

  /// Asks a controller and those above it, upwards, until one has an answer; no if none has.
  @inline(__always)
  func askUpwards(from controller: Int32, _ answer: (Int32) -> Bool?) -> Bool {
    var current = controller
    var steps = 0
    while current >= 0 && steps < Ledger.depthMax {
      if let answer = answer(current) { return answer }
      current = self[current].parent
      steps += 1
    }
    return false
  }

  /// Whether a controller lies in the shown subtree of a root.
  func isWithin(_ controller: Int32, _ root: Int32) -> Bool {
    if root < 0 { return false }
    var current = controller
    var steps = 0
    while current >= 0 && steps < Ledger.depthMax {
      if current == root { return true }
      let entry = self[current]
      if !entry.isInContext, entry.shown == .no { return false }
      current = entry.isInContext ? entry.presenter : entry.parent
      steps += 1
    }
    return false
  }

  /// The topmost of those above a controller.
  func top(of controller: Int32) -> Int32 {
    var current = controller
    var steps = 0
    while self[current].parent >= 0 && steps < Ledger.depthMax {
      current = self[current].parent
      steps += 1
    }
    return current
  }

  mutating func detach(_ child: Int32) {
    let parent = self[child].parent
    guard parent >= 0 else { return }
    self[child][.hasLostParent] = true
    // What appeared with an early page receives no disappearance when it is taken out (PAGE-6).
    if self[child].phase == .appeared, isWithinEarlyPage(child) {
      self[child][.isEarlyAppearance] = true
    }
    let next = self[child].nextSibling
    let previous = self[child].previousSibling
    if next >= 0 { self[next].previousSibling = previous }
    if previous >= 0 {
      self[previous].nextSibling = next
    } else {
      self[parent].firstChild = next
    }
    self[child].parent = -1
    self[child].nextSibling = -1
    self[child].previousSibling = -1
  }

  /// Makes a controller without a parent the first child of one.
  mutating func link(_ child: Int32, to parent: Int32) {
    let first = self[parent].firstChild
    self[child].parent = parent
    self[child].nextSibling = first
    if first >= 0 { self[first].previousSibling = child }
    self[parent].firstChild = child
  }

  /// Notes who presents a controller, and whether it is presented over a part of a window, with
  /// which it comes and goes (MODAL-8): others have the farthest ancestor as presenter.
  mutating func setPresenter(of controller: Int32, to presenter: Int32) {
    self[controller].presenter = presenter
    // What a former container showed of it says nothing about a presentation.
    if presenter >= 0, self[controller].parent < 0 { self[controller].shown = .unknown }
    self[controller][.isInContext] = presenter >= 0 && self[presenter].parent >= 0
  }

  /// Whether a presentation in its own context hides a controller (MODAL-8).
  func isCovered(_ root: Int32) -> Bool {
    root >= 0 && contains { $0.presenter == root && $0.hidesPresenter == .yes && $0.isInContext }
  }

  /// Whether a child appears and disappears with its parent, as far as recorded.
  func isShownWithParent(_ child: Int32) -> Bool {
    self[child].shown == .yes
      || (self[child].shown == .unknown && !self[self[child].parent].isOfUIKit)
  }

  /// Whether a stack stands in a column of a split, or on the stack of one.
  func isWithinSplit(_ controller: Int32) -> Bool {
    askUpwards(from: self[controller].parent) { index in
      switch self[index].container {
      case .split: true
      case .navigation: nil
      default: false
      }
    }
  }

  // MARK: - What is known of a place

  /// Whether a controller or one of its ancestors is driven by begin and end outside a window.
  func isDrivenOffWindow(_ controller: Int32) -> Bool {
    askUpwards(from: controller) { index in
      let isByHand = self[index].begins.depth > 0 || self[index].begins.shown != .unknown
      return isByHand ? self[index].inWindow != .yes : nil
    }
  }

  /// Whether a controller's parent is known to leave or to have left.
  func isUnderLeaving(_ controller: Int32) -> Bool {
    let parent = self[controller].parent
    return parent >= 0
      && self[parent].possiblePhases.isSubset(of: [.init(.disappearing), .init(.disappeared)])
  }

  /// Marks a controller's present state as reported, so that the idle checks skip it.
  mutating func markReported(_ controller: Int32) {
    if controller >= 0 { self[controller][.isReported] = true }
  }

  // MARK: - Early pages

  /// Whether a controller appeared with a page that its page controller sent an early appearance,
  /// and sends nothing more until it has been displayed itself (PAGE-6).
  func isWithinEarlyPage(_ controller: Int32) -> Bool {
    var current = controller
    var steps = 0
    while current >= 0 && steps < Ledger.depthMax {
      let entry = self[current]
      if entry[.isEarlyAppearance] { return true }
      // What is presented in the context of a page appears with it (MODAL-8).
      current = entry.isInContext ? entry.presenter : entry.parent
      steps += 1
    }
    return false
  }

  /// Notes a page that appears before its page controller has ever been displayed (PAGE-6).
  mutating func noteEarlyPage(_ controller: Int32, isImmediate: Bool) {
    self[controller][.isEarlyAppearance] = false
    let parent = self[controller].parent
    guard parent >= 0, isImmediate else { return }
    let above = self[parent]
    self[controller][.isEarlyAppearance] =
      above.container == .page && !above[.hasAppeared] && above.phase == .disappeared
  }

  /// A page controller that has appeared sends its pages every callback from then on (PAGE-6).
  mutating func endEarlyPages(of controller: Int32, showsWindows: Bool) {
    self[controller][.hasAppeared] = true
    guard self[controller].container == .page else { return }
    var walk = children(of: controller)
    while let child = walk.next(in: self) {
      self[child][.isEarlyAppearance] = false
      if showsWindows { noteLeftBehind(below: child, 0) }
    }
  }

  /// What appeared with an early page and was taken out of its view meanwhile, though not out of
  /// its children, has received no disappearance (PAGE-6).
  private mutating func noteLeftBehind(below page: Int32, _ depth: Int) {
    guard depth < Ledger.depthMax else { return }
    var walk = children(of: page)
    while let child = walk.next(in: self) {
      if self[child].phase == .appeared, self[child].inWindow != .yes {
        self[child][.isEarlyAppearance] = true
      } else {
        noteLeftBehind(below: child, depth + 1)
      }
    }
  }
}
