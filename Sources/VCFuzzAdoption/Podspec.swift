// The sources that a podspec names, for a library without a manifest that can be read: they tell
// the library from the sample app beside it.

internal import Foundation
internal import SourceRewriting

/// The podspec of a folder.
struct Podspec {
  /// The name of the module.
  let name: String
  private let patterns: [String]

  /// Reads the podspec of a folder; nil if there is none, or it names no sources.
  init?(in folder: String) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    guard let file = names.first(where: { $0.hasSuffix(".podspec") }),
      let data = files.contents(atPath: folder + "/" + file)
    else { return nil }
    name = String(file.dropLast(".podspec".count))
    patterns = Self.patterns(in: String(decoding: data, as: UTF8.self))
    if patterns.isEmpty { return nil }
  }

  /// The texts on the right side of each `source_files`, whose list may continue in the next lines.
  ///
  /// Where the podspec names default subspecs, the sources of the others are left out: they need
  /// packages that an app asks for by their names.
  private static func patterns(in text: String) -> [String] {
    var found: [(subspec: String, text: String)] = []
    var defaults: Set<String> = []
    var dependencies: [(from: String, to: String)] = []
    var blocks: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n").map({ $0.trimmingPrefix(while: \.isWhitespace) }) {
      if line.hasPrefix("#") { continue }
      let subspec = blocks.first { !$0.isEmpty } ?? ""
      if line.contains(" do |") {
        blocks.append(line.contains(".subspec ") ? quoted(in: line).first ?? "" : "")
      } else if line.prefix(while: \.isLetter) == "end", !blocks.isEmpty {
        blocks.removeLast()
      } else if line.contains(".default_subspec") {
        defaults.formUnion(quoted(in: line.drop { $0 != "=" }))
      } else if line.contains(".dependency "), let name = quoted(in: line).first {
        let parts = name.split(separator: "/")
        if parts.count > 1 { dependencies.append((subspec, String(parts[1]))) }
      }
      let value = line.contains(".source_files") ? line.drop { $0 != "=" } : isOpen ? line : ""
      found += quoted(in: value).map { (subspec, $0) }
      isOpen = value.last { !$0.isWhitespace }.map { $0 == "," || $0 == "[" } ?? false
    }
    if defaults.isEmpty { return found.map(\.text) }
    var count = 0
    while count != defaults.count {
      count = defaults.count
      for (from, to) in dependencies where defaults.contains(from) { defaults.insert(to) }
    }
    return found.filter { $0.subspec.isEmpty || defaults.contains($0.subspec) }.map(\.text)
  }

  /// The texts in quotation marks.
  private static func quoted(in line: Substring) -> [String] {
    var found: [String] = []
    var rest = line
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let text = rest[rest.index(after: start)...]
      guard let end = text.firstIndex(of: rest[start]) else { break }
      found.append(String(text[..<end]))
      rest = text[text.index(after: end)...]
    }
    return found
  }

  /// The Swift files that the patterns name, relative to the folder.
  func files(below folder: String) -> [String] {
    let expressions = patterns.compactMap { try? Regex(Self.expression($0)) }
    return SourceModule.swiftFiles(below: folder).filter { file in
      expressions.contains { (try? $0.wholeMatch(in: file)) != nil }
    }
  }

  /// `Source/**/*.{h,swift}` as a regular expression; a folder stands for what is in it.
  private static func expression(_ pattern: String) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let first = rest.first {
      var taken = 1
      if rest.hasPrefix("**/") {
        (result, taken) = (result + "(.*/)?", 3)
      } else if first == "*" {
        result += "[^/]*"
      } else if "{},".contains(first) {
        result += ["{": "(", "}": ")"][first] ?? "|"
      } else {
        result += (first.isLetter || first.isNumber || first == "/" ? "" : "\\") + String(first)
      }
      rest = rest.dropFirst(taken)
    }
    return result + "(/.*)?"
  }
}
