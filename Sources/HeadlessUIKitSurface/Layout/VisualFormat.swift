// Constraints in the visual format: `H:|-8-[label(>=20)]-(gap)-[button]-|`.

internal import Foundation

extension NSLayoutConstraint {
  /// What the views of a visual format are aligned by.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let directionLeadingToTrailing: Self = [], alignAllLeft = Self(rawValue: 1 << 1), alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3), alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5), alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9), alignAllCenterY = Self(rawValue: 1 << 10)
  }

  /// Reads distances and sizes; options that align views have no effect.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { VisualFormat(metrics: metrics ?? [:], views: views).constraints(format) }
}

/// Reads one line of the visual format.
@MainActor private struct VisualFormat {
  private typealias Attribute = NSLayoutConstraint.Attribute

  let metrics: [String: Any]
  let views: [String: Any]

  func constraints(_ format: String) -> [NSLayoutConstraint] {
    var rest = format.filter { $0 != " " }[...]
    let isVertical = rest.hasPrefix("V:")
    if isVertical || rest.hasPrefix("H:") { rest = rest.dropFirst(2) }
    let (start, end): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.leading, .trailing)
    var result: [NSLayoutConstraint] = []
    var last: (item: Any, attribute: Attribute)?
    var gap: CGFloat = 0
    while let sign = rest.first {
      switch sign {
      case "|":
        guard let parent = superview else { return result }
        if let last { result.append(equality(parent, end, last.item, last.attribute, gap)) } else { last = (parent, start) }
        rest = rest.dropFirst()
        gap = 0
      case "-":
        rest = rest.dropFirst()
        let word = rest.prefix { $0 != "-" && $0 != "[" && $0 != "|" }
        rest = rest.dropFirst(word.count)
        gap = word.isEmpty ? 8 : number(word)
        if rest.first == "-" { rest = rest.dropFirst() }
      case "[":
        let inner = rest.dropFirst().prefix { $0 != "]" }
        rest = rest.dropFirst(inner.count + 2)
        guard let item = views[String(inner.prefix { $0 != "(" })] else { return result }
        if let last { result.append(equality(item, start, last.item, last.attribute, gap)) }
        result += sizes(inner, of: item, isVertical ? .height : .width)
        last = (item, end)
        gap = 0
      default: return result
      }
    }
    return result
  }

  private var superview: UIView? { views.keys.sorted().lazy.compactMap { (views[$0] as? UIView)?.superview }.first }

  private func equality(_ item: Any, _ own: Attribute, _ other: Any?, _ attribute: Attribute, _ constant: CGFloat) -> NSLayoutConstraint {
    .init(item: item, attribute: own, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 1, constant: constant)
  }

  /// The sizes in parentheses that are equalities.
  private func sizes(_ text: Substring, of item: Any, _ attribute: Attribute) -> [NSLayoutConstraint] {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return [] }
    return text[text.index(after: open)...].dropLast().split(separator: ",").compactMap { word in
      let size = word.prefix { $0 != "@" }
      if size.hasPrefix(">") || size.hasPrefix("<") { return nil }
      let name = size.drop { $0 == "=" }
      let other = views[String(name)]
      return equality(item, attribute, other, other == nil ? .notAnAttribute : attribute, other == nil ? number(name) : 0)
    }
  }

  private func number(_ word: Substring) -> CGFloat {
    let plain = word.filter { !"()=<>".contains($0) }.prefix { $0 != "@" }
    if let value = Double(plain) { return CGFloat(value) }
    switch metrics[String(plain)] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return 0
    }
  }
}
