// A page read by a parser that is not ours: its elements, their attributes, its words.

import Foundation
import XCTest

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What a page holds, its script and its styles left aside.
final class PageReader: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var attributes: [(element: String, name: String, value: String)] = []
  private(set) var words = ""
  /// Why the page is not well-formed, if it is not.
  private(set) var problem: String?

  init(_ page: String) {
    super.init()
    var text = page
    for name in ["script", "style"] {
      while let start = text.range(of: "<\(name)>"),
        let end = text.range(of: "</\(name)>", range: start.upperBound..<text.endIndex)
      {
        text.replaceSubrange(start.lowerBound..<end.upperBound, with: "<\(name)-of-ours/>")
      }
    }
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      problem = "line \(parser.lineNumber): " + (parser.parserError.map { "\($0)" } ?? "")
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes given: [String: String]
  ) {
    elements.append(elementName)
    for name in given.keys.sorted() {
      attributes.append((elementName, name, given[name] ?? ""))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { words += string }

  /// What could be followed, loaded or run.
  var dangers: [String] {
    let known: Set = [
      "html", "head", "body", "main", "header", "section", "article", "meta", "title", "h1", "h2",
      "h3", "p", "div", "span", "ul", "ol", "li", "a", "code", "pre", "strong", "details",
      "summary", "button", "table", "thead", "tbody", "tr", "th", "td", "label", "select",
      "option", "input", "svg", "g", "rect", "text", "line", "circle", "path", "script-of-ours",
      "style-of-ours",
    ]
    var found = elements.filter { !known.contains($0) }
    if elements.count(where: { $0 == "script-of-ours" }) != 1 { found.append("scripts") }
    if elements.count(where: { $0 == "style-of-ours" }) != 1 { found.append("styles") }
    for attribute in attributes {
      let isFollowed = ["src", "href", "style", "srcset", "action", "xlink:href"]
        .contains(attribute.name)
      let isOwn =
        attribute.name == "href"
        && (attribute.value.hasPrefix("#")
          || attribute.value.hasPrefix("./") && !attribute.value.dropFirst(2).contains("/"))
      if attribute.name.hasPrefix("on") || isFollowed && !isOwn {
        found.append("\(attribute.element) \(attribute.name)=\(attribute.value)")
      }
    }
    return found
  }
}
