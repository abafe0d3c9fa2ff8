// Checks of a run against what UIKit's own properties say, beside the checks of its events.

import HeadlessUIKit
import LifecycleChecks
import VCFuzzKit
import VCLifecycle

/// Compares the callbacks and the idle states of a run with the containers' own properties.
///
/// The catalogue's checks read events only. This one asks the controllers themselves: their states,
/// their windows, and what each container says that it shows.
@MainActor
struct UIKitStateCheck {
  private let run: Run
  private var states: [AppearanceState] = []
  /// The controllers that have received viewWillAppear, by their numbers.
  private var began: Set<Int> = []
  private var position = 0
  /// How many idle states were compared.
  private(set) var idleCount = 0
  /// What is wrong, in the order of discovery.
  private(set) var problems: [Problem] = []

  /// Something that is wrong.
  struct Problem {
    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// What is checked.
  enum Kind: String, CaseIterable {
    /// Every will and did follows the one that must precede it (STATE-2).
    case order
    /// No line about unbalanced calls is logged (STATE-9).
    case balance
    /// No controller of an idle app is between a will and its did (STATE-1).
    case betweenCallbacks
    /// A controller of an idle app has appeared exactly if its view is in a window.
    case window
    /// What a container says that it shows is on screen, and nothing else.
    case visibility
    /// The run ends with an idle app.
    case settling
    /// UIKit raises no exception.
    case exception
    /// The checks of a whole trace find nothing.
    case trace
  }

  init(_ run: Run) {
    self.run = run
    observe()
  }

  /// Checks the events since the last call, and the idle state if the run is idle.
  mutating func observe() {
    let stage = run.stage
    stage.withEvents { events in
      for event in events[position...] { check(event) }
      position = events.count
    }
    if stage.isAtRest { checkIdleState() }
  }

  /// Checks the end of the run: it is idle, and the trace as a whole is permitted.
  mutating func finish() {
    observe()
    let stage = run.stage
    problems += Self.unsettled(run)
    let trace = stage.trace
    for violation in Checker().check(trace, profile: stage.profile).judgement.violations {
      let names = violation.controllers.map(trace.name).joined(separator: ", ")
      note(
        .trace,
        "\(violation.id) of \(names) at \(violation.position): expected \(violation.expected), "
          + "found \(violation.found)"
      )
    }
  }

  /// What is wrong with the end of a run, whatever it did before.
  static func unsettled(_ run: Run) -> [Problem] {
    let stage = run.stage
    var problems = stage.exceptions.map { Problem(.exception, $0.reason) }
    if !stage.isAtRest { problems.append(Problem(.settling, "the app does not become idle")) }
    let trace = stage.trace
    for number in trace.names.indices {
      guard let controller = stage.probe.controller(numbered: number) else { continue }
      let state = stage.state(of: controller)
      guard state == .appearing || state == .disappearing else { continue }
      problems.append(Problem(.betweenCallbacks, "\(trace.names[number]) stays \(state)"))
    }
    return problems
  }

  private mutating func note(_ kind: Kind, _ text: String) { problems.append(Problem(kind, text)) }

  // MARK: After every step

  /// The states of STATE-2: no callback without the one that must precede it.
  private mutating func check(_ event: Event) {
    if event.kind == .logUnbalanced { note(.balance, "unbalanced calls are logged") }
    guard event.kind.isWillOrDid, event.frame == .enter || event.frame == .whole,
      let controller = event.controller
    else { return }
    let index = Int(controller.index)
    while states.count <= index { states.append(.disappeared) }
    let (permitted, new) = edges(of: event.kind)
    if !permitted.contains(states[index]) {
      let name = run.stage.trace.name(of: controller)
      note(.order, "\(name) receives \(event.kind) while \(states[index])")
    }
    states[index] = new
    if new == .appearing { began.insert(index) }
  }

  private func edges(of kind: Event.Kind) -> (from: [AppearanceState], to: AppearanceState) {
    switch kind {
    case .viewWillAppear:
      // A cancelled pop may leave out the disappearance of what came (NAV-4).
      let isSilent = run.configuration.profile.navCancel == .abbrev
      return ([.disappeared, .disappearing] + (isSilent ? [.appearing] : []), .appearing)
    case .viewDidAppear: return ([.appearing], .appeared)
    case .viewWillDisappear: return ([.appearing, .appeared], .disappearing)
    default: return ([.disappearing], .disappeared)
    }
  }

  // MARK: When idle

  private mutating func checkIdleState() {
    let stage = run.stage
    let trace = stage.trace
    let all = trace.names.indices.compactMap { stage.probe.controller(numbered: $0) }
    let windows = all.compactMap { $0.viewIfLoaded?.window }
    guard let window = windows.first, !window.isHidden else { return }
    idleCount += 1
    let tops = [window.rootViewController].compactMap { $0 } + all.filter(isPresented)
    let visible = tops.flatMap { shown(by: $0) }
    let covered = visible.filter { controller in
      all.contains {
        isPresented($0) && root(of: $0.presentingViewController) === root(of: controller)
      }
    }
    for controller in all where !isEarlyPage(controller) {
      let name = trace.name(of: stage.identity(of: controller))
      let state = stage.state(of: controller)
      let isInWindow = controller.viewIfLoaded?.window != nil
      if state == .appearing || state == .disappearing {
        note(.betweenCallbacks, "\(name) is \(state) in an idle app")
      } else if (state == .appeared) != isInWindow {
        note(.window, "\(name) is \(state), and its view in a window: \(isInWindow)")
      } else if !covered.contains(where: { $0 === controller }) {
        let isVisible = visible.contains { $0 === controller }
        if isInWindow != isVisible {
          note(.visibility, "\(name) is \(state), and shown by its container: \(isVisible)")
        }
      }
    }
  }

  /// The controller and what it shows, as the containers' own properties say.
  private func shown(by controller: UIViewController?) -> [UIViewController] {
    guard let controller else { return [] }
    let children: [UIViewController]
    switch controller {
    case let navigation as UINavigationController:
      children = [navigation.topViewController].compactMap { $0 }
    case let tabs as UITabBarController:
      children = [tabs.selectedViewController].compactMap { $0 }
    case let pages as UIPageViewController: children = pages.viewControllers ?? []
    default:
      // Which columns a split shows, and which child a custom container, its view tells.
      children = controller.children.filter { child in
        controller.viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) == true } ?? false
      }
    }
    return [controller] + children.flatMap { shown(by: $0) }
  }

  private func isPresented(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController != nil
  }

  private func root(of controller: UIViewController?) -> UIViewController? {
    var top = controller
    while let parent = top?.parent { top = parent }
    return top
  }

  /// Whether a controller's first appearance has begun, and no cancelled pop took it back without a
  /// callback (V-NAV-CANCEL=abbrev).
  private func hasAppeared(_ controller: UIViewController) -> Bool {
    let index = Int(run.stage.identity(of: controller).index)
    guard began.contains(index) else { return false }
    return states[index] != .appearing || run.stage.state(of: controller) != .disappeared
  }

  /// Whether a controller is on a page that may have appeared before its page controller (PAGE-6).
  private func isEarlyPage(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let page = current {
      if let pages = page.parent as? UIPageViewController, !hasAppeared(pages) { return true }
      current = page.parent
    }
    return false
  }
}
