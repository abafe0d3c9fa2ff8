// One run of a probe: what its program calls, the record it makes, and the control events by which
// a reader notices what a log has lost.

internal import LifecycleRecording
internal import VCLifecycle

#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit
#else
internal import HeadlessUIKit
#endif

/// One run of a probe.
@MainActor
final class ProbeRun {
  let probe: Probe
  let recorder: TraceRecorder
  let environment: any ProbeEnvironment
  /// How often each event came, in the order of the first ones.
  private var counts: [(event: String, count: Int)] = []
  /// Windows, delegates and controllers, kept until the end.
  private var kept: [AnyObject] = []
  private var windows: [UIWindow] = []

  init(_ probe: Probe, recorder: TraceRecorder, environment: any ProbeEnvironment) {
    self.probe = probe
    self.recorder = recorder
    self.environment = environment
  }

  /// Runs the probe between its control events.
  func perform() {
    recorder.mark("probe \(probe.name) begins \(Probe.edition)")
    probe.body(self)
    settle()
    let list = counts.map { "\($0.event)=\($0.count)" }.joined(separator: " ")
    recorder.mark("probe \(probe.name) ends: \(list)")
    for window in windows { window.isHidden = true }
    settle()
    for window in windows { window.rootViewController = nil }
    settle()
    kept = []
  }

  // MARK: What a program calls

  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Gives a controller its name in the trace.
  func named<Controller: UIViewController>(_ name: String, _ controller: Controller) -> Controller {
    recorder.name(controller, "\(probe.name).\(name)")
    return keep(controller)
  }

  func screen(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> ProbeScreen {
    let screen = named(name, ProbeScreen(self, name))
    screen.modalPresentationStyle = style
    return screen
  }

  /// A navigation controller with these screens on its stack.
  func navigation(_ screens: UIViewController...) -> ProbeNavigation {
    let navigation = named("nav", ProbeNavigation(self))
    navigation.setViewControllers(screens, animated: false)
    return navigation
  }

  /// A screen that shows another one as its child.
  func container(_ name: String, of child: UIViewController) -> ProbeScreen {
    let parent = screen(name)
    parent.add(child)
    return parent
  }

  /// Shows a root in a window of its own, and returns it once it is idle.
  func shown<Root: UIViewController>(_ root: Root) -> Root {
    show(root)
    return root
  }

  /// Shows a root in a window of its own, and waits until it is idle.
  @discardableResult
  func show(_ root: UIViewController) -> UIWindow {
    let window = makeWindow(root)
    window.makeKeyAndVisible()
    settle()
    return window
  }

  /// A window that is not shown yet.
  func makeWindow(_ root: UIViewController) -> UIWindow {
    let window = environment.makeWindow()
    window.rootViewController = root
    windows.append(window)
    return window
  }

  /// Waits until nothing moves.
  func settle() { environment.settle() }

  /// Waits until what was called for has begun, and moves.
  func letBegin() { environment.letBegin() }

  /// What a person does by hand on a device.
  func act(_ act: HandAct) { environment.act(act, probe.instruction ?? probe.summary) }

  /// Records whether the person did what was asked: otherwise the probe shows nothing.
  func confirm(_ isDone: Bool) { note(Probe.confirmation, isDone) }

  /// Records a fact, or a place in the program.
  func note(_ fact: String, _ value: Bool? = nil) {
    let text = value.map { "\(fact)=\($0 ? "yes" : "no")" } ?? fact
    count(fact)
    recorder.mark("\(probe.name): \(text)")
  }

  // MARK: What its controllers record

  func record(
    _ kind: Event.Kind,
    of controller: UIViewController,
    named name: String,
    animated: Bool? = nil,
    other: AnyObject? = nil,
    _ body: () -> Void
  ) {
    count("\(name).\(kind.shortName ?? kind.name)")
    recorder.record(kind, of: controller, animated: animated, other: other, body)
  }

  func record(
    _ kind: Event.Kind,
    of controller: UIViewController,
    named name: String,
    animated: Bool? = nil,
    other: AnyObject? = nil
  ) {
    count("\(name).\(kind.shortName ?? kind.name)")
    recorder.record(kind, of: controller, animated: animated, other: other)
  }

  private func count(_ event: String) {
    if let place = counts.firstIndex(where: { $0.event == event }) {
      counts[place].count += 1
    } else {
      counts.append((event, 1))
    }
  }
}

/// What a person does, where no API does it.
enum HandAct {
  case swipeBack(UINavigationController, cancelled: Bool)
  case dragSheet(UIViewController, cancelled: Bool)
  case turnPage(UIPageViewController, cancelled: Bool)
  case tapTab(UITabBarController, Int)
  case leaveAndReturn
  case rotate
  /// Gives the app a third of the screen, or all of it.
  case narrow(Bool)
}

/// Where a probe runs: real UIKit, or HeadlessUIKit.
@MainActor
protocol ProbeEnvironment: AnyObject {
  func makeWindow() -> UIWindow
  func settle()
  func letBegin()
  func act(_ act: HandAct, _ instruction: String)
}
