// The scenario of a module that only animates: its animators are given to a delegate of the
// scenario's own, which presents and dismisses screens by them.

extension ScenarioWriter {
  /// A screen that presents by the animators of a module.
  var animatorEntry: Entry? {
    var operations: [Operation] = []
    var declared: [String: Snippet] = [:]
    for type in module.usableTypes() {
      let ancestors = module.ancestors(of: type.name)
      guard ancestors.contains("UIViewControllerAnimatedTransitioning"),
        Self.otherDelegates.isDisjoint(with: ancestors),
        let made = maker.initializer(of: type.name, named: "animator")
      else { continue }
      let stub = type.name.split(separator: ".").joined() + "Delegate"
      declared[stub] = delegate(stub, of: type.name, made)
      operations.append(
        presentation(with: type.name, "\(stub)()", style: ".custom", Snippet(.screen("presented")))
      )
    }
    guard !operations.isEmpty else { return nil }
    return screenEntry(
      constant(moduleName) + "Animator",
      summary: "A screen that presents with the animators of \(moduleName).",
      operations,
      declared
    )
  }

  /// Presents a screen with a transitioning delegate, which is made before.
  func presentation(
    with name: String,
    _ delegate: Snippet,
    style: String,
    _ screen: Snippet
  ) -> Operation {
    Operation(
      made: ["let \(constant(name)) = \(delegate)"],
      label: "present with \(name)",
      lines: CallWriter.presentsNothing(by: "container") + [
        "let screen = \(screen)",
        "screen.modalPresentationStyle = \(style)",
        "screen.transitioningDelegate = \(constant(name))",
        "container.present(screen, animated: true)",
      ]
    )
  }

  private static let otherDelegates: Set = [
    "UIViewController", "UIViewControllerTransitioningDelegate", "UINavigationControllerDelegate",
    "UIPresentationController",
  ]

  private func delegate(_ stub: String, of name: String, _ made: Snippet) -> Snippet {
    func modes(_ word: String) -> String {
      module.members(of: name).compactMap { mode(of: $0, within: name, word) }
        .map { "    animator.\($0)\n" }.joined()
    }
    return """
      private final class \(stub): NSObject, UIViewControllerTransitioningDelegate {
        private let animator = \(made)

        func animationController(
          forPresented presented: UIViewController,
          presenting: UIViewController,
          source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
      \(modes("present"))    return animator
        }

        func animationController(
          forDismissed dismissed: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
      \(modes("dismiss"))    return animator
        }
      }

      """
  }

  /// What tells an animator whether it presents or dismisses: a case of that name, or a flag.
  private func mode(of member: Member, within outer: String, _ word: String) -> String? {
    guard module.isSettable(member), !member.isStatic else { return nil }
    let type = module.resolved(member.type)
    if type == "Bool", member.name.lowercased().contains("present") {
      return "\(member.name) = \(word == "present")"
    }
    guard let found = module.type(type, within: outer), found.keyword == "enum" else { return nil }
    let cases = found.members.filter { $0.kind == .enumCase }.map(\.name)
    // `presentation` and `dismissal`, or `present` and `dismiss`.
    func name(with word: String) -> String? {
      cases.first { $0.lowercased().hasPrefix(word.dropLast(2)) }
    }
    guard name(with: "present") != nil, name(with: "dismiss") != nil else { return nil }
    return name(with: word).map { "\(member.name) = .\($0)" }
  }
}
