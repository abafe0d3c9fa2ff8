// A scenario in parts, which is printed once its name and the kind of its screens are known.

/// A call of a scenario.
struct Operation {
  /// The lines before it, which make what it needs.
  var made: [Snippet] = []
  let label: String
  let lines: [Snippet]
}

extension [Operation] {
  /// A label that no operation has: the second of its kind has a number.
  func label(_ plain: String, besides reserved: String? = nil) -> String {
    let labels = Set(map(\.label) + [reserved].compactMap(\.self))
    var label = plain
    var number = 2
    while labels.contains(label) {
      label = "\(plain) \(number)"
      number += 1
    }
    return label
  }
}

/// The parts of a scenario's source.
struct ScenarioCode {
  /// The name of the constant; on the command line it has hyphens.
  private(set) var constant: String
  let summary: String
  let rootType: String
  /// The lines that make the root.
  let root: [Snippet]
  /// The lines before the operations.
  var made: [Snippet] = []
  let operations: [Operation]
  /// The name of the root in the operations.
  var object = "container"

  /// Gives the scenario a name of its own: a class may have two, and so may two modules.
  mutating func rename(differentlyFrom names: inout Set<String>) {
    let first = constant
    var number = 2
    while !names.insert(constant).inserted {
      constant = "\(first)\(number)"
      number += 1
    }
  }

  /// `sideMenuController` is `side-menu-controller` on the command line.
  var name: String {
    var name = ""
    for character in constant {
      if character.isUppercase, !name.isEmpty, name.last != "-" { name += "-" }
      name += character.lowercased()
    }
    return name
  }

  /// The source; a container's view may be loaded before anything is set.
  func source(loadingFirst loadsFirst: Bool) -> Snippet {
    func text(_ lines: [Snippet]) -> Snippet {
      lines.filter { loadsFirst || $0 != Snippet(.loading) }.map { "    \($0)" as Snippet }
        .joined(by: "\n").replacing(.host, with: .text(object))
    }
    let calls = operations.flatMap { operation -> [Snippet] in
      let lines = operation.lines.map { "  \($0)" as Snippet }
      return operation.made + ["Call(\"\(operation.label)\") {"] + lines + ["}"]
    }
    return """
      extension Scenario {
        public static let \(constant) = Scenario(
          "\(name)",
          "\(summary)"
        ) { stage -> \(rootType) in
      \(text(root))
        } operations: { \(object), stage in
      \(text(made + calls))
        }
      }

      """
  }
}
