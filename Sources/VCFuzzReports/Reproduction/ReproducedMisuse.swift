// The misuse steps of spec section 4 as Swift: what people write, with the two controllers' names.

/// The source of misuses.
enum ReproducedMisuse {
  /// Returns the lines of a misuse; nil for one that hides in a class or a delegate of its own.
  static func lines(_ number: Int, target: String, object: String?) -> [String]? {
    guard let lines = templates.first(where: { $0.numbers.contains(number) })?.lines else {
      return nil
    }
    if object == nil, lines.contains(where: { $0.contains("OBJECT") }) { return nil }
    return lines.map {
      $0.replacing("TARGET", with: target).replacing("OBJECT", with: object ?? "")
    }
  }

  /// The misuses that call what only a navigation or a page controller has.
  static func className(_ number: Int) -> String? {
    switch number {
    case 42...49: "UINavigationController"
    case 61, 62: "UIPageViewController"
    default: nil
    }
  }

  private static let toAppear = "let toAppear = OBJECT.viewIfLoaded?.window == nil"
  private static let begin = "OBJECT.beginAppearanceTransition(toAppear, animated: false)"
  private static let beginBack = "OBJECT.beginAppearanceTransition(!toAppear, animated: false)"
  private static let end = "OBJECT.endAppearanceTransition()"
  private static let addView = "TARGET.view.addSubview(OBJECT.view)"
  private static let addChild = "TARGET.addChild(OBJECT)"
  private static let didMove = "OBJECT.didMove(toParent: TARGET)"
  private static let removeView = "OBJECT.viewIfLoaded?.removeFromSuperview()"

  private static func block(_ lines: String...) -> [String] {
    ["do {"] + lines.map { "  " + $0 } + ["}"]
  }

  private static let templates: [(numbers: [Int], lines: [String])] = [
    ([1, 2, 3, 16], [addView]),
    ([4, 5], [addView, addChild, didMove]),
    ([6], [addChild, addView]),
    ([7], [addChild]),
    ([8], [addView, didMove]),
    ([9], [addChild, addChild, addView, didMove]),
    ([10], [removeView]),
    ([11], [removeView, "OBJECT.removeFromParent()"]),
    ([12], ["OBJECT.willMove(toParent: nil)"]),
    ([13], ["OBJECT.willMove(toParent: nil)", "OBJECT.removeFromParent()"]),
    ([14], [removeView, addChild, addView, didMove]),
    (
      [15],
      block(
        "let superview = OBJECT.view.superview",
        addChild,
        didMove,
        "OBJECT.view.removeFromSuperview()",
        "superview?.addSubview(OBJECT.view)"
      )
    ),
    (
      [18],
      block(
        "let orphan = UIViewController()",
        "TARGET.view.addSubview(orphan.view)",
        "withExtendedLifetime(orphan) {}"
      )
    ),
    (
      [20],
      block(
        "let hidden = UIView(frame: TARGET.view.bounds)",
        "hidden.isHidden = true",
        "TARGET.view.addSubview(hidden)",
        addChild,
        "hidden.addSubview(OBJECT.view)",
        didMove
      )
    ),
    ([22], block(toAppear, begin)),
    ([23], [end]),
    ([24], block(toAppear, begin, "TARGET.endAppearanceTransition()")),
    ([25], block(toAppear, begin, end)),
    ([26], block(toAppear, begin, begin, end)),
    ([27], block(toAppear, beginBack)),
    ([28], block(toAppear, begin, beginBack, end, end)),
    (
      [29],
      [addChild, addView, didMove, "OBJECT.beginAppearanceTransition(true, animated: false)", end]
    ),
    (
      [30],
      [addChild, "OBJECT.beginAppearanceTransition(true, animated: false)", addView, end, didMove]
    ),
    ([36], ["TARGET.viewWillAppear(false)"]),
    ([41], ["TARGET.view = nil", "TARGET.loadViewIfNeeded()"]),
    ([42, 43, 45, 46, 47], ["TARGET.pushViewController(OBJECT, animated: true)"]),
    (
      [44],
      ["TARGET.popViewController(animated: true)", "TARGET.popViewController(animated: true)"]
    ),
    ([48], ["TARGET.popViewController(animated: true)"]),
    ([49], ["TARGET.popToRootViewController(animated: true)"]),
    ([50], ["OBJECT.dismiss(animated: true)"]),
    ([53, 54, 55], ["TARGET.present(OBJECT, animated: true)"]),
    ([56], ["TARGET.dismiss(animated: true)", "TARGET.dismiss(animated: true)"]),
    ([57], ["TARGET.dismiss(animated: true)"]),
    ([61], ["TARGET.setViewControllers([OBJECT], direction: .forward, animated: true)"]),
    ([62], ["TARGET.setViewControllers([OBJECT], direction: .forward, animated: false)"]),
    ([63], ["window.rootViewController = OBJECT"]),
    ([64], ["window.addSubview(OBJECT.view)"]),
  ]
}
