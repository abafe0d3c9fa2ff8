// What the controllers and their calls are called in Swift.

/// The words of a reproduction.
struct ReproductionNames {
  let words: Vocabulary
  /// Whether the scenario makes the screens, so that they cannot be of a class of ours.
  let hasScreenMaker: Bool

  /// The variable of a controller; nil for one that the configuration does not know.
  func identifier(_ slot: Slot) -> String? {
    words.cast.members.indices.contains(slot) ? words.cast[slot].identifier : nil
  }

  /// An expression of a controller's class; it is nil at run time if the class is another.
  func identifier(_ slot: Slot, as className: String) -> String? {
    guard let name = identifier(slot), words.cast[slot].role.className == className else {
      return nil
    }
    return name
  }

  /// Whether a class of ours can take a controller's place.
  func canHook(_ slot: Slot) -> Bool {
    guard words.cast.members.indices.contains(slot) else { return false }
    let role = words.cast[slot].role
    return role != .root && !(role == .screen && hasScreenMaker)
  }

  /// The receiver of a call that a class offers: the variable, or a cast of the scenario's root.
  private func receiver(_ slot: Slot, _ className: String) -> String? {
    guard let name = identifier(slot) else { return nil }
    return words.cast[slot].role == .root ? "(\(name) as? \(className))?" : name
  }

  // MARK: Calls

  /// The lines of a call of UIKit's API; nil if it cannot be written.
  func lines(for operation: TreeOperation) -> [String]? {
    guard let target = identifier(operation.target) else { return nil }
    let object = identifier(operation.object)
    if operation.verb.takesObject && object == nil { return nil }
    let given = object ?? ""
    let animated = "animated: \(operation.isAnimated)"
    switch operation.verb {
    case .push, .pop, .popToRoot, .replaceTop, .replaceStack:
      return stackLines(operation, given, animated)
    case .selectTab:
      return receiver(operation.target, "UITabBarController")
        .map { ["\($0).selectedIndex = \(operation.number)"] }
    case .turnForward, .turnBackward:
      let way = operation.verb == .turnForward ? "forward" : "reverse"
      return receiver(operation.target, "UIPageViewController")
        .map { ["\($0).setViewControllers([\(given)], direction: .\(way), \(animated))"] }
    case .present:
      guard TreeOperation.styles.indices.contains(operation.number) else { return nil }
      let style = TreeOperation.styles[operation.number].name
      return [
        "\(given).modalPresentationStyle = .\(style)", "\(target).present(\(given), \(animated))",
      ]
    case .dismiss: return ["\(target).dismiss(\(animated))"]
    case .addChild:
      return [
        "\(target).addChild(\(given))",
        "if \(target).isViewLoaded { \(given).view.frame = \(target).view.bounds }",
        "if \(target).isViewLoaded { \(target).view.addSubview(\(given).view) }",
        "\(given).didMove(toParent: \(target))",
      ]
    case .removeChild:
      return [
        "\(given).willMove(toParent: nil)", "\(given).viewIfLoaded?.removeFromSuperview()",
        "\(given).removeFromParent()",
      ]
    case .swapChild:
      return words.cast[operation.target].role == .manual
        ? ["\(target).show(\(operation.number))"] : nil
    case .showColumn, .hideColumn:
      let verb = operation.verb == .showColumn ? "show" : "hide"
      return receiver(operation.target, "UISplitViewController").map { ["\($0).\(verb)(.primary)"] }
    case .showDetail: return ["\(target).showDetailViewController(\(given), sender: nil)"]
    case .replaceWindowRoot: return ["window.rootViewController = \(given)"]
    case .setNeedsLayout: return ["\(target).viewIfLoaded?.setNeedsLayout()"]
    case .misuse:
      let className = ReproducedMisuse.className(operation.number)
      let called = className.map { receiver(operation.target, $0) } ?? target
      return called.flatMap {
        ReproducedMisuse.lines(operation.number, target: $0, object: object)
      }
    }
  }

  private func stackLines(
    _ operation: TreeOperation,
    _ given: String,
    _ animated: String
  ) -> [String]? {
    guard let stack = receiver(operation.target, "UINavigationController") else { return nil }
    switch operation.verb {
    case .push: return ["\(stack).pushViewController(\(given), \(animated))"]
    case .pop: return ["\(stack).popViewController(\(animated))"]
    case .popToRoot: return ["\(stack).popToRootViewController(\(animated))"]
    case .replaceStack: return ["\(stack).setViewControllers([\(given)], \(animated))"]
    default:
      guard words.cast[operation.target].role == .nav else { return nil }
      let rest = "\(stack).viewControllers.dropLast() + [\(given)]"
      return ["\(stack).setViewControllers(\(rest), \(animated))"]
    }
  }
}

extension Cast.Member {
  /// The name of the variable.
  var identifier: String { name.lowercased() }
}

extension Tree.Role {
  /// The class of such a controller; nil for the scenario's own.
  var className: String? {
    switch self {
    case .screen: "UIViewController"
    case .root: nil
    case .nav: "UINavigationController"
    case .tabs: "UITabBarController"
    case .pages, .curl: "UIPageViewController"
    case .split: "UISplitViewController"
    case .host: "HostController"
    case .manual: "ManualHostController"
    }
  }
}

extension Event.Kind {
  /// How a subclass overrides the callback, and forwards it.
  var overriding: (signature: String, forward: String) {
    switch self {
    case .willMoveToParent, .didMoveToParent:
      let verb = self == .willMoveToParent ? "willMove" : "didMove"
      return ("\(verb)(toParent parent: UIViewController?)", "\(verb)(toParent: parent)")
    case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      return (name + "()", name + "()")
    default: return (name + "(_ animated: Bool)", name + "(animated)")
    }
  }
}

extension String {
  /// The text as one harmless line of a comment.
  var harmless: String { escapedForTerminal }

  /// The text as a literal of Swift's.
  var swiftLiteral: String {
    let plain = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + plain.escapedForTerminal + "\""
  }
}
