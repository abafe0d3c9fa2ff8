// A case as Swift source against UIKit's API: the tree is built, the calls are made, time passes.
//
// Under UIKit time passes on its own, so the source has a small `Stage` that waits; without UIKit
// it is HeadlessUIKit's. What only the scenario knows comes in as parameters.

/// The source of a case's reproduction.
package struct SwiftReproduction {
  private let kept: Case
  private let cast: Cast
  private let steps: [ReproducedStep]
  /// Whether the trace is to have the names of the tree, for a recording that is read back.
  private let namesControllers: Bool

  package init(_ kept: Case, namesControllers: Bool = false) {
    self.kept = kept
    self.namesControllers = namesControllers
    cast = Cast(kept.configuration)
    let words = Vocabulary(
      cast: cast,
      calls: kept.steps.compactMap(Self.callName),
      gestures: kept.steps.compactMap(Self.gestureName)
    )
    let names = ReproductionNames(
      words: words,
      hasScreenMaker: kept.scenario != Self.plainScenario
        && !kept.configuration.trees.contains(where: \.hasRoot)
    )
    steps = kept.steps.map { text in
      do throws(CaseError) {
        return ReproducedStep(try Step(text: text, words), text, names)
      } catch {
        return ReproducedStep(comment: text)
      }
    }
  }

  /// The scenario whose screens are plain controllers.
  private static let plainScenario = "uikit"

  private static func callName(_ text: String) -> String? {
    var text = text[...]
    if text.hasPrefix("inside "), let colon = text.firstRange(of: ": ") {
      text = text[colon.upperBound...]
    }
    return text.hasPrefix("call ") ? String(text.dropFirst("call ".count)) : nil
  }

  private static func gestureName(_ text: String) -> String? {
    guard text.hasPrefix("gesture ") else { return nil }
    let words = text.split(separator: " ", maxSplits: 2)
    return words.count == 3 ? String(words[2]) : nil
  }

  // MARK: The whole

  /// The whole file.
  package var source: String {
    let parts = [head, imports, hookedClasses, hosts, function]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var head: [String] {
    let (verdict, grade) = (kept.verdict, kept.grade.rawValue)
    let (profile, device) = (kept.configuration.profile, kept.configuration.device)
    var lines = [
      "// \(verdict.identity) (\(grade)), as the scenario '\(kept.scenario)' shows it.".harmless,
      "// Profile \(profile.name), device \(device.rawValue).",
    ]
    for (word, text) in [
      ("At", verdict.event), ("Expected", verdict.expected), ("Received", verdict.found),
    ] where !text.isEmpty {
      lines.append("// \(word): \(text)".harmless)
    }
    return lines + [byHand]
  }

  private var stepsByHand: Int {
    steps.count { step in step.stageMembers.contains { $0.contains("ask(") } }
  }

  private var missingSteps: Int { steps.count { $0.lines.allSatisfy { $0.hasPrefix("//") } } }

  /// Whether code alone can take all steps under UIKit.
  package var isDrivenByCode: Bool { stepsByHand + missingSteps == 0 }

  /// Whether a step is a comment, so that neither code nor a hand takes it.
  package var lacksSteps: Bool { missingSteps > 0 }

  /// How far the steps go under UIKit, where code controls neither time nor fingers.
  private var byHand: String {
    let (count, missing) = (stepsByHand, missingSteps)
    if count + missing == 0 { return "// Under UIKit this code takes every step." }
    var parts: [String] = []
    if count > 0 { parts.append("you take \(count.counted("step")) by hand, as the code says") }
    if missing > 0 { parts.append("\(missing.counted("step")) can't be written: see the comments") }
    return "// Under UIKit " + parts.joined(separator: "; ") + "."
  }

  private var imports: [String] {
    ["#if canImport(UIKit) && canImport(ObjectiveC)", "import UIKit", ""] + stageForUIKit
      + ["#else", "import HeadlessUIKit", "#endif"]
  }

  // MARK: Declarations

  /// The stage's methods that the steps use, for UIKit, where time passes on its own.
  private var stageForUIKit: [String] {
    var members: [String] = []
    let always = (namesControllers ? [Self.naming] : []) + [ReproducedStep.settling.member]
    for member in steps.flatMap(\.stageMembers) + always
    where !members.contains(member) {
      members.append(member)
    }
    return [
      "/// Under UIKit time passes on its own: this waits for it, and prints what you have to do.",
      "@MainActor",
      "struct Stage {",
      "  private func wait(_ seconds: Double) {",
      "    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))",
      "  }",
      "  private func ask(_ deed: String) {",
      "    print(\"By hand: \" + deed)",
      "    wait(5)",
      "  }",
    ] + members.map { "  " + $0 } + ["}"]
  }

  private static let naming =
    "func name(_ controller: UIViewController, _ name: String) {\n"
    + "    TraceRecorder.shared.name(controller, name)\n  }"

  /// The classes whose objects run a block inside a callback.
  private var hookedClasses: [String] {
    var lines: [String] = []
    // The two kinds of pages are of one class.
    var bases: [String] = []
    for role in ControllerRole.allCases {
      guard let base = role.row.className, !bases.contains(base) else { continue }
      bases.append(base)
      var callbacks: [Event.Kind] = []
      for hook in steps.compactMap(\.hook) where cast[hook.slot].role.row.className == base {
        if !callbacks.contains(hook.callback) { callbacks.append(hook.callback) }
      }
      guard !callbacks.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines += Self.hookedClass(of: base, callbacks)
    }
    return lines
  }

  private static func hookedClass(of base: String, _ callbacks: [Event.Kind]) -> [String] {
    var lines = [
      "/// Runs a block inside a callback, once.",
      "final class Hooked\(base): \(base) {",
      "  private var blocks: [(callback: String, block: () -> Void)] = []",
      "",
      "  func inside(_ callback: String, _ block: @escaping () -> Void) {",
      "    blocks.append((callback, block))",
      "  }",
      "",
      "  private func run(_ callback: String) {",
      "    guard let index = blocks.firstIndex(where: { $0.callback == callback }) else { return }",
      "    blocks.remove(at: index).block()",
      "  }",
    ]
    for callback in callbacks {
      let (signature, forward) = callback.overriding
      lines += [
        "",
        "  override func \(signature) {",
        "    run(\"\(callback.name)\")",
        "    super.\(forward)",
        "  }",
      ]
    }
    return lines + ["}"]
  }

  private var hosts: [String] {
    let roles = cast.members.map(\.role)
    let sources =
      (roles.contains(.host) ? [ReproductionHosts.automatic] : [])
      + (roles.contains(.manual) ? [ReproductionHosts.manual] : [])
    return sources.isEmpty ? [] : [sources.joined(separator: "\n\n")]
  }

  // MARK: The function

  private var isHooked: Set<Slot> { Set(steps.compactMap(\.hook).map(\.slot)) }

  /// Whether the function takes the scenario's container.
  package var hasRoot: Bool { cast.members.contains { $0.role == .root } }

  /// Whether it makes calls of the scenario.
  package var needsCall: Bool { steps.contains(where: \.usesCall) }

  /// Whether it shows screens of the scenario.
  package var needsScreen: Bool {
    !hasRoot && kept.scenario != Self.plainScenario
      && cast.members.indices.contains { cast[$0].role == .screen && !isHooked.contains($0) }
  }

  private var function: [String] {
    let inputs = [
      (hasRoot, "root: UIViewController", "`root` is the scenario's container."),
      (needsScreen, "screen: () -> UIViewController", "`screen` makes a screen of the scenario."),
      (
        needsCall, "call: @escaping (String) -> Void",
        "`call` makes the scenario's call of that name."
      ),
    ].filter(\.0)
    let parameters = (["on stage: Stage"] + inputs.map(\.1)).joined(separator: ", ")
    let words = (building + steps.flatMap(\.lines)).joined(separator: "\n")
    let kept = (["window"] + cast.tops.map { cast[$0].identifier }).joined(separator: ", ")
    return ["/// Reproduces the failure."] + (inputs.isEmpty ? [] : ["///"])
      + inputs.map { "/// " + $0.2 } + ["@MainActor", "func showFailure(\(parameters)) {"]
      + words.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      + ["  " + ReproducedStep.settling.line, "  withExtendedLifetime((\(kept))) {}", "}"]
  }

  private var building: [String] {
    var lines = cast.tops.flatMap(build)
    if namesControllers {
      lines += cast.members.map { "stage.name(\($0.identifier), \($0.name.swiftLiteral))" }
    }
    return lines + [
      "let window = UIWindow(frame: UIScreen.main.bounds)",
      "window.rootViewController = \(cast[0].identifier)",
      "window.makeKeyAndVisible()",
    ]
  }

  /// Makes the controllers of a tree, what is held before its holder.
  private func build(_ slot: Slot) -> [String] {
    let member = cast[slot]
    let lines = member.children.flatMap(build)
    guard let className = member.role.row.className else { return lines }
    let name = member.identifier
    let type = (isHooked.contains(slot) ? "Hooked" : "") + className
    let children = member.children.map { cast[$0].identifier }
    if member.role == .screen {
      let plain = needsScreen && !isHooked.contains(slot) ? "screen()" : type + "()"
      return lines + ["let \(name) = \(plain)"]
    }
    return lines + member.role.row.code(type, name, children)
  }
}
