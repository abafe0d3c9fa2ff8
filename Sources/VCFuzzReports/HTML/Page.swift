// A page that needs nothing but itself: no network, no other file, one script that its policy
// names.

/// The frame of every page, and parts of several.
package enum Page {
  /// The list of all reports, in the folder of the others.
  package static let indexFile = "index.html"

  /// Returns a whole file.
  package static func file(title: String, @MarkupBuilder content: () -> Markup) -> String {
    let whole = Markup("html", [.init("lang", "en")]) {
      Markup("head") {
        Markup("meta", [.init("charset", "utf-8")])
        Markup("meta", [.init("http-equiv", "Content-Security-Policy"), .init("content", policy)])
        named("viewport", "width=device-width, initial-scale=1")
        named("referrer", "no-referrer")
        Markup("title", text: title.clipped(to: 200))
        Markup.own(.style)
      }
      Markup("body") {
        Markup("main", content: content)
        Markup.own(.script)
      }
    }
    return "<!DOCTYPE html>\n" + whole.source + "\n"
  }

  private static func named(_ name: String, _ content: String) -> Markup {
    Markup("meta", [.init("name", name), .init("content", content)])
  }

  /// Only the styles and the script of this package are let in, and nothing from anywhere else.
  private static let policy =
    "default-src 'none'; style-src 'sha256-\(PagePart.style.hash)'; "
    + "script-src 'sha256-\(PagePart.script.hash)'; "
    + "base-uri 'none'; form-action 'none'"

  // MARK: Parts

  /// Returns a section under its heading.
  package static func section(_ title: String, @MarkupBuilder content: () -> Markup) -> Markup {
    Markup("section") {
      Markup("h2", text: title)
      content()
    }
  }

  /// Returns what opens with a click on its summary.
  package static func details(
    _ summary: String,
    isOpen: Bool = false,
    @MarkupBuilder content: () -> Markup
  ) -> Markup {
    Markup("details", isOpen ? [.init("open")] : []) {
      Markup("summary", text: summary)
      content()
    }
  }

  /// Returns a paragraph that begins with words in bold.
  static func paragraph(_ strong: String, _ text: String) -> Markup {
    Markup("p") {
      Markup("strong", text: strong)
      text
    }
  }

  /// Returns prose in which the names between backticks are code, cut where it is absurdly long.
  package static func prose(_ text: String, names: [String]) -> Markup {
    var parts: [Markup] = []
    var rest = text[...]
    while let mark = rest.firstIndex(of: "`") {
      let after = rest[rest.index(after: mark)...]
      let name = names.filter { after.hasPrefix($0 + "`") }.max { $0.count < $1.count }
      guard let name else { break }
      parts += [.text(String(rest[..<mark]).clipped(to: 2_000)), code(name)]
      rest = after.dropFirst(name.count + 1)
    }
    return MarkupBuilder.buildArray(parts + [.text(String(rest).clipped(to: 2_000))])
  }

  /// Returns a name or a step as code, cut where it is absurdly long.
  package static func code(_ text: String, max: Int = 160) -> Markup {
    Markup("code", text: text.clipped(to: max))
  }

  /// Returns a list.
  static func list(_ items: [Markup], class: String? = nil) -> Markup {
    Markup("ul", class: `class`) {
      for item in items { Markup("li") { item } }
    }
  }

  /// Returns a list of facts in one line.
  static func facts(_ items: [Markup]) -> Markup { list(items, class: "facts") }

  /// Returns a list of sentences.
  static func list(_ sentences: [String]) -> Markup {
    list(sentences.map { .text($0.clipped(to: 2_000)) })
  }

  /// Returns a table.
  package static func table(
    class: String? = nil,
    @MarkupBuilder head: () -> Markup,
    @MarkupBuilder rows: () -> Markup
  ) -> Markup {
    Markup("table", class: `class`) {
      Markup("thead") { Markup("tr", content: head) }
      Markup("tbody", content: rows)
    }
  }

  /// Returns what may be wider than the page, and is read as a group of that name.
  package static func scroll(
    class: String = "scroll",
    label: String? = nil,
    @MarkupBuilder content: () -> Markup
  ) -> Markup {
    let name = label.map { [Markup.Attribute("aria-label", $0)] } ?? []
    return Markup(
      "div",
      class: `class`,
      [.init("tabindex", 0), .init("role", "group")] + name,
      content: content
    )
  }

  /// Returns text that is there to be copied.
  package static func copied(_ text: String, what: String, isCommand: Bool) -> Markup {
    Markup("div", class: "copied", [.init("data-what", what)]) {
      Markup("pre", class: isCommand ? "command" : "source", [.init("tabindex", 0)]) {
        Markup.lines(text)
      }
    }
  }
}
