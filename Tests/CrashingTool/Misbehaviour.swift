// What code under test may do to the process that it runs in.

import Foundation
import HeadlessUIKit
import VCFuzzKit

/// A way to misbehave, at a place in the code.
@MainActor
struct Misbehaviour {
  /// Where the code misbehaves.
  enum Place {
    case call
    /// The second of two calls.
    case secondCall
    case callback
    case makingTheRoot
    case makingAChild
    case endOfAChild
    case endOfTheRoot
    case condition
    case gesture
    case builder
    case invariant
    case layout
  }

  let name: String
  let place: Place
  let act: @MainActor (UIViewController?) -> Void

  /// Those that end their process or never return, and those that only vary from run to run.
  static let deadly: [Misbehaviour] = [
    Misbehaviour(name: "trap", place: .call) { _ in trap() },
    Misbehaviour(name: "fatal-error", place: .secondCall) { _ in fatalError("as asked for") },
    Misbehaviour(name: "recursion", place: .call) { _ in _ = recur(0) },
    Misbehaviour(name: "abort", place: .call) { _ in abort() },
    Misbehaviour(name: "bad-access", place: .call) { _ in
      UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    },
    Misbehaviour(name: "trap-in-callback", place: .callback) { _ in trap() },
    Misbehaviour(name: "trap-in-root-init", place: .makingTheRoot) { _ in trap() },
    Misbehaviour(name: "trap-in-child-init", place: .makingAChild) { _ in trap() },
    Misbehaviour(name: "trap-in-deinit", place: .endOfAChild) { _ in trap() },
    Misbehaviour(name: "trap-in-root-deinit", place: .endOfTheRoot) { _ in trap() },
    Misbehaviour(name: "trap-in-condition", place: .condition) { _ in trap() },
    Misbehaviour(name: "trap-in-gesture", place: .gesture) { _ in trap() },
    Misbehaviour(name: "trap-in-builder", place: .builder) { _ in trap() },
    Misbehaviour(name: "trap-in-invariant", place: .invariant) { _ in trap() },
    Misbehaviour(name: "trap-in-layout", place: .layout) { _ in trap() },
    Misbehaviour(name: "trap-on-thread", place: .call) { _ in
      Thread.detachNewThread { fatalError("on another thread") }
    },
    Misbehaviour(name: "exit", place: .call) { _ in exit(0) },
    Misbehaviour(name: "exit-at-once", place: .call) { _ in _exit(0) },
    Misbehaviour(name: "exit-in-callback", place: .callback) { _ in exit(0) },
    Misbehaviour(name: "exit-on-thread", place: .call) { _ in Thread.detachNewThread { exit(0) } },
    Misbehaviour(name: "exit-at-once-on-thread", place: .call) { _ in
      Thread.detachNewThread { _exit(0) }
    },
    Misbehaviour(name: "killed", place: .call) { _ in kill(getpid(), SIGKILL) },
    Misbehaviour(name: "loop", place: .call) { _ in while true {} },
    Misbehaviour(name: "loop-in-callback", place: .callback) { _ in while true {} },
    Misbehaviour(name: "loop-in-condition", place: .condition) { _ in while true {} },
    Misbehaviour(name: "sleep", place: .call) { _ in sleep(1_000_000) },
    Misbehaviour(name: "blocks", place: .call) { _ in
      for _ in 0..<10_000_000 { DispatchQueue.main.async {} }
    },
    Misbehaviour(name: "leak", place: .call) { _ in leak() },
    Misbehaviour(name: "nesting", place: .call) { root in
      var innermost = root
      for _ in 0..<10_000 {
        let child = UIViewController()
        innermost?.addChild(child)
        innermost?.view.addSubview(child.view)
        child.didMove(toParent: innermost)
        innermost = child
      }
    },
    Misbehaviour(name: "closed-descriptors", place: .call) { _ in
      for number in 3..<64 { close(Int32(number)) }
    },
  ]

  static let unsteady: [Misbehaviour] = [
    Misbehaviour(name: "clock", place: .call) { root in
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      if (time.tv_nsec >> 8) % 2 == 0 { addChild(to: root) }
    },
    Misbehaviour(name: "chance", place: .call) { root in if Bool.random() { addChild(to: root) } },
    Misbehaviour(name: "global-state", place: .call) { root in
      count += 1
      if count % 3 == 0 { addChild(to: root) }
    },
    // Each process has another order.
    Misbehaviour(name: "order-of-a-set", place: .call) { root in
      let order = Array(Set(0..<16))
      let count = (root as? MisbehavingController)?.workCount ?? 0
      for _ in 0..<order[count % order.count] { addChild(to: root) }
    },
    Misbehaviour(name: "print", place: .call) { _ in print("printed by code under test") },
    Misbehaviour(name: "chdir", place: .call) { _ in chdir("/") },
  ]

