// The benchmark model by this tool and by others, as processes side by side in one call.

import Foundation

/// Searches of AppearanceLite by this tool and its peers, run in turn, again and again.
struct PeerBenchmark {
  /// One program to run.
  struct Peer {
    var name: String
    /// The program and its arguments; none if it is missing.
    var command: [String] = []
    /// Why it is missing.
    var missing: String?
    var seconds: [Double] = []
  }

  let containers: Int
  let children: Int
  /// The folder of the peers' sources: it has `models/bfs.c` and `models/appearance.pml`.
  let folder: String
  private let work: URL
  private(set) var peers: [Peer] = []

  init(containers: Int, children: Int, folder: String, tool: String) throws {
    self.containers = containers
    self.children = children
    self.folder = folder
    work = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vcfuzz-peers-\(ProcessInfo.processInfo.processIdentifier)"
    )
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    let states = AppearanceLite.stateCount(containers: containers, children: children)
    var slotBits = 16
    while 1 << slotBits < 2 * states { slotBits += 1 }
    addTunedC(slotBits)
    let ours = [tool, "bench", "models", "--containers", "\(containers)", "--children"]
    peers.append(Peer(name: "vcfuzz, plain struct", command: ours + ["\(children)"]))
    for workers in ["1", "2"] {
      let name = workers == "1" ? "vcfuzz, packed" : "vcfuzz, packed, two threads"
      let options = ["\(children)", "--packed", "--workers", workers]
      peers.append(Peer(name: name, command: ours + options))
    }
    addSpin(slotBits)
  }

  /// Runs every peer so many times, in turn, and removes what was built.
  mutating func run(_ runs: Int) {
    for _ in 0..<runs {
      for index in peers.indices where peers[index].missing == nil {
        let before = Self.childSeconds()
        let (code, _) = Self.start(peers[index].command, in: work)
        peers[index].seconds.append(Self.childSeconds() - before)
        if code != 0 { peers[index].missing = "ended with exit code \(code)" }
      }
    }
    try? FileManager.default.removeItem(at: work)
  }

  /// The table: CPU seconds, their spread, and how much more or less than the first row.
  var lines: [String] {
    let base = peers.first { $0.missing == nil }?.median ?? 0
    let head = "program".padded(to: 30) + "CPU s   least    most  ratio"
    return [head]
      + peers.map { peer in
        if let missing = peer.missing { return peer.name.padded(to: 30) + "missing: \(missing)" }
        let numbers = [peer.median, peer.seconds.min() ?? 0, peer.seconds.max() ?? 0]
        let columns = numbers.map { Self.fixed($0, digits: 3) }.joined(separator: "  ")
        return peer.name.padded(to: 29) + columns + "  "
          + Self.fixed(base > 0 ? peer.median / base : 0, digits: 2)
      }
  }

  // MARK: - Building

  private mutating func addTunedC(_ slotBits: Int) {
    let output = work.appendingPathComponent("bfs").path
    let missing = Self.build(
      [
        "gcc", "-O3", "-march=native", "-w", "-pthread", "-DC=\(containers)", "-DK=\(children)",
        folder + "/models/bfs.c", "-o", output,
      ],
      in: work
    )
    let rows = [
      ("C tuned, table given", [output, "-w", "\(slotBits)"]), ("C tuned, table grows", [output]),
    ]
    for (name, command) in rows {
      peers.append(Peer(name: name, command: command, missing: missing))
    }
  }

  private mutating func addSpin(_ slotBits: Int) {
    let first = "2" + String(repeating: ",0", count: children - 1)
    let initial = Array(repeating: first, count: containers).joined(separator: ",")
    let generate = [
      "spin", "-DC=\(containers)", "-DK=\(children)", "-DBUG=0", "-DINIT={\(initial)}", "-a",
      folder + "/models/appearance.pml",
    ]
    let compile = [
      "gcc", "-w", "-DSAFETY", "-DNOFAIR", "-DNOBOUNDCHECK", "-O3", "-march=native", "pan.c", "-o",
      "pan",
    ]
    let missing = Self.build(generate, in: work) ?? Self.build(compile, in: work)
    let command = [
      work.appendingPathComponent("pan").path, "-m3000000", "-w\(slotBits)",
    ]
    peers.append(Peer(name: "SPIN -O3", command: command, missing: missing))
  }

  /// Builds a peer; returns why it cannot be.
  private static func build(_ command: [String], in folder: URL) -> String? {
    let (code, output) = start(command, in: folder)
    if code == 0 { return nil }
    if code == 127 { return "\(command[0]) is not installed" }
    let line = output.split(separator: "\n").first.map(String.init) ?? "exit code \(code)"
    return "\(command[0]) says: \(line)"
  }

  // MARK: - Processes

  private static func start(_ command: [String], in folder: URL) -> (code: Int32, output: String) {
    let process = Process()
    // `env` looks the program up, and says 127 where there is none.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return (127, "\(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The CPU seconds of all processes that were started here and have ended.
  private static func childSeconds() -> Double {
    var usage = rusage()
    // -1 is RUSAGE_CHILDREN, whose type differs between systems.
    getrusage(-1, &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  private static func fixed(_ number: Double, digits: Int) -> String {
    let text = String(format: "%.\(digits)f", number)
    return String(repeating: " ", count: max(0, 6 - text.count)) + text
  }
}

extension PeerBenchmark.Peer {
  var median: Double {
    let sorted = seconds.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
