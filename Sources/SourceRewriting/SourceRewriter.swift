// Rewrites what only Apple's platforms compile, and nothing else: attributes of Objective-C and
// Interface Builder, selectors, key paths, optional requirements and calls of them, imports, and
// conditions on the platform. No line moves.

/// Rewrites the sources of a module for Linux.
package struct SourceRewriter {
  /// The names of the optional requirements that the sources declare.
  private let optional: (methods: Set<String>, properties: Set<String>)
  private let initializers: RequiredInitializers
  private let missing: MissingTypes
  private let dispatch: ExtensionDispatch
  private let decoded: Set<String>
  /// Whether the sources make views of classes that are values.
  private let decodesViews: Bool
  private let calls: DynamicCalls
  private var members: ExtensionMembers

  /// Creates a rewriter for a module; files that call optional methods may not declare them.
  ///
  /// Code that moves to another file carries the path of its own; the bodies around the omitted
  /// lines of each path are left out of it.
  package init(
    module sources: [String],
    paths: [String] = [],
    omitted: [String: [Int]] = [:]
  ) {
    let all = sources.enumerated().compactMap { number, source -> (code: Code, path: String)? in
      guard let code = try? Code(source) else { return nil }
      return (code, paths.indices.contains(number) ? paths[number] : "")
    }
    let files = all.filter { Imports(code: $0.code).missingFramework == nil }
    let module = files.map(\.code)
    missing = MissingTypes(
      leftOut: all.map(\.code).filter { Imports(code: $0).missingFramework != nil },
      others: module
    )
    let names = module.map { OptionalRequirements($0).names }
    optional = (Set(names.flatMap(\.methods)), Set(names.flatMap(\.properties)))
    initializers = RequiredInitializers(module: module)
    decoded = CellRegistrations.decodedClasses(of: module)
    decodesViews = module.contains { !ClassValues($0).uses.isEmpty }
    let hierarchy = ClassHierarchy(module)
    dispatch = ExtensionDispatch(module: module, hierarchy)
    calls = DynamicCalls(module: module)
    members = ExtensionMembers(module: module, hierarchy)
    guard !members.isEmpty else { return }
    var moving = members
    for file in files {
      var edits = SourceEdits(file.code)
      if let lines = omitted[file.path] { Bodies(file.code).leaveOut(lines, &edits) }
      rewriteInPlace(file.code, file.path, &edits)
      moving.take(from: file.code, file.path, edits)
    }
    members = moving
  }

  /// Returns the source as Linux compiles it; a source that can't be read stays as it is.
  ///
  /// The bodies around `lines` are left out.
  package func rewritten(
    _ source: String,
    path: String = "",
    without lines: [Int] = []
  ) -> RewrittenSource {
    do throws(Lexer.Failure) {
      let code = try Code(source)
      if let framework = Imports(code: code).missingFramework { return leftOut(code, framework) }
      var edits = SourceEdits(code)
      // An edit that removes a declaration goes before those within it.
      if !lines.isEmpty { Bodies(code).leaveOut(lines, &edits) }
      missing.rewrite(code, &edits)
      members.rewrite(code, path, &edits)
      rewriteInPlace(code, path, &edits)
      return edits.applied
    } catch {
      let note = SourceChange(line: error.line, text: "left as it is: \(error.description)")
      return RewrittenSource(text: source, changes: [], notes: [note])
    }
  }

  private func rewriteInPlace(_ code: Code, _ path: String, _ edits: inout SourceEdits) {
    ObjectiveCWords(code: code).rewrite(&edits)
    Imports(code: code).rewrite(&edits)
    Conditions(code: code).rewrite(&edits)
    Clocks(code: code).rewrite(&edits)
    Renames(code: code).rewrite(&edits)
    Selectors(code: code).rewrite(&edits)
    OptionalRequirements(code).rewrite(&edits)
    initializers.rewrite(code, &edits)
    dispatch.rewrite(code, &edits)
    calls.rewrite(code, &edits)
    CellRegistrations(code: code, decoded: decoded).rewrite(&edits)
    ClassValues(code).rewrite(&edits)
    KeyPathObservers(code: code).rewrite(&edits)
    OptionalCalls(code: code, methods: optional.methods, properties: optional.properties)
      .rewrite(&edits)
    CellInitializers(code: code, path: path, decodesViews: decodesViews).rewrite(&edits)
  }

  /// A file that can't do without a framework that has no substitute: only its lines remain.
  private func leftOut(_ code: Code, _ framework: String) -> RewrittenSource {
    let note = SourceChange(line: 1, text: "left out: it needs \(framework)")
    let count = code.source.utf8.count { $0 == UInt8(ascii: "\n") }
    let aliases = missing.aliases(for: code)
    let head = aliases.isEmpty ? "" : "import UIKit; " + aliases.joined(separator: "; ")
    let text = head + String(repeating: "\n", count: count)
    return RewrittenSource(text: text, changes: [], notes: [note])
  }

  /// The framework without a substitute that a source can't do without; the file is left out.
  package static func missingFramework(of source: String) -> String? {
    (try? Code(source)).flatMap { Imports(code: $0).missingFramework }
  }
}
