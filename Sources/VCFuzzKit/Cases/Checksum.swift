// CRC-32, as in zip files: it notices every damage of a few neighbouring bits.

/// Checksums of short texts.
enum Checksum {
  /// Returns the CRC-32 of the bytes.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// The checksum of a text in eight hexadecimal digits.
  static func hexadecimal(of text: String) -> String {
    let digits = String(crc32(text.utf8), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
