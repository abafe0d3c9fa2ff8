// HTML and SVG as a value: what comes from outside goes in as text and cannot come out as markup.
//
// Names of elements and attributes are literals of this package; every text and every value is
// escaped here and nowhere else.

/// A piece of HTML or SVG, well-formed by construction.
package struct Markup: Sendable {
  /// The source text.
  package private(set) var source: String

  private init(source: String) { self.source = source }

  package init() { source = "" }

  /// Creates an element with its content.
  package init(
    _ name: StaticString,
    class: String? = nil,
    _ attributes: [Attribute] = [],
    @MarkupBuilder content: () -> Markup = { Markup() }
  ) {
    self.init(name, class: `class`, attributes, holding: content())
  }

  /// Creates an element that holds only words.
  package init(
    _ name: StaticString,
    class: String? = nil,
    _ attributes: [Attribute] = [],
    text: String
  ) {
    self.init(name, class: `class`, attributes, holding: .text(text))
  }

  // It takes no closure, of which the compiler would make a copy for each of its callers.
  private init(
    _ name: StaticString,
    class: String?,
    _ attributes: [Attribute],
    holding content: Markup
  ) {
    let attributes = [`class`.map { Attribute("class", $0) }].compactMap { $0 } + attributes
    let isVoid = ["meta", "br", "hr", "input", "col"].contains("\(name)")
    source = "<\(name)" + attributes.map(\.source).joined()
    source += isVoid ? "/>" : ">\(content.source)</\(name)>"
  }

  /// Returns words from anywhere as content.
  package static func text(_ text: String) -> Markup { Markup(source: text.escapedForHTML) }

  /// Returns the lines of preformatted text; the breaks between them stay.
  package static func lines(_ text: String) -> Markup {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Markup(source: lines.map(\.escapedForHTML).joined(separator: "\n"))
  }

  /// Returns the sheet of styles or the script, which are this package's own.
  static func own(_ part: PagePart) -> Markup {
    Markup(source: "<\(part)>\(part.text)</\(part)>")
  }

  package static func + (left: Markup, right: Markup) -> Markup {
    Markup(source: left.source + right.source)
  }
}

/// Joins markup, and strings as text, in the order of the statements.
@resultBuilder
package enum MarkupBuilder {
  package static func buildExpression(_ markup: Markup) -> Markup { markup }

  package static func buildExpression(_ text: String) -> Markup { .text(text) }

  package static func buildBlock(_ parts: Markup...) -> Markup { buildArray(parts) }

  package static func buildOptional(_ part: Markup?) -> Markup { part ?? Markup() }

  package static func buildEither(first part: Markup) -> Markup { part }

  package static func buildEither(second part: Markup) -> Markup { part }

  package static func buildArray(_ parts: [Markup]) -> Markup { parts.reduce(Markup(), +) }
}

extension Markup {
  /// An attribute of an element.
  package struct Attribute: Sendable {
    fileprivate let source: String

    private init(source: String) { self.source = source }

    /// Creates an attribute whose value is words or numbers; links are made by `file` and `place`.
    package init(_ name: StaticString, _ value: String) {
      let name = "\(name)"
      precondition(
        !["href", "src", "style", "srcset", "action"].contains(name) && !name.hasPrefix("on"),
        "an attribute that is followed, loaded or run takes no text"
      )
      source = " \(name)=\"\(value.escapedForHTML)\""
    }

    package init(_ name: StaticString, _ value: Int) { self.init(name, String(value)) }

    /// Creates an attribute that says all by being there.
    package init(_ name: StaticString) { source = " \(name)=\"\"" }

    /// Returns a link to a file in the same folder.
    package static func file(_ name: String) -> Attribute {
      // The dot keeps a name from being read as a scheme or as a path.
      Attribute(source: " href=\"./\(name.escapedForLink)\"")
    }

    /// Returns a link to an event of the page's run.
    package static func event(_ number: Int) -> Attribute {
      Attribute(source: " href=\"#event=\(number)\"")
    }

    /// Returns a link to a public document, whose address is from this package's own tables.
    package static func document(_ address: String) -> Attribute {
      precondition(address.hasPrefix("https://"), "only public documents are linked")
      return Attribute(source: " href=\"\(address.escapedForHTML)\" rel=\"noreferrer\"")
    }

    /// Returns a link to a place on the same page.
    package static func place(_ id: String) -> Attribute {
      Attribute(source: " href=\"#\(id.escapedForLink)\"")
    }
  }
}
