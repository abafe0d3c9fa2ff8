// What tells one build of the code under test from another.

package import Foundation

/// The identity of the executable.
package enum BuildIdentity {
  /// A digest of the file that this process runs.
  package static let ofThisExecutable: String = {
    #if os(Linux)
    let path = "/proc/self/exe"
    #else
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return "unknown" }
    return String(digest(of: data), radix: 16)
  }()

  /// A digest of bytes, eight at a time.
  package static func digest(of data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
      var place = 0
      while place + 8 <= bytes.count {
        sum = (sum ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0x100_0000_01B3
        sum ^= sum >> 29
        place += 8
      }
      for byte in bytes[place...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return sum
    }
  }
}
