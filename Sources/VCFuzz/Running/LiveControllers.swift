// The controllers of one run: made from the configuration, found by their slots.

internal import HeadlessUIKit
internal import Lifecycle

/// A configuration brought to life on a stage.
@MainActor
final class LiveControllers {
  let stage: Stage
  let configuration: Configuration
  let cast: Cast
  let subject: Subject
  private var controllers: [UIViewController?]
  /// The slot of each controller, by its number in the trace; -1 for others.
  private var slots: [Slot] = []
  /// Who was handed to UIKit and may still be on the way to its place.
  private var isEngaged: [Bool]
  private var holders: [Slot?]
  /// Whose tree is just being made.
  private var isBeingMade: [Bool]
  /// How often each controller was added or removed by hand, and whether it is being removed.
  private var moveCounts: [Int]
  private var isBeingRemoved: [Bool]
  private(set) var window: UIWindow?
  /// The calls that are being made, innermost last.
  var callsUnderWay: [TreeOperation] = []
  /// Who is just being told that it is moved, if what is asked for is asked for inside of that.
  var movedSlot: Slot?
  /// The misuses committed so far, by their numbers.
  var misuses: [Int] = []
  /// Delegates that misuse steps have installed; UIKit does not keep them.
  private var kept: [AnyObject] = []

  init(_ scenario: Scenario, _ configuration: Configuration, cast: Cast, stage: Stage) {
    self.stage = stage
    self.configuration = configuration
    self.cast = cast
    controllers = Array(repeating: nil, count: cast.count)
    isEngaged = Array(repeating: false, count: cast.count)
    holders = Array(repeating: nil, count: cast.count)
    isBeingMade = Array(repeating: false, count: cast.count)
    moveCounts = Array(repeating: 0, count: cast.count)
    isBeingRemoved = Array(repeating: false, count: cast.count)
    subject = stage.run { scenario.subject(on: stage) }
    if let root = subject.root, let slot = cast.members.firstIndex(where: { $0.role == .root }) {
      keep(root, at: slot)
    }
  }

  isolated deinit {
    for controller in controllers { (controller as? any PageHolder)?.letGo() }
  }

  /// Puts the window's tree on the screen.
  func open() {
    window = stage.window { controller(0) }
  }

  /// Whether nobody can see the window.
  var isHidden: Bool { window?.isHidden == true }

  var vocabulary: Vocabulary {
    Vocabulary(
      cast: cast,
      calls: subject.calls.map(\.label),
      gestures: subject.gestures.map(\.name)
    )
  }

  // MARK: Who is who

  /// The controller of a slot, made together with its tree when it is first asked for.
  func controller(_ slot: Slot) -> UIViewController {
    if let controller = controllers[slot] { return controller }
    let top = top(of: slot)
    isBeingMade[top] = true
    _ = stage.run { build(top) }
    isBeingMade[top] = false
    guard let controller = controllers[slot] else {
      preconditionFailure("slot \(slot) is not built")
    }
    return controller
  }

  private func top(of slot: Slot) -> Slot {
    var top = slot
    while let parent = cast[top].parent { top = parent }
    return top
  }

  /// The controller of a slot if it was made already.
  func made(_ slot: Slot) -> UIViewController? {
    controllers.indices.contains(slot) ? controllers[slot] : nil
  }

  private func keep(_ controller: UIViewController, at slot: Slot) {
    controllers[slot] = controller
    stage.name(controller, cast[slot].name)
    let number = Int(stage.identity(of: controller).index)
    while slots.count <= number { slots.append(-1) }
    slots[number] = slot
  }

  /// The slot of the controller with that number in the trace, or its number as a name of its own.
  func slot(ofNumber number: Int) -> Slot {
    slots.indices.contains(number) && slots[number] >= 0 ? slots[number] : -number - 1
  }

  /// The number in the trace of a slot's controller; nil if it is not made yet.
  func number(of slot: Slot) -> Int? {
    if slot < 0 { return -slot - 1 }
    return controllers[slot].map { Int(stage.identity(of: $0).index) }
  }

  private func build(_ slot: Slot) -> UIViewController {
    if let known = controllers[slot] { return known }
    let children = cast[slot].children.map(build)
    let controller = make(cast[slot].role, children)
    keep(controller, at: slot)
    return controller
  }

  private func make(_ role: Tree.Role, _ children: [UIViewController]) -> UIViewController {
    switch role {
    case .screen where !hasOwnScreens: return ScreenController()
    case .screen, .root: return stage.screen("")
    case .nav:
      let navigation = StackController()
      navigation.viewControllers = children
      return navigation
    case .tabs:
      let tabs = TabsController()
      tabs.viewControllers = children
      return tabs
    case .pages, .curl:
      let pages = PagesController(children, style: role == .pages ? .scroll : .pageCurl)
      if let first = children.first {
        pages.setViewControllers([first], direction: .forward, animated: false)
      }
      return pages
    case .split:
      let split = UISplitViewController()
      split.viewControllers = children
      return split
    case .host: return HostController(children)
    case .manual: return ManualHostController(children)
    }
  }

