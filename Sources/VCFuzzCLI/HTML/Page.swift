// A page that needs nothing but itself: no network, no other file, one script that its policy
// names.

internal import VCFuzz

/// The frame of every page.
package enum Page {
  /// Returns a whole file.
  package static func file(title: String, _ content: [Markup]) -> String {
    let head: [Markup] = [
      .element("meta", [.init("charset", "utf-8")]),
      .element("meta", [.init("http-equiv", "Content-Security-Policy"), .init("content", policy)]),
      .element(
        "meta",
        [.init("name", "viewport"), .init("content", "width=device-width, initial-scale=1")]
      ),
      .element("meta", [.init("name", "referrer"), .init("content", "no-referrer")]),
      .element("title", text: title.clipped(to: 200)),
      .own("style", PageStyle.sheet),
    ]
    let whole = Markup.element(
      "html",
      [.init("lang", "en")],
      .element("head", head),
      .element("body", .element("main", content), .own("script", PageScript.source))
    )
    return "<!DOCTYPE html>\n" + whole.source + "\n"
  }

  /// Only the styles and the script of this package are let in, and nothing from anywhere else.
  private static let policy =
    "default-src 'none'; style-src 'sha256-\(PageStyle.hash)'; "
    + "script-src 'sha256-\(PageScript.hash)'; "
    + "base-uri 'none'; form-action 'none'"

  // MARK: Parts

  /// Returns a section under its heading.
  package static func section(_ title: String, _ content: [Markup]) -> Markup {
    .element("section", [.element("h2", text: title)] + content)
  }

  /// Returns a name or a step as code, cut where it is absurdly long.
  package static func code(_ text: String, max: Int = 160) -> Markup {
    .element("code", text: text.clipped(to: max))
  }

  /// Returns a list of facts in one line.
  package static func facts(_ items: [Markup]) -> Markup {
    .element("ul", class: "facts", items.map { .element("li", $0) })
  }

  /// Returns a list of sentences.
  package static func list(_ sentences: [String]) -> Markup {
    .element("ul", sentences.map { .element("li", text: $0.clipped(to: 2_000)) })
  }

  /// Returns a table; `head` are the cells of its head.
  static func table(class: String? = nil, head: [Markup], rows: [Markup]) -> Markup {
    let head = Markup.element("thead", .element("tr", head))
    return .element("table", class: `class`, head, .element("tbody", rows))
  }

  /// Returns text that is there to be copied.
  package static func copied(_ text: String, what: String, isCommand: Bool) -> Markup {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Each line is escaped on its own, so that the breaks between them stay.
    let content = lines.enumerated().map { place, line in
      Markup.text(String(line)) + (place + 1 < lines.count ? lineBreak : Markup())
    }
    return .element(
      "div",
      class: "copied",
      [.init("data-what", what)],
      .element("pre", class: isCommand ? "command" : "source", [.init("tabindex", 0)], content)
    )
  }

  /// Returns lines as they are.
  package static func lines(_ lines: [String]) -> Markup {
    .element(
      "pre",
      [.init("tabindex", 0)],
      lines.enumerated().map { place, line in
        Markup.text(line) + (place + 1 < lines.count ? lineBreak : Markup())
      }
    )
  }

  private static let lineBreak = Markup.lineBreak
}
