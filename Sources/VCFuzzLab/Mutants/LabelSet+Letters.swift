// A set of labels as letters, for the line that a worker process writes.

internal import Foundation
internal import VCFuzzKit

extension LabelSet {
  /// Which members of a whole are there: a bit for each, in ascending order, as letters.
  func letters(within whole: LabelSet) -> String {
    let bits = whole.singles.sorted().map(singles.contains)
    var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (place, bit) in bits.enumerated() where bit { bytes[place / 8] |= 1 << (place % 8) }
    return Data(bytes).base64EncodedString()
  }

  /// Reads the letters; nil if they are not of that whole.
  init?(letters: String, within whole: LabelSet) {
    let count = whole.singles.count
    guard let bytes = Data(base64Encoded: letters).map(Array.init),
      bytes.count == (count + 7) / 8
    else { return nil }
    var place = 0
    func isNext() -> Bool {
      defer { place += 1 }
      return bytes[place / 8] >> (place % 8) & 1 == 1
    }
    self.init(singles: whole.singles.sorted().filter { _ in isNext() }, pairs: [])
  }
}