  /// What looks as if a run were killed from outside, in the first few processes that take it.
  static let killedAtFirst = Misbehaviour(name: "killed-at-first", place: .call) { _ in
    guard let file = fopen("kills", "a+") else { return }
    fseek(file, 0, SEEK_END)
    guard ftell(file) < 4 else {
      fclose(file)
      return
    }
    fputc(1, file)
    fclose(file)
    kill(getpid(), SIGKILL)
  }

  /// What runs leave behind: memory, and a task that waits without end for a controller.
  static let retaining: [Misbehaviour] = [
    Misbehaviour(name: "small-leak", place: .call) { _ in
      kept.append([UInt8](repeating: 1, count: 1 << 20))
    },
    Misbehaviour(name: "waiting-task", place: .call) { root in
      Task {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        breaks(root)
      }
    },
  ]

  /// Those that hide a bug in what no stage runs; the last one doesn't.
  static let outside: [Misbehaviour] = [
    Misbehaviour(name: "real-queue", place: .call) { root in
      Foundation.DispatchQueue.main.async { MainActor.assumeIsolated { breaks(root) } }
    },
    Misbehaviour(name: "operation-queue", place: .call) { root in
      OperationQueue.main.addOperation { MainActor.assumeIsolated { breaks(root) } }
    },
    Misbehaviour(name: "real-delay", place: .call) { root in
      Foundation.DispatchQueue.main.asyncAfter(deadline: .now() + 3_600) {
        MainActor.assumeIsolated { breaks(root) }
      }
    },
    Misbehaviour(name: "real-timer", place: .call) { root in
      _ = Foundation.Timer.scheduledTimer(withTimeInterval: 3_600, repeats: false) { _ in
        MainActor.assumeIsolated { breaks(root) }
      }
    },
    Misbehaviour(name: "virtual-time", place: .call) { _ in
      DispatchQueue.main.async {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 3_600) {}
      _ = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: false) { _ in }
    },
  ]

  private static func breaks(_ root: UIViewController?) { root?.endAppearanceTransition() }

  private static var count = 0
  private static var kept: [[UInt8]] = []

  private static func addChild(to root: UIViewController?) {
    let child = UIViewController()
    root?.addChild(child)
    child.didMove(toParent: root)
  }

  private static func trap() {
    let none: [Int] = []
    _ = none[count - count]
  }

  private static func recur(_ depth: Int) -> Int { depth < 0 ? 0 : recur(depth + 1) + count }

  private static func leak() { kept.append([UInt8](repeating: 1, count: 10 << 20)) }

  // MARK: As scenarios

  /// All of them, and one with a plain bug.
  static var scenarios: [Scenario] {
    (deadly + unsteady + outside + retaining + [killedAtFirst]).map(\.scenario)
      + [plainBug, onlyAdvice]
  }

  private static let plainBug = Scenario("plain-bug") { _ in
    UIViewController()
  } operations: { root, _ in
    Call("end") { root.endAppearanceTransition() }
  }

  private static let onlyAdvice = Scenario("only-advice") { _ in
    UIViewController()
  } operations: { root, _ in
    // didMove(toParent:) is never called: legal, and advised against.
    Call("add") {
      let child = UIViewController()
      root.addChild(child)
      root.view.addSubview(child.view)
    }
  }

  private var scenario: Scenario {
    Scenario(name) { _ in
      MisbehavingController(self)
    } operations: { root, _ in
      Call("idle") {}
      Call("work", when: { root.isWorkable() }) { root.work() }
      Gesture("pull", begin: { root.does(.gesture) }, finish: {}, cancel: {})
      Invariant("order holds", holds: { root.holds() })
      root.built()
    }
  }
}

/// A container that misbehaves at one place.
final class MisbehavingController: UIViewController {
  private let behaviour: Misbehaviour
  private(set) var workCount = 0

  init(_ behaviour: Misbehaviour) {
    self.behaviour = behaviour
    super.init(nibName: nil, bundle: nil)
    does(.makingTheRoot)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { if workCount > 0 { does(.endOfTheRoot) } }

  /// Misbehaves if it is to do so there.
  func does(_ place: Misbehaviour.Place) {
    if behaviour.place == place { behaviour.act(self) }
  }

  func holds() -> Bool {
    if workCount > 0 { does(.invariant) }
    return true
  }

  func built() -> Call {
    does(.builder)
    return Call("build") {}
  }

  func isWorkable() -> Bool {
    does(.condition)
    return true
  }

  func work() {
    workCount += 1
    does(.call)
    if workCount == 2 { does(.secondCall) }
    _ = MisbehavingChild(behaviour)
    view.setNeedsLayout()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    does(.callback)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if workCount > 0 { does(.layout) }
  }
}

/// A controller whose making or end misbehaves.
final class MisbehavingChild: UIViewController {
  private let behaviour: Misbehaviour

  init(_ behaviour: Misbehaviour) {
    self.behaviour = behaviour
    super.init(nibName: nil, bundle: nil)
    if behaviour.place == .makingAChild { behaviour.act(nil) }
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { if behaviour.place == .endOfAChild { behaviour.act(nil) } }
}
