// Types that the sources name and nothing declares on Linux: those of frameworks that have no
// substitute, of Objective-C, and of packages that are not here. Stand-ins let the rest compile.

internal import SourceRewriting

/// The stand-ins of one target.
struct MissingDeclarations: Equatable {
  /// What a stand-in is, which its uses decide.
  enum Kind: Equatable {
    case value
    case superclass
    case conformance
  }

  private var kinds: [String: Kind] = [:]
  /// How many types the sources give to a generic one.
  private var arguments: [String: Int] = [:]
  /// The types within a missing one that the sources name.
  private var nested: [String: Set<String>] = [:]

  /// Takes up what a build has missed in the sources of the target.
  ///
  /// `lines` are the lines of the sources at which a message was.
  mutating func add(_ message: String, at lines: [String], in sources: [Code]) {
    if let name = message.wholeMatch(of: /cannot find type '(\w+)' in scope/)?.1 {
      add(String(name), in: sources)
    }
    guard let name = message.wholeMatch(of: /'(\w+)' is not a member type of .*/)?.1 else { return }
    for outer in kinds.keys where lines.contains(where: { $0.contains("\(outer).\(name)") }) {
      nested[outer, default: []].insert(String(name))
    }
  }

  private mutating func add(_ name: String, in sources: [Code]) {
    var kind = Kind.value
    for code in sources {
      for type in code.types {
        let bases = type.inherited.map { String($0.prefix { $0 != "<" }) }
        guard let place = bases.firstIndex(of: name) else { continue }
        let isFirst = place == 0 && type.keyword == "class"
        kind = isFirst && !Self.isConformance(name) && kind == .value ? .superclass : kind
        if !isFirst { kind = .conformance }
      }
      // Only a class can be referred to weakly.
      let isWeak = code.tokens.indices.contains {
        code.is($0, "weak") && code.is($0 + 3, ":") && code.is($0 + 4, name)
      }
      if isWeak, kind == .value { kind = .superclass }
      for index in code.tokens.indices where code.is(index, name) && code.is(index + 1, "<") {
        guard let end = code.endOfGenerics(index + 1) else { continue }
        arguments[name] = code.split(index + 2..<end, at: ",").count
      }
    }
    kinds[name] = Self.isConformance(name) ? .conformance : kind
  }

  private static func isConformance(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Observer", "Protocol"].contains { name.hasSuffix($0) }
  }

  var names: [String] { kinds.keys.sorted() }

  /// The declarations, one for each name.
  var source: String {
    names.map { name in
      let types = nested[name, default: []].sorted().map {
        "  public typealias \($0) = MissingType\n"
      }
      let letters = (0..<arguments[name, default: 0]).map { "T\($0)" }.joined(separator: ", ")
      let generics = letters.isEmpty ? "" : "<\(letters)>"
      return switch kinds[name] ?? .value {
      case .value where types.isEmpty: "public typealias \(name)\(generics) = MissingType\n"
      case .conformance: "public protocol \(name): AnyObject {}\n"
      default: "open class \(name)\(generics): NSObject {\n\(types.joined())}\n"
      }
    }
    .joined()
  }
}
