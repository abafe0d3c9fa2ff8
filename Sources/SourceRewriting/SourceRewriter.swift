// Rewrites what only Apple's platforms compile, and nothing else: attributes of Objective-C and
// Interface Builder, selectors, key paths, optional requirements and calls of them, imports, and
// conditions on the platform. No line moves.

/// Rewrites the sources of a module for Linux.
package struct SourceRewriter {
  /// The names of the optional requirements that the sources declare.
  private let optionalMethods: Set<String>
  private let optionalProperties: Set<String>
  private let initializers: RequiredInitializers
  private let missing: MissingTypes
  private let dispatch: ExtensionDispatch
  private let decoded: Set<String>
  /// Whether the sources make views of classes that are values.
  private let decodesViews: Bool
  private let calls: DynamicCalls
  private var members = ExtensionMembers()

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
    let files = all.filter { Imports($0.code).missingFramework == nil }
    missing = MissingTypes(
      leftOut: all.map(\.code).filter { Imports($0).missingFramework != nil },
      others: files.map(\.code)
    )
    let optional = files.map { OptionalRequirements($0.code).names }
    optionalMethods = Set(optional.flatMap(\.methods))
    optionalProperties = Set(optional.flatMap(\.properties))
    initializers = RequiredInitializers(module: files.map(\.code))
    decoded = CellRegistrations.decodedClasses(of: files.map(\.code))
    decodesViews = files.contains { !ClassValues($0.code).uses.isEmpty }
    dispatch = ExtensionDispatch(module: files.map(\.code))
    calls = DynamicCalls(module: files.map(\.code))
    let moving = ExtensionMembers(module: files.map(\.code))
    guard !moving.isEmpty else { return }
    members = moving
    for file in files {
      var edits = SourceEdits()
      if let lines = omitted[file.path] { Bodies(file.code).leaveOut(lines, &edits) }
      rewriteInPlace(file.code, file.path, &edits)
      members.take(from: file.code, file.path, edits)
    }
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
      if let framework = Imports(code).missingFramework { return leftOut(code, framework) }
      var edits = SourceEdits()
      // An edit that removes a declaration goes before those within it.
      if !lines.isEmpty { Bodies(code).leaveOut(lines, &edits) }
      missing.rewrite(code, &edits)
      members.rewrite(code, path, &edits)
      rewriteInPlace(code, path, &edits)
      return edits.applied(to: source)
    } catch {
      let note = SourceChange(line: error.line, text: "left as it is: \(error.description)")
      return RewrittenSource(text: source, changes: [], notes: [note])
    }
  }

  private func rewriteInPlace(_ code: Code, _ path: String, _ edits: inout SourceEdits) {
    removeUnavailableBodies(of: code, &edits)
    removeForwarding(of: code, &edits)
    removeAttributes(of: code, &edits)
    Imports(code).rewrite(&edits)
    Imports(code).rewriteQualifiers(&edits)
    Conditions(code).rewrite(&edits)
    Clocks(code).rewrite(&edits)
    Renames(code).rewrite(&edits)
    Renames(code).closeConstants(&edits)
    Selectors(code).rewrite(&edits)
    OptionalRequirements(code).rewrite(&edits)
    initializers.rewrite(code, &edits)
    dispatch.rewrite(code, &edits)
    calls.rewrite(code, &edits)
    CellRegistrations(code, decoded: decoded).rewrite(&edits)
    CellRegistrations(code, decoded: decoded).rewriteTyped(&edits)
    ClassValues(code).rewrite(&edits)
    KeyPathObservers(code).rewrite(&edits)
    noteExchanges(in: code, &edits)
    OptionalCalls(code, methods: optionalMethods, properties: optionalProperties).rewrite(&edits)
    CellInitializers(code, path: path, decodesViews: decodesViews).rewrite(&edits)
  }

  private static let forwarding: Set = [
    "forwardingTarget", "responds", "resolveInstanceMethod", "resolveClassMethod",
    "instancesRespond", "conforms", "awakeFromNib",
  ]

  /// Messages are not forwarded here, and no object comes from a nib: what overrides that is left
  /// out.
  private func removeForwarding(of code: Code, _ edits: inout SourceEdits) {
    for index in code.tokens.indices where code.is(index, "func") {
      let prefixes = code.prefixes(before: index)
      guard Self.forwarding.contains(code[index + 1]?.text ?? ""),
        prefixes.modifiers.contains("override"), let end = code.endOfBody(of: index)
      else { continue }
      let start = code.tokens[prefixes.start].range.lowerBound
      edits.replace(start..<code.tokens[end].range.upperBound, with: "")
      let reason =
        code.is(index + 1, "awakeFromNib")
        ? "no object comes from a nib here" : "messages are not forwarded here"
      edits.note(code.tokens[index].line, "left out: \(reason)")
    }
  }

  /// Methods can't be exchanged here: the code that does it has no effect.
  private func noteExchanges(in code: Code, _ edits: inout SourceEdits) {
    for token in code.tokens where token.is("method_exchangeImplementations") {
      edits.note(token.line, "no methods are exchanged: there is no Objective-C")
    }
  }

  /// A method that no app can call needs no body.
  private func removeUnavailableBodies(of code: Code, _ edits: inout SourceEdits) {
    for index in code.tokens.indices where code.is(index, "func") {
      let isUnavailable = code.prefixes(before: index).attributes.contains {
        ($0.hasPrefix("@available(iOS") || $0.hasPrefix("@available(*"))
          && $0.contains("unavailable")
      }
      guard isUnavailable, let close = code.endOfBody(of: index),
        let open = code.partner(of: close)
      else { continue }
      let body = code.tokens[open].range.upperBound..<code.tokens[close].range.lowerBound
      edits.replace(body, with: " fatalError() ")
      edits.report(code.tokens[index].line, "empties a method that is unavailable")
    }
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
    (try? Code(source)).flatMap { Imports($0).missingFramework }
  }

  // MARK: Attributes

  private static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@NSManaged", "@NSCopying", "@GKInspectable",
    "@_objcImplementation", "@objcImplementation", "@main", "@UIApplicationMain",
  ]

  private func removeAttributes(of code: Code, _ edits: inout SourceEdits) {
    for (index, token) in code.tokens.enumerated() {
      if token.kind == .attribute, Self.attributes.contains(token.text) {
        var end = token.range.upperBound
        if code.is(index + 1, "("), code[index + 1]?.followsSpace == false,
          let close = code.partner(of: index + 1)
        {
          end = code.tokens[close].range.upperBound
        }
        edits.replace(token.range.lowerBound..<end, with: "")
        edits.report(token.line, "removes \(token.text)")
        if token.is("@NSManaged") { giveValue(toManaged: index, in: code, &edits) }
      } else if token.is("@convention"), isMessage(index, in: code),
        let close = code.partner(of: index + 1)
      {
        // No C function has such parameters here.
        edits.replace(token.range.lowerBound..<code.tokens[close].range.upperBound, with: "")
        edits.report(token.line, "removes @convention")
      } else if isModifier(index, "dynamic", in: code) {
        edits.replace(token.range, with: "")
        edits.report(token.line, "removes dynamic")
      }
    }
  }

  /// Whether `@convention(c)` is that of a method of Objective-C, which takes a selector.
  private func isMessage(_ index: Int, in code: Code) -> Bool {
    guard let close = code.partner(of: index + 1), code.is(close + 1, "("),
      let end = code.partner(of: close + 1)
    else { return false }
    return (close..<end).contains { code.is($0, "Selector") }
  }

  /// A property that Objective-C's runtime would store begins with its type's simplest value.
  private func giveValue(toManaged index: Int, in code: Code, _ edits: inout SourceEdits) {
    guard let colon = (index..<index + 8).first(where: { code.is($0, ":") }) else { return }
    var end = colon + 1
    while let token = code[end + 1], !token.startsLine, !token.is(";"), !token.is("}") { end += 1 }
    guard let last = code[end], !last.is("?"), !last.is("!") else { return }
    edits.insert(" = .init()", at: last.range.upperBound)
  }

  private static let declarationWords: Set = [
    "func", "var", "let", "class", "static", "subscript", "init", "public", "open", "internal",
    "private", "fileprivate", "override", "final", "weak", "lazy", "convenience", "required",
  ]

  private func isModifier(_ index: Int, _ word: String, in code: Code) -> Bool {
    guard code.is(index, word), let next = code[index + 1], next.kind == .word else { return false }
    return Self.declarationWords.contains(next.text) && !code.is(index - 1, ".")
  }
}
