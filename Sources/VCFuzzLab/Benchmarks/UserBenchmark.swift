// What users wait for: their commands as processes, in turn with those of an older executable.

internal import Foundation
internal import VCFuzzCLI
internal import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport

/// Command lines of `vcfuzz`, measured as processes of this build, and perhaps of an older one.
@MainActor
package struct UserBenchmark {
  /// The executables: of this build, and the one to compare with.
  private let tools: [String]
  private let tasks: [UserTask]
  private let folder: URL
  private var rows: [(row: UserTask.Row, tables: [Table])] = []
  private var missing: [(command: String, reason: String)] = []

  /// The values of a row from one executable: those of each repetition.
  private typealias Table = [[Double]]

  package init(_ tool: String, against other: String?, tasks: [UserTask]) throws {
    tools = [tool] + [other].compactMap { $0 }
    self.tasks = tasks
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vcfuzz-users-\(ProcessInfo.processInfo.processIdentifier)"
    )
    for tool in tools where !FileManager.default.isExecutableFile(atPath: tool) {
      throw CommandError(.badInput, "no executable '\(tool)': build 'vcfuzz', or name another")
    }
  }

  /// Runs every command so many times with each executable, in turn.
  package mutating func run(_ repetitions: Int) throws -> BenchmarkReport {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for repetition in 0..<repetitions {
      for task in tasks {
        for number in tools.indices { note(task, number, repetition) }
      }
    }
    return report
  }

  private mutating func note(_ task: UserTask, _ tool: Int, _ repetition: Int) {
    var process = carryOut(task.arguments, by: tool)
    if process.exitCode == ExitCode.usage.rawValue, !task.olderArguments.isEmpty {
      process = carryOut(task.olderArguments, by: tool)
    }
    let twin = task.twinArguments(after: process).map { carryOut($0, by: tool) }
    let values = task.rows.compactMap { $0.measure.value(of: process, twin: twin) }
    guard process.exitCode <= ExitCode.found.rawValue, values.count == task.rows.count else {
      if repetition == 0 { noteMissing(task, tool, process) }
      return
    }
    for (row, value) in zip(task.rows, values) { add(value, to: row, tool, repetition) }
  }

  private func carryOut(_ arguments: [String], by tool: Int) -> ChildProcess {
    // A corpus that another run has left would make the findings known ones.
    let output = folder.appendingPathComponent("output")
    defer { try? FileManager.default.removeItem(at: output) }
    let options = ["--json", "--quiet", "-o", output.path]
    return ChildProcess([tools[tool]] + arguments + options, in: folder)
  }

  private mutating func noteMissing(_ task: UserTask, _ tool: Int, _ process: ChildProcess) {
    let command = ([tools[tool]] + task.arguments).joined(separator: " ")
    missing.append((command, "ended with exit code \(process.exitCode), or without the number"))
  }

  private mutating func add(_ value: Double, to row: UserTask.Row, _ tool: Int, _ repetition: Int) {
    let known = rows.firstIndex {
      $0.row.name == row.name && $0.row.measure.unit == row.measure.unit
    }
    let place = known ?? rows.count
    if known == nil { rows.append((row, tools.map { _ in [] })) }
    while rows[place].tables[tool].count <= repetition { rows[place].tables[tool].append([]) }
    rows[place].tables[tool][repetition].append(value)
  }

  // MARK: - Reporting

  private var report: BenchmarkReport {
    var report = BenchmarkReport("users")
    for (row, tables) in rows { add(row, tables, to: &report) }
    for (command, reason) in missing {
      let json: JSONValue = ["command": .string(command), "reason": .string(reason)]
      report.add([command, reason], json, to: .missing)
    }
    return report
  }

  private func add(_ row: UserTask.Row, _ tables: [Table], to report: inout BenchmarkReport) {
    // A row of several tasks has the median of each repetition.
    let medians = tables.map { $0.filter { !$0.isEmpty }.map { Spread($0).median } }
    guard let here = medians.first, !here.isEmpty else { return }
    let value = Spread(here)
    let name = "\(row.name): \(row.measure.unit)"
    var cells = [name] + value.numbers.map { Int($0.rounded()).grouped }
    var json: [(name: String, value: JSONValue)] = [
      ("measure", .string(row.name)), ("unit", .string(row.measure.unit)),
      ("here", value.json(decimals: 1)),
    ]
    let pairs = medians.count > 1 ? Array(zip(here, medians[1])) : []
    if !pairs.isEmpty {
      let before = Spread(pairs.map(\.1))
      let ratio = Spread(pairs.map { $0.0 / max($0.1, 1e-9) })
      cells += [Int(before.median.rounded()).grouped] + ratio.texts(2)
      json += [("before", before.json(decimals: 1)), ("ratio", ratio.json(decimals: 2))]
    }
    report.add(cells, .object(json), to: .commands)
  }
}
