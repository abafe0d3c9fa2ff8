// One step of a case as lines of Swift.

internal import HeadlessUIKit

/// A step as Swift source.
struct ReproducedStep {
  /// The lines in the body of the function.
  private(set) var lines: [String] = []
  /// The members of the stage that the lines use, as they are under UIKit.
  private(set) var stageMembers: [String] = []
  /// The controller that needs a class which runs a block inside a callback.
  private(set) var hook: Step.Trigger?
  private(set) var usesCall = false

  /// The last line of every reproduction.
  package static let settling = (line: "stage.settle()", member: "func settle() { wait(2) }")

  /// A step that cannot be written in Swift.
  init(comment: String) { lines = ["// \(comment)".harmless] }

  init(_ step: Step, _ text: String, _ names: ReproductionNames) {
    self.init(comment: text)
    switch step {
    case .commit: stage("commit()", "func commit() { wait(0.05) }")
    case .endAnimation(let place):
      let argument = place == 0 ? "" : "at: \(place)"
      stage("endAnimation(\(argument))", "func endAnimation(at place: Int = 0) { wait(1) }")
    case .runQueued: stage("runQueuedBlock()", "func runQueuedBlock() { wait(0.05) }")
    case .runBackground(let place):
      let argument = place == 0 ? "" : "at: \(place)"
      stage("runBackground(\(argument))", "func runBackground(at place: Int = 0) { wait(0.05) }")
    case .fireTimer: stage("fireTimer()", "func fireTimer() { wait(1) }")
    case .finger(let id, let phase): finger(id, phase, text, names)
    case .segue: break
    case .app(let happening): app(happening)
    case .call(let number): call(names.words.calls[number])
    case .gesture(let number, let phase):
      call("\(phase.rawValue) \(names.words.gestures[number])")
    case .operate(let operation):
      if let made = names.lines(for: operation) { lines = made }
      if operation.verb == .misuse { nameMisuse(operation, text) }
    case .inside(let moment, let deed): inside(moment, deed, text, names)
    }
  }

  /// Says in words which misuse it is, above its lines or in their place.
  private mutating func nameMisuse(_ operation: TreeOperation, _ text: String) {
    let sentence = Misuse.numbered(operation.number).map { ": " + $0.sentence } ?? ""
    let isComment = lines.first?.hasPrefix("//") ?? true
    lines = ["// \(text)\(sentence)".harmless] + (isComment ? [] : lines)
  }

  private mutating func stage(_ call: String, _ member: String) {
    lines = ["stage." + call]
    stageMembers = [member]
  }

  private mutating func call(_ label: String) {
    lines = ["call(\(label.swiftLiteral))"]
    usesCall = true
  }

  // MARK: Inside callbacks

  private mutating func inside(
    _ moment: Step.Trigger,
    _ deed: Step.Deed,
    _ text: String,
    _ names: ReproductionNames
  ) {
    let body: [String]? =
      switch deed {
      case .call(let number): ["call(\(names.words.calls[number].swiftLiteral))"]
      case .operate(let operation): names.lines(for: operation)
      }
    guard let body, names.canHook(moment.slot), let name = names.identifier(moment.slot) else {
      return
    }
    if case .call = deed { usesCall = true }
    hook = moment
    lines = ["\(name).inside(\"\(moment.callback.name)\") {"] + body.map { "  " + $0 } + ["}"]
  }

  // MARK: Fingers and the app

  private mutating func finger(
    _ id: Stage.GestureID,
    _ phase: Stage.GesturePhase,
    _ text: String,
    _ names: ReproductionNames
  ) {
    let deed = text.swiftLiteral
    let verb = phase.rawValue
    switch id {
    case .interactivePop(let slot) where phase != .move:
      let name = names.identifier(slot, as: "UINavigationController")
      hand("\(verb)SwipeBack", name, "(_ navigation: UINavigationController) { ask(\(deed)) }")
    case .sheetDrag(let slot) where phase != .move:
      let name = names.identifier(slot)
      hand("\(verb)SheetDrag", name, "(_ presented: UIViewController) { ask(\(deed)) }")
    case .pageForward(let slot) where phase != .move, .pageBackward(let slot) where phase != .move:
      let name = names.identifier(slot, as: "UIPageViewController")
      let way = id == .pageForward(slot) ? ".forward" : ".reverse"
      let parameters =
        "(_ pages: UIPageViewController, _ way: UIPageViewController.NavigationDirection)"
      hand("\(verb)Turn", name.map { "\($0), \(way)" }, parameters + " { ask(\"\(verb) a turn\") }")
    case .tab(let slot, let index):
      let name = names.identifier(slot, as: "UITabBarController")
      let parameters = "(_ tabs: UITabBarController, index: Int)"
      hand(
        "tapTab",
        name.map { "\($0), index: \(index)" },
        parameters + " { ask(\"tap tab \\(index)\") }"
      )
    case .tapOutside(let slot):
      let name = names.identifier(slot)
      hand("tapOutside", name, "(_ presented: UIViewController) { ask(\(deed)) }")
    default: break
    }
  }

  /// A method of the stage that asks for a hand; nothing if its arguments can't be written.
  private mutating func hand(_ verb: String, _ arguments: String?, _ method: String) {
    if let arguments { stage("\(verb)(\(arguments))", "func \(verb)\(method)") }
  }

  private mutating func app(_ happening: Stage.EnvironmentStep) {
    let deed = happening.description.swiftLiteral
    func ask(for call: String) { stage(call, "func \(call) { ask(\(deed)) }") }
    switch happening {
    case .rotate: ask(for: "rotate()")
    case .enterBackground: ask(for: "enterBackground()")
    case .enterForeground: ask(for: "enterForeground()")
    case .sendMemoryWarning: ask(for: "sendMemoryWarning()")
    case .disconnectScene: ask(for: "disconnectScene()")
    case .showKeyboard, .hideKeyboard:
      stage(
        "setKeyboard(shown: \(happening == .showKeyboard))",
        "func setKeyboard(shown: Bool) { ask(shown ? \"show keyboard\" : \"hide keyboard\") }"
      )
    case .hideWindow(0), .showWindow(0):
      lines = ["window.isHidden = \(happening == .hideWindow(0))"]
    case .hideWindow, .showWindow, .resize: break
    }
  }
}
