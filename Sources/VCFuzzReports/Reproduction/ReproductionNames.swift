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
    identifier(slot).flatMap { words.cast[slot].role.row.className == className ? $0 : nil }
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
    let verb = operation.verb
    if verb == .misuse {
      let className = ReproducedMisuse.className(operation.number)
      let called = className.map { receiver(operation.target, $0) } ?? target
      return called.flatMap {
        ReproducedMisuse.lines(operation.number, target: $0, object: object)
      }
    }
    var parts = [
      ("TARGET", target), ("OBJECT", object ?? ""), ("NUMBER", "\(operation.number)"),
      ("ANIMATED", "animated: \(operation.isAnimated)"),
    ]
    if verb.fits(words.cast[operation.target].role) { parts.append(("OWN", target)) }
    if let receiver = verb.className.flatMap({ receiver(operation.target, $0) }) {
      parts.append(("RECEIVER", receiver))
    }
    if TreeOperation.styles.indices.contains(operation.number) {
      parts.append(("STYLE", TreeOperation.styles[operation.number].name))
    }
    let code = verb.code.map { line in
      parts.reduce(line) { $0.replacing($1.0, with: $1.1) }
    }
    let isWhole = !["OWN", "RECEIVER", "STYLE"].contains { word in
      code.contains { $0.contains(word) }
    }
    return isWhole ? code : nil
  }
}

extension Cast.Member {
  /// The name of the variable.
  var identifier: String { name.lowercased() }
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
