// Containers that do random things with children, flags, closures and collections: whether the
// memory of states loses anything must not depend on how a container is written.

internal import HeadlessUIKit
internal import ModelChecking
package import VCFuzzKit

/// A container whose operations and callbacks are random programs.
final class RandomContainer: UIViewController {
  private enum Instruction: CaseIterable {
    case add, removeLast, beginLast, endLast, reverseLast, present, dismiss
    case flip, count, unlessFlipped, keepClosure, runClosure, enqueue, animate
    case noteWeakly, addNoted, tally, know, layOut
  }

  private let programs: [[Instruction]]
  private var flips = false
  private var total: UInt8 = 0
  private var closures: [() -> Void] = []
  private var tallies: [String: Int] = [:]
  private var known: Set<ObjectIdentifier> = []
  private weak var noted: UIViewController?
  private lazy var spare = UIViewController()
  private var depth = 0

  init(seed: UInt64) {
    var source = RandomSource(seed: seed)
    programs = (0..<Self.programCount).map { _ in
      (0..<source.below(5)).compactMap { _ in source.element(of: Instruction.allCases) }
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  static let operationCount = 3
  private static let programCount = operationCount + 2
  /// How deep programs call each other, by closures and callbacks.
  private static let depthMax = 3

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    programs[0].count.isMultiple(of: 2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(UIViewController())
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run(Self.operationCount)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run(Self.operationCount + 1)
  }

  func run(_ number: Int) {
    guard depth < Self.depthMax else { return }
    depth += 1
    for instruction in programs[number] {
      if instruction == .unlessFlipped, flips { break }
      perform(instruction)
    }
    depth -= 1
  }

  private func perform(_ instruction: Instruction) {
    switch instruction {
    case .add where children.count < 3: add(UIViewController())
    case .removeLast:
      children.last?.willMove(toParent: nil)
      children.last?.viewIfLoaded?.removeFromSuperview()
      children.last?.removeFromParent()
    case .beginLast: children.last?.beginAppearanceTransition(true, animated: false)
    case .reverseLast: children.last?.beginAppearanceTransition(false, animated: true)
    case .endLast: children.last?.endAppearanceTransition()
    case .present where presentedViewController == nil: present(spare, animated: flips)
    case .dismiss where presentedViewController != nil: dismiss(animated: flips)
    case .flip: flips.toggle()
    case .count: total = (total + 1) % 3
    case .keepClosure where closures.count < 2:
      var calls = Int(total)
      closures.append { [self] in
        calls += 1
        if calls > 2 { flips.toggle() } else { run(0) }
      }
    case .runClosure where !closures.isEmpty: closures[0]()
    case .enqueue: DispatchQueue.main.async { [weak self] in self?.flips.toggle() }
    case .animate:
      UIView.animate(withDuration: 0.2) { [self] in
        view.alpha = flips ? 1 : 0.5
      } completion: { [weak self] _ in
        self?.run(1)
      }
    case .noteWeakly: noted = children.last
    case .addNoted: if let noted, noted.parent == nil { add(noted) }
    case .tally: tallies[flips ? "on" : "off", default: 0] += total == 0 ? 1 : 0
    case .know: for child in children { known.insert(ObjectIdentifier(child)) }
    case .layOut: view.setNeedsLayout()
    default: break
    }
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension Scenario {
  /// A scenario of a random container.
  package static func withRandomContainer(seed: UInt64) -> Scenario {
    Scenario("random-\(seed)") { _ in
      RandomContainer(seed: seed)
    } operations: { container, _ in
      for number in 0..<RandomContainer.operationCount {
        Call("run \(number)") { container.run(number) }
      }
    }
  }
}
