// The options that several commands have.

internal import Foundation
internal import VCFuzzProcesses
internal import VCFuzzReports

extension Invocation {
  /// Returns the seed that was given, or a random one of at most six digits, easy to type again.
  @MainActor
  func seed() throws -> UInt64 {
    guard let text = value(of: "seed") else {
      return WorkerRecord.current?.header.pointee.seed ?? Self.drawnSeed
    }
    let lower = text.lowercased()
    let seed = lower.hasPrefix("0x") ? UInt64(lower.dropFirst(2), radix: 16) : UInt64(lower)
    guard let seed else {
      let expected = "a whole number from 0 to \(UInt64.max), or 0x with its digits"
      throw UsageError.invalidValue(of: "--seed", value: text, expected: expected)
    }
    return seed
  }

  /// A random seed.
  static var drawnSeed: UInt64 { .random(in: 1...999_999) }

  /// Returns how many processes make the runs.
  func workersCount() throws -> Int {
    guard let text = value(of: "workers") else { return 1 }
    let count = text == "auto" ? ProcessInfo.processInfo.activeProcessorCount : Int(text)
    guard let count, (1...Self.workersMax).contains(count) else {
      let expected = "a whole number from 1 to \(Self.workersMax), or auto"
      throw UsageError.invalidValue(of: "--workers", value: text, expected: expected)
    }
    if count > 1, has("in-process") {
      throw UsageError.other("--in-process makes all runs in one process: leave --workers out")
    }
    return count
  }

  private static let workersMax = 1_024

  /// Returns the profile that `--profile` names or the file it gives holds, or nil without it.
  package func profile() throws -> Profile? {
    guard let name = value(of: "profile") else { return nil }
    do {
      return try Profile(nameOrFile: name)
    } catch let error as ProfileNameError {
      throw UsageError.other("--profile: \(error)")
    } catch {
      throw CommandError(.badInput, "--profile: \(error)")
    }
  }

  /// Returns the version that `--ios` names, or nil without it.
  func version(expected: String) throws -> OSVersion? {
    guard let text = value(of: "ios") else { return nil }
    if let version = OSVersion(text), version.isKnown { return version }
    throw UsageError.invalidValue(of: "--ios", value: text, expected: expected)
  }

  /// Returns the folder that holds `Corpus/`; throws if the one that was named does not exist.
  func corpusFolder() throws -> String {
    guard let folder = value(of: "output") else { return "." }
    let name = folder.quotedForTerminal
    switch FileKind(folder) {
    case .folder: return folder
    case .none: throw CommandError(.badInput, "no directory \(name); name one with --output")
    case .regular, .special:
      throw CommandError(.badInput, "\(name) is not a directory; choose another with --output")
    }
  }

  /// Returns the lowest grade that makes the command fail.
  package func failOn() throws -> Grade {
    guard let text = value(of: "fail-on") else { return .violation }
    if let grade = Grade(rawValue: text) { return grade }
    if let option = Self.formerValues[text] {
      throw UsageError.other("'--fail-on \(text)' is now '\(option)'")
    }
    let expected = "violation, fragile or advice"
    throw UsageError.invalidValue(of: "--fail-on", value: text, expected: expected)
  }

  /// Puts what `merge` is asked to fail on in the place of what its shares were.
  func override(_ failOn: inout Grade, _ countsNewOnly: inout Bool) throws {
    countsNewOnly = countsNewOnly || has("only-new")
    guard has("fail-on") else { return }
    let wanted = try self.failOn()
    if wanted == .advice, failOn != .advice {
      throw UsageError.other(
        "--fail-on advice: the shares did not search for advice: make them with the same option"
      )
    }
    failOn = wanted
  }

  /// Values that `--fail-on` had before findings had grades, and what to write instead.
  private static let formerValues = [
    "new": "--only-new", "any": "--fail-on advice", "fault": "--fail-on violation",
    "suspect": "--fail-on fragile", "quirk": "--fail-on fragile",
    "deviation": "--fail-on fragile",
  ]

  /// The form of the output.
  var format: ReportFormat {
    if command.options.contains(where: { $0.name == "json" }), has("json") { return .json }
    return value(of: "format").flatMap(ReportFormat.init) ?? .text
  }
}
