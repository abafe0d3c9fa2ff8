// Expressions for the arguments of calls: a few values of each type that is known.

/// Makes expressions of a type.
struct ValueMaker {
  let module: ModuleOutline
  /// The most values of one type.
  private static let limit = 3
  /// The most objects within each other: `Header(Badge(Icon()))` are three.
  private static let depth = 4
  /// The types that are being made: none of them is made of one of its own kind.
  private var making: Set<String> = []

  /// Whether the expressions are written where the screen of the scenario exists.
  var hasHost = false
  /// What an argument is that is called an index; its values if there is none.
  var index: String?

  init(module: ModuleOutline) { self.module = module }

  /// Expressions of a type, the simplest first; none where the type is not known.
  ///
  /// `name` names the controllers that are made; `outer` is the type within which it is written.
  func values(of type: String, named name: String, within outer: String?) -> [Snippet] {
    let type = module.resolved(type.trimmed)
    if type.contains("&") { return screen(type) }
    // `() -> View?` is a function, and `(() -> View)?` is optional.
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    if isOptional, !isFunction(type) || type.hasPrefix("((") {
      var wrapped = String(type.dropLast()).trimmed
      if wrapped.hasPrefix("("), wrapped.hasSuffix(")") {
        wrapped = String(wrapped.dropFirst().dropLast())
      }
      let values = isFunction(wrapped) ? [] : values(of: wrapped, named: name, within: outer)
      // A controller first: without one the calls that follow have nothing to act on.
      return wrapped.hasSuffix("Controller") ? values + ["nil"] : ["nil"] + values
    }
    if isFunction(type) { return closure(type, name, outer) }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return array(String(type.dropFirst().dropLast()), name, outer)
    }
    // A view that others are put into is one of the screen's.
    if type == "UIView", hasHost, Self.placesOfViews.contains(name) { return ["\(.host).view"] }
    if let plain = Self.plain[type] { return plain }
    switch type {
    case "UIViewController": return [Snippet(.screen(name))]
    case "UINavigationController", "UINavigationController.Type": return [Snippet(.stack(name))]
    default: return declared(type, named: name, within: outer)
    }
  }

  private static let placesOfViews: Set = [
    "view", "in", "on", "to", "into", "inView", "onView", "toView", "container", "containerView",
    "superview", "parentView", "sourceView",
  ]

  private static let plain: [String: [Snippet]] = [
    "Bool": ["true", "false"], "Int": ["0", "1", "2"], "UInt": ["0", "1"],
    "CGFloat": ["0.5", "0", "1"], "Double": ["0.25", "0"], "Float": ["0.5", "0"],
    "TimeInterval": ["0.25", "0"], "String": ["\"one\""], "CGPoint": [".zero"],
    "CGSize": ["CGSize(width: 300, height: 600)", ".zero"], "CGRect": [".zero"],
    "UIEdgeInsets": [".zero"], "CGVector": [".zero"], "UIView": ["UIView()"],
    "UIColor": ["UIColor.red"], "UIImage": ["UIImage()"], "Any": ["0"],
    "UIView.AnimationOptions": ["[]"], "UIRectEdge": [".left", ".right"],
    "UIModalPresentationStyle": [".automatic", ".fullScreen", ".custom"],
    "UIWindow": ["UIWindow(frame: UIScreen.main.bounds)"],
    "UIScrollView": ["UIScrollView()"], "UILabel": ["UILabel()"], "UIButton": ["UIButton()"],
    "UIPageViewController.NavigationDirection": [".forward", ".reverse"],
    "UIPageViewController.TransitionStyle": [".scroll", ".pageCurl"],
    "UIPageViewController.NavigationOrientation": [".horizontal"],
  ]

  private func isFunction(_ type: String) -> Bool { type.contains("->") }

  /// A closure that does nothing, or returns a value that is known.
  private func closure(_ type: String, _ name: String, _ outer: String?) -> [Snippet] {
    guard let arrow = type.firstRange(of: "->") else { return [] }
    var result = String(type[arrow.upperBound...]).trimmed
    if ["Void", "()"].contains(result) { result = "" }
    let value: Snippet? =
      result.isEmpty ? "" : values(of: result, named: name, within: outer).first
    let head = String(type[..<arrow.lowerBound]).trimmed
    guard let value, head.hasPrefix("("), head.hasSuffix(")") else { return [] }
    let inner = String(head.dropFirst().dropLast()).trimmed
    let count = inner.isEmpty || inner == "Void" ? 0 : Self.parts(of: inner).count
    // A view that a closure is given has no place yet.
    if inner.split(separator: " ").last == "UIView", result.isEmpty, hasHost {
      return ["{ if $0.superview == nil { \(.host).view.addSubview($0) } }"]
    }
    if result.isEmpty, count == 0 { return ["{}"] }
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    return ["{ \(count == 0 ? "" : names + " in ")\(value) }"]
  }

  /// Splits a list at the commas that are in no bracket.
  static func parts(of list: String) -> [String] {
    var parts = [""]
    var depth = 0
    var last: Character = " "
    for character in list {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      last = character
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  private func array(_ element: String, _ name: String, _ outer: String?) -> [Snippet] {
    if let pair = tuple(element, name, outer) { return ["(1...3).map { _ in \(pair) }", "[]"] }
    if element.contains(":") { return ["[:]"] }
    if element == "UIViewController" {
      return ["(1...3).map { \(.screen("\(name) \\($0)")) }", "[\(.screen(name))]"]
    }
    let values = values(of: element, named: name, within: outer)
    return values.isEmpty ? ["[]"] : ["[\(values.joined())]", "[]"]
  }

  /// A controller with what belongs to it: `(page: UIViewController, title: String)`.
  private func tuple(_ element: String, _ name: String, _ outer: String?) -> Snippet? {
    guard element.hasPrefix("("), element.hasSuffix(")"), !isFunction(element),
      element.contains("UIViewController")
    else { return nil }
    var values: [Snippet] = []
    for part in Self.parts(of: String(element.dropFirst().dropLast())) {
      let colon = part.firstIndex(of: ":")
      let type = colon.map { String(part[part.index(after: $0)...]) } ?? part
      guard let value = self.values(of: type, named: name, within: outer).first else { return nil }
      let label = String(part[..<(colon ?? part.startIndex)])
      values.append("\(label)\(colon == nil ? "" : ": ")\(value)")
    }
    return "(\(values.joined()))"
  }

  /// A controller that conforms to a protocol of the module.
  private func screen(_ composition: String) -> [Snippet] {
    let parts = composition.split(separator: "&").map { String($0).trimmed }
    guard parts.count == 2, parts.contains("UIViewController"),
      let name = parts.first(where: { module.types[$0]?.keyword == "protocol" })
    else { return [] }
    return [Snippet(.ownScreen(name))]
  }

  // MARK: Types of the module

  private func declared(_ type: String, named name: String, within outer: String?) -> [Snippet] {
    guard let found = module.type(type, within: outer), module.isVisible(found), !found.isGeneric
    else { return [] }
    switch found.keyword {
    case "enum":
      let all = found.members.filter { $0.kind == .enumCase && !$0.name.isEmpty }
      // A case for nothing is what a module returns, and not what it takes.
      let cases = all.filter { $0.name != "none" || all.count == 1 }
      return cases.prefix(Self.limit).map { "\(found.name).\($0.name)" }
    case "struct" where found.inherited.contains("OptionSet"):
      return ["[]"]
    case "struct", "class":
      let values = made(found, named: name)
      // The class itself may be abstract.
      return values.isEmpty
        ? first(["class", "struct"], inheriting: found.name, named: name) : values
    case "protocol":
      // A screen, if the module lets every controller conform.
      for system in ["UIViewController", "UIView"]
      where module.extensions.contains(where: {
        $0.name == system && $0.constraint.isEmpty && $0.inherited.contains(found.name)
      }) {
        return values(of: system, named: name, within: outer)
      }
      return first(["class", "struct"], inheriting: found.name, named: name)
    default: return []
    }
  }

  /// An object of the first type that inherits from another one and can be made.
  private func first(
    _ keywords: [String],
    inheriting name: String,
    named label: String
  ) -> [Snippet] {
    for subtype in module.usableTypes(keywords)
    where module.ancestors(of: subtype.name).contains(name) {
      if let made = made(subtype, named: label).first { return [made] }
    }
    return []
  }

  /// An instance by the shortest initialiser whose arguments are known, or by a constant.
  private func made(_ type: TypeOutline, named name: String) -> [Snippet] {
    let constants = module.members(of: type.name).filter {
      $0.kind == .property && $0.isStatic && module.isVisible($0) && $0.type == type.name
    }
    if !constants.isEmpty { return constants.prefix(Self.limit).map { "\(type.name).\($0.name)" } }
    return initializer(of: type.name, named: name).map { [$0] } ?? []
  }

  /// The call of a class's initialiser that takes the most controllers; `other` is a subclass that
  /// inherits it.
  func initializer(of name: String, named label: String, for other: String? = nil) -> Snippet? {
    guard let type = module.types[name], !type.members.contains(where: \.isAbstract),
      !making.contains(name), making.count < Self.depth
    else { return nil }
    var inner = self
    inner.making.insert(name)
    let visible = module.members(of: name).filter {
      $0.kind == .initializer && module.isVisible($0) && !$0.isFailable && !$0.isGeneric
        && !$0.isAsync && $0.parameters.first?.label != "coder"
    }
    var best: (call: Snippet, controllers: Int)?
    for member in visible {
      guard let list = inner.arguments(member, named: label, within: name).first else { continue }
      let controllers = member.parameters.count { $0.type.contains("Controller") }
      if best.map({ $0.controllers < controllers }) ?? true {
        best = ("\(other ?? name)(\(list))", controllers)
      }
    }
    let declares = type.members.contains {
      $0.kind == .initializer && !$0.modifiers.contains("convenience")
    }
    if best == nil, !declares || inheritsInitializers(type), type.keyword == "class" {
      return inheritedCall(name, label, for: other ?? name)
    }
    return best?.call
  }

  /// Whether the only initialisers a class declares are those of nibs and coders.
  ///
  /// A view that only a coder makes inherits none; a controller has UIKit's own here.
  private func inheritsInitializers(_ type: TypeOutline) -> Bool {
    let isController = module.ancestors(of: type.name).contains { $0.hasSuffix("Controller") }
    let labels = isController ? ["coder", "nibName"] : []
    return type.members.filter { $0.kind == .initializer }.allSatisfy {
      labels.contains($0.parameters.first?.label ?? "")
    }
  }

  private func inheritedCall(_ name: String, _ label: String, for other: String) -> Snippet? {
    let family = module.ancestors(of: name)
    if family.contains("UINavigationController") {
      return "\(other)(rootViewController: \(.screen(label)))"
    }
    if family.contains("UIPageViewController") {
      return "\(other)(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    }
    return family.lazy.filter { module.types[$0] != nil }
      .compactMap { initializer(of: $0, named: label, for: other) }.first ?? "\(other)()"
  }

  /// Argument lists for a method, one for each value of the argument with the most values.
  func arguments(_ member: Member, named name: String, within outer: String?) -> [Snippet] {
    var lists: [Snippet] = [""]
    for parameter in member.parameters {
      let label = parameter.label.map { $0 + ": " } ?? ""
      let place = parameter.label ?? name
      let isExtent = ["width", "height"].contains { (place + name).lowercased().contains($0) }
      var values = values(of: parameter.type, named: place, within: outer)
        .filter { !isExtent || $0 != "0" }
      if let index, label == "index: ", values.first == "0" { values = ["\(index)"] }
      if parameter.hasDefault, parameter.type != "Bool", values.first != "nil" || values.count < 2 {
        continue
      }
      if values.isEmpty {
        if parameter.hasDefault { continue }
        return []
      }
      lists = lists.flatMap { list in
        values.prefix(Self.limit).map { "\(list)\(list == "" ? "" : ", ")\(label)\($0)" }
      }
      lists = Array(lists.prefix(2 * Self.limit))
    }
    return lists
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
