// What the system says of this process: its memory and its threads.

internal import Foundation

/// The memory of this process.
package enum ProcessMemory {
  #if os(Linux)
  private static let ofProcess = Int32(bitPattern: UInt32(RUSAGE_SELF.rawValue))
  private static let ofThread: Int32 = 1
  #else
  private static let ofProcess = RUSAGE_SELF
  private static let ofThread = RUSAGE_SELF
  #endif

  private static func usage(_ account: Int32) -> rusage {
    var usage = rusage()
    getrusage(account, &usage)
    return usage
  }

  /// The most bytes that it has had in memory so far, or that the process had which started it.
  package static var peakBytes: Int {
    #if os(Linux)
    usage(ofProcess).ru_maxrss << 10
    #else
    usage(ofProcess).ru_maxrss
    #endif
  }

  /// How often this thread has put a page into its memory so far: it doesn't grow without.
  package static var pageFaults: Int { usage(ofThread).ru_minflt }

  /// The bytes that it has in memory now; the most so far where the system doesn't say.
  package static var residentBytes: Int { residentBytes(of: "self") ?? peakBytes }

  /// The bytes that a process has in memory now, but for those of files such as the executable; nil
  /// where the system doesn't say.
  package static func residentBytes(of process: String) -> Int? {
    let descriptor = open("/proc/\(process)/statm", O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var numbers = [0]
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { bytes in
      let count = read(descriptor, bytes.baseAddress, bytes.count)
      guard count > 0 else { return }
      for byte in bytes.prefix(count) {
        if byte == UInt8(ascii: " ") {
          numbers.append(0)
        } else if byte >= UInt8(ascii: "0") {
          numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte) - 48
        }
      }
    }
    // The second number is that of the resident pages, the third one that of files among them.
    guard numbers.count > 2 else { return nil }
    return (numbers[1] - numbers[2]) * Int(getpagesize())
  }
}
