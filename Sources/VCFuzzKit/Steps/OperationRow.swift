// The table of calls that the app makes on UIKit's controllers: their words, their Swift, and which
// controllers take them. `CallMaker` makes them, and decides when they are permitted.

internal import VCFuzzSupport

extension TreeOperation {
  /// What is called, in the order of the lines of the table.
  package enum Verb: UInt8, CaseIterable, Sendable {
    case push
    case pop
    case popToRoot
    /// Replaces the top of a stack.
    case replaceTop
    /// Replaces the whole stack.
    case replaceStack
    case selectTab
    case turnForward
    case turnBackward
    case present
    case dismiss
    case addChild
    case removeChild
    /// Shows another child of a container that forwards by hand.
    case swapChild
    case showColumn
    case hideColumn
    case showDetail
    case replaceWindowRoot
    case setNeedsLayout
    /// A misuse of spec section 4, by its number.
    case misuse
  }
}

extension OperationRow {
  /// A line for each verb: its words, its targets, its weight, its code.
  ///
  /// - The words of the text and of the code in capitals stand for the call's parts. In the code,
  ///   `OWN` is a target of the role's own class, and `RECEIVER` may also be the root of the
  ///   scenario, cast to it. A semicolon parts its lines.
  /// - The weight says how often random runs want it. The call that the shrinker tries instead
  ///   follows it, if there is one.
  fileprivate static let tableText = """
    push OBJECT on TARGET | nav | 3 | RECEIVER.pushViewController(OBJECT, ANIMATED)
    pop TARGET | nav | 2 | RECEIVER.popViewController(ANIMATED)
    pop TARGET to its root | nav | 1 pop | RECEIVER.popToRootViewController(ANIMATED)
    replace the top of TARGET by OBJECT | nav | 1 push | \
      OWN.setViewControllers(OWN.viewControllers.dropLast() + [OBJECT], ANIMATED)
    replace the stack of TARGET by OBJECT | nav | 1 replaceTop | \
      RECEIVER.setViewControllers([OBJECT], ANIMATED)
    select tab NUMBER of TARGET | tabs | 2 | RECEIVER.selectedIndex = NUMBER
    turn TARGET forward to OBJECT | pages curl | 1 | \
      RECEIVER.setViewControllers([OBJECT], direction: .forward, ANIMATED)
    turn TARGET backward to OBJECT | pages curl | 1 turnForward | \
      RECEIVER.setViewControllers([OBJECT], direction: .reverse, ANIMATED)
    present OBJECT from TARGET as STYLE | any | 2 | \
      OBJECT.modalPresentationStyle = .STYLE; TARGET.present(OBJECT, ANIMATED)
    dismiss from TARGET | any | 2 | TARGET.dismiss(ANIMATED)
    add OBJECT to TARGET | host screen | 1 | \
      TARGET.addChild(OBJECT); \
      if TARGET.isViewLoaded { OBJECT.view.frame = TARGET.view.bounds }; \
      if TARGET.isViewLoaded { TARGET.view.addSubview(OBJECT.view) }; \
      OBJECT.didMove(toParent: TARGET)
    remove OBJECT from TARGET | host screen | 1 | \
      OBJECT.willMove(toParent: nil); \
      OBJECT.viewIfLoaded?.removeFromSuperview(); \
      OBJECT.removeFromParent()
    show child NUMBER of TARGET | manual | 2 | OWN.show(NUMBER)
    show primary of TARGET | split | 1 | RECEIVER.show(.primary)
    hide primary of TARGET | split | 1 | RECEIVER.hide(.primary)
    show detail OBJECT from TARGET | split | 1 | \
      TARGET.showDetailViewController(OBJECT, sender: nil)
    replace window root TARGET by OBJECT | any | 1 | window.rootViewController = OBJECT
    lay out TARGET | any | 1 | TARGET.viewIfLoaded?.setNeedsLayout()
    MIS-NUMBER on TARGET with OBJECT | any | 0 | no code of its own
    """

  fileprivate static let fields = tableText.split(separator: "\n").map { line in
    line.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
  }

  /// All rows, by the numbers of the verbs.
  static let all = zip(TreeOperation.Verb.allCases, fields).map { OperationRow($0, $1) }
}

/// What is particular to one call of UIKit's API.
///
/// It is asked for every candidate of a random step, so it holds plain values only.
struct OperationRow: Sendable {
  let verb: TreeOperation.Verb
  /// The controllers that can be its target.
  let roles: ControllerRole.Group
  /// How often random runs want it.
  let weight: Int
  let isAnimatable: Bool
  /// The call that the shrinker tries instead.
  let simpler: TreeOperation.Verb?
  /// Whether a controller is handed over.
  let takesObject: Bool
  /// What its number means.
  let number: Number

  /// What the number of a call means, by the word for it in the text.
  enum Number: String, CaseIterable {
    case child = "NUMBER"
    case style = "STYLE"
    case misuse = "MIS-NUMBER"
    case nothing = ""
  }

  private init(_ verb: TreeOperation.Verb, _ fields: [Substring]) {
    let words = fields[0].split(separator: " ")
    let weights = fields[2].split(separator: " ")
    self.verb = verb
    roles = ControllerRole.Group(ControllerRole.named(fields[1].split(separator: " ")))
    weight = Int(weights[0]) ?? 0
    isAnimatable = fields[3].contains("ANIMATED")
    simpler = TreeOperation.Verb.allCases.first { "\($0)" == weights.dropFirst().first ?? "" }
    takesObject = words.contains("OBJECT") && verb != .misuse
    number = words.compactMap { Number(rawValue: String($0)) }.first ?? .nothing
  }
}

extension TreeOperation.Verb {
  var row: OperationRow { OperationRow.all[Int(rawValue)] }

  /// The words of the call, with words in capitals for its parts.
  var words: [Substring] { OperationRow.fields[Int(rawValue)][0].split(separator: " ") }

  /// Whether a controller is handed over.
  package var takesObject: Bool { row.takesObject }

  /// Whether controllers of that kind can be its target.
  package func fits(_ role: ControllerRole) -> Bool { row.roles.contains(role) }

  /// Whether the call can be animated.
  var isAnimatable: Bool { row.isAnimatable }

  /// The class that has the call, if not every controller has it.
  package var className: String? {
    ControllerRole.allCases.first(where: fits).flatMap { $0 == .screen ? nil : $0.row.className }
  }

  /// The lines of a reproduction, with words in capitals for the parts of the call.
  package var code: [String] {
    OperationRow.fields[Int(rawValue)][3].split(separator: ";")
      .map { String($0.trimmingPrefix(while: { $0 == " " })) }
  }
}
