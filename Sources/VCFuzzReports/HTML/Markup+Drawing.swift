// The shapes of drawings, which are SVG.

extension Markup {
  /// Returns the attributes of a picture of that size; `label` is what it shows, in words.
  package static func picture(_ width: Int, _ height: Int, _ label: String) -> [Attribute] {
    [
      .init("role", "img"), .init("width", width), .init("height", height),
      .init("viewBox", "0 0 \(width) \(height)"), .init("aria-label", label),
    ]
  }

  /// Returns a rectangle with round corners; a browser shows its title beside the pointer.
  package static func rect(
    _ kind: String?,
    _ x: Int,
    _ y: Int,
    width: Int,
    height: Int,
    rx: Int,
    title: String? = nil
  ) -> Markup {
    let place: [Attribute] = [
      .init("x", x), .init("y", y), .init("width", width), .init("height", height),
      .init("rx", rx),
    ]
    return Markup("rect", class: kind, place) { hint(title) }
  }

  /// Returns a straight line.
  static func line(_ kind: String?, _ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> Markup {
    let ends: [Attribute] = [
      .init("x1", x.lowerBound), .init("x2", x.upperBound), .init("y1", y.lowerBound),
      .init("y2", y.upperBound),
    ]
    return Markup("line", class: kind, ends)
  }

  /// Returns words at a place.
  package static func label(
    _ kind: String?,
    _ x: Int,
    _ y: Int,
    _ text: String,
    anchor: String? = nil,
    title: String? = nil
  ) -> Markup {
    let anchor = anchor.map { [Attribute("text-anchor", $0)] } ?? []
    return Markup("text", class: kind, [.init("x", x), .init("y", y)] + anchor) {
      text
      hint(title)
    }
  }

  private static func hint(_ title: String?) -> Markup {
    title.map { Markup("title", text: $0.clipped(to: 300)) } ?? Markup()
  }
}
