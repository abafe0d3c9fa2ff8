// The IDs of rules, invariants, variants and quirks that a text cites.

import LifecycleChecks
import VCLifecycle

/// IDs such as `NAV-4`, `INV-20`, `V-NAV-CANCEL` and `Q-4` in sources and documentation.
enum CitedIDs {
  /// Returns a complaint about each ID in a file that no table has.
  static func complaints(about file: SourceFile) -> [String] {
    file.lines.enumerated().flatMap { index, line in
      unknown(in: line).map { file.complaint(index + 1, "'\($0)' is in no table") }
    }
  }

  /// Returns the IDs in a line that no table has.
  static func unknown(in line: Substring) -> [String] {
    if !line.utf8.contains(UInt8(ascii: "-")) { return [] }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return words.map(String.init).filter { isID($0) && !isKnown($0) }
  }

  /// Whether a word has the form of an ID: a family and a number, or a variant's name.
  private static func isID(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, !last.isEmpty else { return false }
    if parts[0] == "V" {
      return parts.dropFirst().allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isUppercase || $0.isNumber }
      }
    }
    let isFamily = families.contains(String(parts[0]))
    return isFamily && parts.count == 2 && last.allSatisfy(\.isNumber)
  }

  private static let families = Set(Rule.Family.allCases.map(\.rawValue) + ["INV", "Q"])

  private static func isKnown(_ id: String) -> Bool { known.contains(id) }

  private static let known = Set(
    Rulebook.rules.map(\.id) + CatalogueInvariant.all.map(\.id) + Variant.all.map(\.id)
      + Quirk.allCases.map(\.id)
  )
}
