// The table of calls that the app makes on UIKit's controllers: their words, their Swift, and which
// controllers take them. `CallMaker` makes them, and decides when they are permitted.

internal import VCFuzzSupport

extension TreeOperation {
  /// What is called.
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

/// What is particular to one call of UIKit's API.
///
/// It is asked for every candidate of a random step, so it holds plain values only.
struct OperationRow: Sendable {
  let verb: TreeOperation.Verb
  /// The words of the call; those in capitals stand for its parts.
  let text: StaticString
  /// The lines of a reproduction; those in capitals stand for its parts.
  let code: StaticString
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

  /// What the number of a call means.
  enum Number {
    case nothing
    case child
    case style
    case misuse
  }

  private init(
    _ verb: TreeOperation.Verb,
    _ text: StaticString,
    _ code: StaticString,
    on roles: ControllerRole.Group,
    weight: Int = 1,
    isAnimatable: Bool = false,
    simpler: TreeOperation.Verb? = nil
  ) {
    self.verb = verb
    self.text = text
    self.code = code
    self.roles = roles
    self.weight = weight
    self.isAnimatable = isAnimatable
    self.simpler = simpler
    let words = "\(text)"
    takesObject = words.contains("OBJECT") && verb != .misuse
    number =
      if verb == .misuse {
        .misuse
      } else if words.contains("NUMBER") {
        .child
      } else if words.contains("STYLE") { .style } else { .nothing }
  }

  /// All rows, by the numbers of the verbs.
  ///
  /// In the code, `OWN` is a target of the role's own class, and `RECEIVER` may also be the root of
  /// the scenario, cast to it.
  static let all: [OperationRow] = [
    OperationRow(
      .push,
      "push OBJECT on TARGET",
      "RECEIVER.pushViewController(OBJECT, ANIMATED)",
      on: [.nav],
      weight: 3,
      isAnimatable: true
    ),
    OperationRow(
      .pop,
      "pop TARGET",
      "RECEIVER.popViewController(ANIMATED)",
      on: [.nav],
      weight: 2,
      isAnimatable: true
    ),
    OperationRow(
      .popToRoot,
      "pop TARGET to its root",
      "RECEIVER.popToRootViewController(ANIMATED)",
      on: [.nav],
      isAnimatable: true,
      simpler: .pop
    ),
    OperationRow(
      .replaceTop,
      "replace the top of TARGET by OBJECT",
      "OWN.setViewControllers(OWN.viewControllers.dropLast() + [OBJECT], ANIMATED)",
      on: [.nav],
      isAnimatable: true,
      simpler: .push
    ),
    OperationRow(
      .replaceStack,
      "replace the stack of TARGET by OBJECT",
      "RECEIVER.setViewControllers([OBJECT], ANIMATED)",
      on: [.nav],
      isAnimatable: true,
      simpler: .replaceTop
    ),
    OperationRow(
      .selectTab,
      "select tab NUMBER of TARGET",
      "RECEIVER.selectedIndex = NUMBER",
      on: [.tabs],
      weight: 2
    ),
    OperationRow(
      .turnForward,
      "turn TARGET forward to OBJECT",
      "RECEIVER.setViewControllers([OBJECT], direction: .forward, ANIMATED)",
      on: [.pages, .curl],
      isAnimatable: true
    ),
    OperationRow(
      .turnBackward,
      "turn TARGET backward to OBJECT",
      "RECEIVER.setViewControllers([OBJECT], direction: .reverse, ANIMATED)",
      on: [.pages, .curl],
      isAnimatable: true,
      simpler: .turnForward
    ),
    OperationRow(
      .present,
      "present OBJECT from TARGET as STYLE",
      """
      OBJECT.modalPresentationStyle = .STYLE
      TARGET.present(OBJECT, ANIMATED)
      """,
      on: .all,
      weight: 2,
      isAnimatable: true
    ),
    OperationRow(
      .dismiss,
      "dismiss from TARGET",
      "TARGET.dismiss(ANIMATED)",
      on: .all,
      weight: 2,
      isAnimatable: true
    ),
    OperationRow(
      .addChild,
      "add OBJECT to TARGET",
      """
      TARGET.addChild(OBJECT)
      if TARGET.isViewLoaded { OBJECT.view.frame = TARGET.view.bounds }
      if TARGET.isViewLoaded { TARGET.view.addSubview(OBJECT.view) }
      OBJECT.didMove(toParent: TARGET)
      """,
      on: [.host, .screen]
    ),
    OperationRow(
      .removeChild,
      "remove OBJECT from TARGET",
      """
      OBJECT.willMove(toParent: nil)
      OBJECT.viewIfLoaded?.removeFromSuperview()
      OBJECT.removeFromParent()
      """,
      on: [.host, .screen]
    ),
    OperationRow(
      .swapChild,
      "show child NUMBER of TARGET",
      "OWN.show(NUMBER)",
      on: [.manual],
      weight: 2
    ),
    OperationRow(
      .showColumn,
      "show primary of TARGET",
      "RECEIVER.show(.primary)",
      on: [.split]
    ),
    OperationRow(
      .hideColumn,
      "hide primary of TARGET",
      "RECEIVER.hide(.primary)",
      on: [.split]
    ),
    OperationRow(
      .showDetail,
      "show detail OBJECT from TARGET",
      "TARGET.showDetailViewController(OBJECT, sender: nil)",
      on: [.split]
    ),
    OperationRow(
      .replaceWindowRoot,
      "replace window root TARGET by OBJECT",
      "window.rootViewController = OBJECT",
      on: .all
    ),
    OperationRow(
      .setNeedsLayout,
      "lay out TARGET",
      "TARGET.viewIfLoaded?.setNeedsLayout()",
      on: .all
    ),
    OperationRow(.misuse, "MIS-NUMBER on TARGET with OBJECT", "", on: .all, weight: 0),
  ]
}

extension TreeOperation.Verb {
  var row: OperationRow { OperationRow.all[Int(rawValue)] }

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
  package var code: String { "\(row.code)" }
}