  /// Whether the screens are the scenario's.
  var hasOwnScreens: Bool { stage.makeScreen != nil }

  /// Keeps a delegate to the end of the run.
  func keepAlive(_ delegate: AnyObject) { kept.append(delegate) }

  // MARK: Who is free

  /// Notes that a controller was handed to UIKit, to come to another.
  func engage(_ slot: Slot, with holder: Slot) {
    isEngaged[slot] = true
    holders[slot] = holder
  }

  // MARK: Moves by hand

  /// Notes that the app begins to move a controller; returns the number of that move.
  func beginMove(of slot: Slot, isLeaving: Bool = false) -> Int {
    moveCounts[slot] += 1
    isBeingRemoved[slot] = isLeaving
    return moveCounts[slot]
  }

  /// Whether no callback has begun another move of the controller meanwhile.
  func isLatestMove(_ number: Int, of slot: Slot) -> Bool { moveCounts[slot] == number }

  func isLeaving(_ slot: Slot) -> Bool { isBeingRemoved[slot] }

  func endLeaving(_ slot: Slot) { isBeingRemoved[slot] = false }

  /// Notes whether all is at rest after a step: whoever was on the way has come.
  func noteRest() {
    guard isEngaged.contains(true), stage.isAtRest else { return }
    for slot in isEngaged.indices { isEngaged[slot] = false }
  }

  /// Who holds a controller, or will as soon as UIKit has put it there.
  func holder(of controller: UIViewController) -> UIViewController? {
    if let holder = controller.parent ?? controller.presentingViewController { return holder }
    let slot = slot(ofNumber: Int(stage.identity(of: controller).index))
    guard slot >= 0 else { return nil }
    // A container that shows one child at a time takes the others in by itself; a plain one takes
    // in all of them, some only while it appears.
    if let owner = cast[slot].parent, let holder = made(owner) {
      if cast[owner].role == .manual { return holder }
      if cast[owner].role == .host { return holder }
    }
    guard isEngaged[slot], !stage.isAtRest, let holder = holders[slot] else {
      return nil
    }
    return made(holder)
  }

  /// Whether UIKit has been handed the controller, or what holds it, and has not placed it yet.
  func isOnItsWay(_ slot: Slot) -> Bool {
    guard isEngaged.contains(true), !stage.isAtRest, var top = controllers[slot] else {
      return false
    }
    while let parent = top.parent { top = parent }
    guard top.presentingViewController == nil, top !== window?.rootViewController else {
      return false
    }
    for slot in controllers.indices where isEngaged[slot] && controllers[slot] === top {
      return true
    }
    return false
  }

  /// Whether a controller can be handed to UIKit: it stands nowhere, and is on its way nowhere.
  func isFree(_ slot: Slot) -> Bool {
    if isBeingMade[top(of: slot)] { return false }
    guard let controller = controllers[slot] else {
      return cast[slot].parent == nil && cast[slot].tree > 0
    }
    if controller.parent != nil || controller.presentingViewController != nil { return false }
    if controller === window?.rootViewController { return false }
    // Its place is its transition's until that has ended (STATE-15).
    if stage.isInTransition(controller) { return false }
    // The old root is on its way out until the new one has come (WIN-7).
    if stage.isSwappingRoot, stage.state(of: controller) != .disappeared { return false }
    if isEngaged[slot], !stage.isAtRest { return false }
    // Nothing is known of who comes back before it is told that it has gone.
    if stage.state(of: controller) == .disappearing { return false }
    guard let parent = cast[slot].parent else { return true }
    // Who belongs to a tab bar, a split, a plain container comes back there by itself.
    switch cast[parent].role {
    case .nav: return controller.viewIfLoaded?.superview == nil
    // Who is a neighbour in a book can be turned to by a finger at any time.
    case .pages, .curl:
      return cast[parent].children.count == 1 && controller.viewIfLoaded?.superview == nil
    default: return false
    }
  }
}

extension LiveControllers {
  /// Writes down who is there and where each stands.
  ///
  /// How often a controller was moved by hand is left out: it is compared with the numbers of moves
  /// that are under way.
  func addState(to state: RestState) {
    state.words.requireEncodable(callsUnderWay.isEmpty && movedSlot == nil && kept.isEmpty)
    for slot in controllers.indices {
      state.add(controllers[slot])
      state.words.add(
        flags: isEngaged[slot],
        isBeingMade[slot],
        isBeingRemoved[slot],
        holders[slot] != nil && isEngaged[slot]
      )
      if isEngaged[slot] { state.words.add(holders[slot] ?? -1) }
    }
    state.words.add(window != nil)
  }
}

/// A container that holds controllers beside its children: one that is added to its own page
/// would keep itself alive for good.
@MainActor
protocol PageHolder: UIViewController {
  /// Forgets whom it holds; the run is over.
  func letGo()
}
