// What conditional compilation leaves of a file where Linux stands for iOS.

/// Decides for each token whether an app for iOS compiles it.
package struct Branches {
  private var certain: [Bool] = []

  package init(_ code: Code) {
    var open: [Branch] = []
    for (index, token) in code.tokens.enumerated() {
      if token.kind == .directive {
        switch token.text {
        case "#if": open.append(Branch(Condition.value(after: index, in: code)))
        case "#elseif":
          open.indices.last.map { open[$0].next(Condition.value(after: index, in: code)) }
        case "#else": open.indices.last.map { open[$0].next(true) }
        case "#endif": _ = open.popLast()
        default: break
        }
      }
      certain.append(open.allSatisfy { $0.isCompiled == true })
    }
  }

  /// Whether an app compiles the token, whatever flags it is built with.
  package func isCertain(_ index: Int) -> Bool { certain[index] }
}

/// One branch of `#if`; nil where a value depends on flags.
private struct Branch {
  private(set) var isCompiled: Bool?
  private var wasCompiled: Bool?

  init(_ condition: Bool?) {
    isCompiled = condition
    wasCompiled = condition
  }

  mutating func next(_ condition: Bool?) {
    isCompiled = Condition.and(Condition.not(wasCompiled), condition)
    wasCompiled = Condition.or(wasCompiled, condition)
  }
}

/// Evaluates the condition of `#if`; nil where it depends on flags.
private struct Condition {
  private let code: Code
  private var cursor: Int

  static func value(after directive: Int, in code: Code) -> Bool? {
    var condition = Condition(code: code, cursor: directive + 1)
    return condition.disjunction()
  }

  static func not(_ value: Bool?) -> Bool? { value.map { !$0 } }

  static func and(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == false || other == false { return false }
    return one == nil || other == nil ? nil : true
  }

  static func or(_ one: Bool?, _ other: Bool?) -> Bool? { not(and(not(one), not(other))) }

  private mutating func skip(_ text: String) -> Bool {
    guard code[cursor]?.startsLine == false else { return false }
    let signs = text.map { String($0) }
    guard signs.indices.allSatisfy({ code.is(cursor + $0, signs[$0]) }) else { return false }
    cursor += signs.count
    return true
  }

  private mutating func disjunction() -> Bool? {
    let value = conjunction()
    return skip("||") ? Self.or(value, disjunction()) : value
  }

  private mutating func conjunction() -> Bool? {
    let value = primary()
    return skip("&&") ? Self.and(value, conjunction()) : value
  }

  private mutating func primary() -> Bool? {
    if skip("!") { return Self.not(primary()) }
    if skip("(") {
      let value = disjunction()
      _ = skip(")")
      return value
    }
    guard let word = code[cursor], !word.startsLine else { return nil }
    cursor += 1
    guard code.is(cursor, "("), let close = code.partner(of: cursor) else {
      return ["true": true, "false": false][word.text]
    }
    let argument = code.text(cursor + 1..<close)
    cursor = close + 1
    switch word.text {
    case "os": return argument == "iOS"
    case "canImport": return Self.modules.contains(argument)
    case "targetEnvironment": return false
    case "swift", "compiler": return Self.isPresent(version: argument)
    default: return nil
    }
  }

  private static let modules: Set = [
    "CoreGraphics", "Dispatch", "Foundation", "ObjectiveC", "os", "QuartzCore", "UIKit",
  ]

  /// Whether `>=5.9` or `<6` is true for the compiler in use.
  private static func isPresent(version: String) -> Bool? {
    let digits = version.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    let isLater = [6, 3].lexicographicallyPrecedes(digits)
    return version.hasPrefix("<") ? isLater : !isLater
  }
}
