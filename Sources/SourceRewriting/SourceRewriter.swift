// Rewrites what only Apple's platforms compile, and nothing else: attributes of Objective-C and
// Interface Builder, selectors, key paths, optional requirements and calls of them, imports, and
// conditions on the platform. No line moves.

/// Rewrites the sources of a module for Linux.
package struct SourceRewriter {
  /// The names of the optional requirements that the sources declare.
  private let optionalMethods: Set<String>
  private let initializers: RequiredInitializers

  /// Creates a rewriter for a module; files that call optional methods may not declare them.
  package init(module sources: [String]) {
    let files = sources.compactMap { try? Code($0) }
    optionalMethods = Set(files.flatMap { OptionalRequirements($0).names })
    initializers = RequiredInitializers(module: files)
  }

  /// Returns the source as Linux compiles it; a source that can't be read stays as it is.
  package func rewritten(_ source: String) -> RewrittenSource {
    do throws(Lexer.Failure) {
      let code = try Code(source)
      if let framework = Imports(code).missingFramework { return leftOut(source, framework) }
      var edits = SourceEdits()
      removeAttributes(of: code, &edits)
      Imports(code).rewrite(&edits)
      Conditions(code).rewrite(&edits)
      Selectors(code).rewrite(&edits)
      OptionalRequirements(code).rewrite(&edits)
      initializers.rewrite(code, &edits)
      CellRegistrations(code).rewrite(&edits)
      OptionalCalls(code, known: optionalMethods).rewrite(&edits)
      return edits.applied(to: source)
    } catch {
      let note = SourceChange(line: error.line, text: "left as it is: \(error.description)")
      return RewrittenSource(text: source, changes: [], notes: [note])
    }
  }

  /// A file that can't do without a framework that has no substitute: only its lines remain.
  private func leftOut(_ source: String, _ framework: String) -> RewrittenSource {
    let note = SourceChange(line: 1, text: "left out: it needs \(framework)")
    let lines = String(repeating: "\n", count: source.utf8.count { $0 == UInt8(ascii: "\n") })
    return RewrittenSource(text: lines, changes: [], notes: [note])
  }

  // MARK: Attributes

  private static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@NSManaged", "@NSCopying", "@GKInspectable",
    "@_objcImplementation", "@objcImplementation",
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
      } else if isModifier(index, "dynamic", in: code) {
        edits.replace(token.range, with: "")
        edits.report(token.line, "removes dynamic")
      }
    }
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
