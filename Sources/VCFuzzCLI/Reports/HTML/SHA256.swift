// SHA-256, so that a page can name the only script and the only styles that a browser may use.

/// The hash by which a page's content policy names a script.
package enum SHA256 {
  /// Returns the hash of a text in base 64.
  package static func base64(of text: StaticString) -> String {
    base64(hash(of: Array("\(text)".utf8)))
  }

  /// Returns the hash of bytes.
  package static func hash(of message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
      0x5BE0_CD19,
    ]
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = UInt64(message.count) * 8
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> (UInt64($0) * 8)) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      mix(bytes[start..<(start + 64)], into: &state)
    }
    return state.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (UInt32($0) * 8)) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[place + $1]) }
    }
    for place in 16..<64 {
      let old = words[place - 15]
      let recent = words[place - 2]
      let first = rotate(old, 7) ^ rotate(old, 18) ^ old >> 3
      let second = rotate(recent, 17) ^ rotate(recent, 19) ^ recent >> 10
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    var row = state
    for place in 0..<64 {
      let high = rotate(row[4], 6) ^ rotate(row[4], 11) ^ rotate(row[4], 25)
      let choice = row[4] & row[5] ^ ~row[4] & row[6]
      let first = row[7] &+ high &+ choice &+ constants[place] &+ words[place]
      let low = rotate(row[0], 2) ^ rotate(row[0], 13) ^ rotate(row[0], 22)
      let majority = row[0] & row[1] ^ row[0] & row[2] ^ row[1] & row[2]
      row = [first &+ low &+ majority] + row.prefix(7)
      row[4] = row[4] &+ first
    }
    for place in 0..<8 { state[place] = state[place] &+ row[place] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars
  )

  private static func base64(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = (Array(group) + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
      for place in 0...group.count { text.append(letters[padded >> (18 - 6 * place) & 63]) }
      for _ in group.count..<3 { text.append("=") }
    }
    return String(text)
  }
}
