// The text of a configuration and its trees, and the way back.

package import VCFuzzSupport
internal import VCLifecycle

extension Configuration {
  /// What a run starts from, in one line for a person.
  package var start: String {
    let trees = treeTexts
    let spares = trees.dropFirst().joined(separator: ", ")
    return "UIKit as \(profile.name) on a \(device.rawValue); the window shows \(trees[0])"
      + (spares.isEmpty ? "" : "; waiting aside: \(spares)")
  }

  /// The configuration in words: `ios26 on a phone: tabs(nav(A), B); C`.
  package var words: String {
    "\(profile.name) on a \(device.rawValue): " + treeTexts.joined(separator: "; ")
  }

  /// The texts of all trees, the window's first.
  var treeTexts: [String] {
    let cast = Cast(self)
    return trees.enumerated().map { $1.text(cast, at: cast.tops[$0]) }
  }

  /// Reads `tabs(nav(A), B); C`: the window, then who waits aside.
  package init(
    text: String,
    profile: Profile = .standard,
    device: DeviceName = .phone
  ) throws(CaseError) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    var trees: [Tree] = []
    for part in parts { trees.append(try Tree(text: part)) }
    self.init(profile: profile, device: device, trees: trees)
    guard hasOneRoot else { throw CaseError("'root' occurs more than once in '\(text)'") }
    if let (_, problem) = misnaming(in: parts) { throw CaseError(problem) }
  }

  /// Creates the start of those trees, the window's first.
  init(profile: Profile, device: DeviceName, trees: [Tree]) {
    self.init(
      profile: profile,
      device: device,
      window: trees[0],
      spares: Array(trees.dropFirst())
    )
  }

  /// Whether the root of a scenario is at one place at most.
  var hasOneRoot: Bool { Cast(self).members.count { $0.role == .root } <= 1 }

  /// The first tree whose text calls a screen by another name than its place gives it.
  func misnaming(in texts: [some StringProtocol]) -> (tree: Int, problem: String)? {
    let cast = Cast(self)
    for (number, text) in texts.enumerated() {
      let leaves = cast.members.filter { $0.tree == number && !$0.role.isContainer }.map(\.name)
      let given = Tree.leafNames(in: text)
      guard let (name, right) = zip(given, leaves).first(where: { $0 != $1 }) else { continue }
      let problem = "the screen \(name.quotedForTerminal) is called '\(right)' by its place: write "
      return (number, problem + treeTexts[number])
    }
    return nil
  }
}

extension Tree {
  /// The text with the names that the cast gives: `nav(A, root)`.
  package func text(_ cast: Cast, at slot: Slot) -> String {
    let member = cast[slot]
    guard role.isContainer else { return member.name }
    let inside = zip(children, member.children).map { $0.text(cast, at: $1) }
    return "\(role.name)(\(inside.joined(separator: ", ")))"
  }

  /// Reads a tree; the caller, which knows the whole configuration, checks the names of screens.
  package init(text: some StringProtocol) throws(CaseError) {
    var reader = TreeReader(text: Substring(text))
    self = try reader.readTree()
    guard reader.isAtEnd else {
      throw CaseError("'\(text)' continues after the tree: '\(reader.remainder)'")
    }
  }

  /// The names that the leaves have in a text, in order, to be compared with the cast's.
  package static func leafNames(in text: some StringProtocol) -> [String] {
    let marks: Set<Character> = ["(", ")", ",", " "]
    return text.split(whereSeparator: marks.contains).map { String($0) }
      .filter { ControllerRole(named: $0)?.isContainer != true }
  }
}

/// Reads the text of a tree.
private struct TreeReader {
  private var rest: Substring
  private var depth = 0
  private static let depthMax = 50

  init(text: Substring) { rest = text }

  var remainder: String { String(rest) }

  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return rest.isEmpty
    }
  }

  /// Where the reader is, in words.
  private var place: String { rest.isEmpty ? "at the end" : "before '\(rest)'" }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

  private mutating func accept(_ character: Character) -> Bool {
    skipSpaces()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  mutating func readTree() throws(CaseError) -> Tree {
    skipSpaces()
    let name = rest.prefix { $0.isLetter || $0.isNumber }
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty else { throw CaseError("expected a name \(place)") }
    let role = ControllerRole(named: name)
    guard accept("(") else {
      if let role, role.isContainer {
        throw CaseError("'\(name)' is a container: write \(name)(…)")
      }
      return role == .root ? .root : .screen
    }
    guard let role, role.isContainer else {
      let kinds = ControllerRole.allCases.filter(\.isContainer).map(\.name)
      throw CaseError("'\(name)' is no container: there are \(kinds.joined(separator: ", "))")
    }
    depth += 1
    guard depth <= Self.depthMax else { throw CaseError("the tree is too deep") }
    defer { depth -= 1 }
    var children: [Tree] = []
    if accept(")") { return Tree(role) }
    repeat { children.append(try readTree()) } while accept(",")
    guard accept(")") else { throw CaseError("expected ')' \(place)") }
    return Tree(role, children)
  }
}
