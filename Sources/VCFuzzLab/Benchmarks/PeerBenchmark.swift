// The benchmark model by this tool and by others, as processes side by side in one call.

import Foundation
internal import VCFuzzCLI
internal import VCFuzzReports

/// Searches of AppearanceLite by this tool and its peers, run in turn, again and again.
@MainActor
struct PeerBenchmark {
  let containers: Int
  let children: Int
  /// The folder of the peers' sources: `bfs.c` and the others.
  let folder: String
  private let work: URL
  private var programs: [PeerProgram] = []

  private var states: Int {
    AppearanceLite.stateCount(containers: containers, children: children)
  }

  /// Builds the peers that are installed, from a folder or its `models`; the others are named
  /// as missing.
  init(containers: Int, children: Int, folder: String, tool: String) throws {
    self.containers = containers
    self.children = children
    let models = folder + "/models"
    self.folder = FileManager.default.fileExists(atPath: models) ? models : folder
    work = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vcfuzz-peers-\(ProcessInfo.processInfo.processIdentifier)"
    )
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    addOurs(tool)
    addTunedC()
    addSpin()
    addStateright()
    addTLC()
    addRandomTesters()
  }

  /// Runs every program so many times, in turn, and removes what was built.
  mutating func run(_ repetitions: Int) -> BenchmarkReport {
    for _ in 0..<repetitions {
      for index in programs.indices where programs[index].missing == nil {
        let process = ChildProcess(programs[index].command, in: work)
        programs[index].note(process, states: states)
      }
    }
    try? FileManager.default.removeItem(at: work)
    return report
  }

  // MARK: - Ours

  private mutating func addOurs(_ tool: String) {
    func search(_ kind: String, _ containers: Int, _ children: Int) -> [String] {
      [tool, "bench", "models", "--containers", "\(containers)", "--children", "\(children)"]
        + ["--search", kind]
    }
    // The smallest model there is: what the process itself takes.
    add(.start, search("plain", 1, 2))
    add(.plain, search("plain", containers, children))
    add(.walks, search("walks", containers, children))
  }

  // MARK: - Theirs

  private var slotBits: Int {
    var bits = 16
    while 1 << bits < 5 * states / 2 { bits += 1 }
    return bits
  }

  private mutating func addTunedC() {
    let flags = ["-O3", "-march=native", "-w", "-pthread", "-DC=\(containers)", "-DK=\(children)"]
    for (source, names) in [
      ("bfs", [PeerProgram.Name.tuned, .tunedGrowing]), ("interned", [.interned]),
    ] {
      let output = work.appendingPathComponent(source).path
      let missing = build(["gcc"] + flags + ["\(folder)/\(source).c", "-o", output])
      for name in names {
        let options = name == .tuned ? ["-w", "\(slotBits)"] : []
        add(name, [output] + options, missing: missing)
      }
    }
  }

  private mutating func addSpin() {
    let first = "2" + String(repeating: ",0", count: children - 1)
    let initial = Array(repeating: first, count: containers).joined(separator: ",")
    let missing =
      build([
        "spin", "-DC=\(containers)", "-DK=\(children)", "-DBUG=0", "-DINIT={\(initial)}", "-a",
        "\(folder)/appearance.pml",
      ])
      ?? build([
        "gcc", "-w", "-DSAFETY", "-DNOFAIR", "-DNOBOUNDCHECK", "-O3", "-march=native", "pan.c",
        "-o", "pan",
      ])
    // Room for the longest path that it takes: more would count as memory that it needs.
    let depth = states < 2_000_000 ? 200_000 : 3_000_000
    let pan = work.appendingPathComponent("pan").path
    add(.spin, [pan, "-m\(depth)", "-w\(slotBits)"], missing: missing)
  }

  private mutating func addStateright() {
    guard let source = ProcessInfo.processInfo.environment["STATERIGHT_SRC"] else {
      return add(.stateright, [], missing: "STATERIGHT_SRC names no checkout of it")
    }
    let home = work.appendingPathComponent("stateright").path
    let missing =
      build(["python3", "\(folder)/stateright/prepare.py", source, home])
      ?? build(["cargo", "build", "-q", "--release", "--manifest-path", "\(home)/Cargo.toml"])
    let program = "\(home)/target/release/appearance"
    add(.stateright, [program] + size + ["1", "bfs"], missing: missing)
  }

  private mutating func addTLC() {
    guard let classes = ProcessInfo.processInfo.environment["TLC_CP"] else {
      return add(.tlc, [], missing: "TLC_CP names no classes of it")
    }
    let configuration = """
      CONSTANTS C=\(containers) K=\(children) BUG=0
      SPECIFICATION Spec
      INVARIANT Settled

      """
    let file = work.appendingPathComponent("AppearanceLite.cfg")
    try? Data(configuration.utf8).write(to: file)
    let missing = build(["cp", "\(folder)/AppearanceLite.tla", "."])
    let command = [
      "java", "-XX:+UseParallelGC", "-cp", classes, "tlc2.TLC", "-workers", "1", "-deadlock",
      "-noGenerateSpecTE", "AppearanceLite",
    ]
    add(.tlc, command, missing: missing)
  }

  private mutating func addRandomTesters() {
    let script = "\(folder)/hypothesis_peer.py"
    let hasHypothesis = build(["python3", "-c", "import hypothesis"])
    add(
      .hypothesis,
      ["python3", "-B", script] + size + ["200", "50", "1"],
      missing: hasHypothesis.map { "python3 has no module 'hypothesis' (\($0))" }
        ?? build(["test", "-r", script]).map { _ in "no file \(script)" }
    )
    let output = work.appendingPathComponent("quickcheck").path
    let missing = build([
      "ghc", "-O2", "-outputdir", output + "-objects", "-o", output,
      "\(folder)/QuickCheckPeer.hs",
    ])
    add(.quickCheck, [output] + size + ["20000", "50", "1"], missing: missing)
  }

  /// The sizes of the model and its bug, as the peers take them.
  private var size: [String] { ["\(containers)", "\(children)", "0"] }

  private mutating func add(
    _ name: PeerProgram.Name,
    _ command: [String],
    missing: String? = nil
  ) {
    programs.append(PeerProgram(name, command, missing: missing))
  }

  /// Builds a peer; returns why it cannot be.
  private func build(_ command: [String]) -> String? {
    let process = ChildProcess(command, in: work)
    if process.exitCode == 0 { return nil }
    if process.exitCode == 127 { return "\(command[0]) is not installed" }
    let line = process.output.split(separator: "\n").last.map(String.init) ?? "no reason"
    return "\(command[0]) says: \(line)"
  }

  // MARK: - Comparing

  private func program(_ name: PeerProgram.Name) -> PeerProgram? {
    programs.first { $0.name == name && $0.missing == nil && !$0.processes.isEmpty }
  }

  private var report: BenchmarkReport {
    var report = BenchmarkReport("models beside peers")
    report.add([("containers", containers), ("children", children), ("states", states)])
    for program in programs { program.report(to: &report, states: states) }
    for other in [PeerProgram.Name.spin, .stateright, .tlc, .tuned, .interned] {
      let words = "plain struct to \(other.rawValue)"
      add("\(words): edges/s", .plain, other, to: &report) { $1.seconds / $0.seconds }
    }
    add("plain struct to SPIN -O3: bytes per state", .plain, .spin, to: &report) {
      Double($0.peakBytes) / Double($1.peakBytes)
    }
    if let start = program(.start)?.processes.map(\.peakBytes).min() {
      add("plain struct to SPIN -O3: bytes beyond start-up", .plain, .spin, to: &report) {
        Double($0.peakBytes - start) / Double($1.peakBytes)
      }
    }
    for other in [PeerProgram.Name.hypothesis, .quickCheck] {
      add("random walks to \(other.rawValue): steps/s", .walks, other, to: &report) {
        PeerProgram.stepsPerSecond($0) / max(PeerProgram.stepsPerSecond($1), 1e-9)
      }
    }
    return report
  }

  /// Adds the ratio of two programs, pair by pair.
  private func add(
    _ name: String,
    _ ours: PeerProgram.Name,
    _ theirs: PeerProgram.Name,
    to report: inout BenchmarkReport,
    _ ratio: (ChildProcess, ChildProcess) -> Double
  ) {
    guard let ours = program(ours), let theirs = program(theirs) else { return }
    let values = Spread(zip(ours.processes, theirs.processes).map(ratio))
    let json: JSONValue = [
      "of": .string(name), "pairs": .number(values.count), "ratio": values.json(decimals: 2),
    ]
    report.add([name] + values.texts(2), json, to: .ratios)
  }
}
