// A case as one word that a chat does not break: `vcf1.` and letters, digits, `-` and `_`.
//
// It holds the case's text without what a replay finds out, packed with a list of
// phrases, and a checksum.

internal import Foundation

/// The short form of a case.
package enum CaseToken {
  /// What every token begins with.
  package static let prefix = "vcf1."

  private static let lettersMax = 100_000
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
  )

  /// Whether a word means to be a token.
  package static func isToken(_ word: some StringProtocol) -> Bool {
    let start = word.trimmedOfQuotes.prefix { $0 != "." }
    return start.hasPrefix("vcf") && start.count > 3 && start.count < 8
      && start.dropFirst(3).allSatisfy(\.isNumber)
  }

  /// Returns the token of a case.
  package static func token(of kept: Case) -> String {
    var bytes = PhrasePacker.pack(Array(kept.shortText.utf8))
    let sum = Checksum.crc32(bytes)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
    return prefix + encoded(bytes)
  }

  /// Reads a token.
  package static func read(_ word: some StringProtocol) throws(CaseError) -> Case {
    let word = String(word.trimmedOfQuotes.filter { !$0.isWhitespace })
    guard isToken(word) else { throw CaseError("not a token: a token begins with '\(prefix)'") }
    guard word.hasPrefix(prefix) else {
      let form = word.prefix { $0 != "." }
      throw CaseError("the token is of the form '\(form)', which a newer vcfuzz reads")
    }
    guard word.utf8.count <= lettersMax else { throw CaseError("the token is too long") }
    let bytes = try decoded(word.dropFirst(prefix.count))
    let packed = bytes.dropLast(4)
    let sum = bytes.suffix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard packed.count + 4 == bytes.count, Checksum.crc32(Array(packed)) == sum,
      let text = PhrasePacker.unpack(Array(packed))
    else {
      throw CaseError("the token is damaged: copy it again, from '\(prefix)' to its last letter")
    }
    do throws(CaseTextError) {
      return try Case(bytes: text)
    } catch {
      throw CaseError("the token holds no case: \(error)")
    }
  }

  // MARK: Letters

  private static func encoded(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private static func decoded(_ text: Substring) throws(CaseError) -> [UInt8] {
    guard text.utf8.allSatisfy(letters.contains) else {
      throw CaseError("the token is damaged: it holds a letter that no token has")
    }
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - plain.count % 4) % 4)
    let bytes = Data(base64Encoded: plain + padding).map { [UInt8]($0) } ?? []
    // The bits that are left over belong to no byte and are always 0.
    return encoded(bytes) == text ? bytes : []
  }
}

extension StringProtocol {
  /// The text without the quotation marks and spaces that a chat puts around it.
  fileprivate var trimmedOfQuotes: SubSequence {
    let marks: [Character] = ["`", "\"", "'", " ", "\n", "\t", "<", ">"]
    var rest = self[...]
    while let first = rest.first, marks.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, marks.contains(last) { rest = rest.dropLast() }
    return rest
  }
}
