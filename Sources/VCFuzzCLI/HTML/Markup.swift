// HTML and SVG as a value: what comes from outside goes in as text and cannot come out as markup.
//
// Names of elements and attributes are literals of this package; every text and every value is
// escaped here and nowhere else.

internal import Lifecycle

/// A piece of HTML or SVG, well-formed by construction.
package struct Markup: Sendable {
  /// The source text.
  package private(set) var source: String

  package init() { source = "" }

  private init(source: String) { self.source = source }

  /// Returns words from anywhere as content.
  package static func text(_ text: String) -> Markup { Markup(source: text.escapedForHTML) }

  /// Returns an element with its content.
  package static func element(
    _ name: StaticString,
    class: String? = nil,
    _ attributes: [Attribute],
    _ content: [Markup]
  ) -> Markup {
    var result = Markup(source: "<\(name)")
    if let `class` { result.source += Attribute("class", `class`).source }
    for attribute in attributes { result.source += attribute.source }
    if isVoid("\(name)") {
      result.source += "/>"
      return result
    }
    result.source += ">"
    for part in content { result.source += part.source }
    result.source += "</\(name)>"
    return result
  }

  package static func element(
    _ name: StaticString,
    class: String? = nil,
    _ attributes: [Attribute],
    _ content: Markup...
  ) -> Markup {
    element(name, class: `class`, attributes, content)
  }

  package static func element(
    _ name: StaticString,
    class: String? = nil,
    _ content: [Markup]
  ) -> Markup {
    element(name, class: `class`, [], content)
  }

  package static func element(
    _ name: StaticString,
    class: String? = nil,
    _ content: Markup...
  ) -> Markup {
    element(name, class: `class`, [], content)
  }

  /// Returns an element that holds nothing but words.
  package static func element(
    _ name: StaticString,
    class: String? = nil,
    _ attributes: [Attribute] = [],
    text: String
  ) -> Markup {
    element(name, class: `class`, attributes, [.text(text)])
  }

  /// Returns a sheet of styles or a script of this package's own, which is a literal.
  package static func own(_ name: StaticString, _ text: StaticString) -> Markup {
    Markup(source: "<\(name)>\(text)</\(name)>")
  }

  /// The end of a line within preformatted text.
  package static let lineBreak = Markup(source: "\n")

  private static func isVoid(_ name: String) -> Bool {
    ["meta", "br", "hr", "input", "col"].contains(name)
  }

  package static func + (left: Markup, right: Markup) -> Markup {
    Markup(source: left.source + right.source)
  }

  package static func += (left: inout Markup, right: Markup) { left.source += right.source }
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

    /// Returns a link to a place on the same page.
    package static func place(_ id: String) -> Attribute {
      Attribute(source: " href=\"#\(id.escapedForLink)\"")
    }
  }
}

extension String {
  /// The text as the target of a link: what is no plain character is written by its bytes.
  package var escapedForLink: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
