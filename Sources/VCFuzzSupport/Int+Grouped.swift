// Numbers as people read them.

extension Int {
  /// The number with its thousands apart: `1,234`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }

  /// The number with its word: `1 run`, `2,000 runs`.
  package func counted(_ word: String) -> String {
    grouped + " " + word + (self == 1 ? "" : "s")
  }
}
