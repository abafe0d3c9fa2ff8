// A run as bytes: all that a campaign books of it, from the process that has made it.

internal import Foundation
internal import LifecycleChecks
package import VCFuzzKit
package import VCFuzzSupport
internal import VCLifecycle

/// A run of one of a campaign's scenarios.
package struct NumberedRun {
  package let scenario: Int
  package let result: RunResult

  package init(scenario: Int, result: RunResult) {
    self.scenario = scenario
    self.result = result
  }

  /// Whether both processes have made the same run.
  func isSame(as other: NumberedRun) -> Bool {
    scenario == other.scenario && result.index == other.result.index
      && result.marks == other.result.marks && result.isSameRun(as: other.result)
  }

  // MARK: Writing

  /// The run with its length before it.
  ///
  /// A passing run needs no steps, only what they cover.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.add(UInt16(scenario))
    writer.add(UInt64(result.index))
    writer.add(result.exercised)
    let flags = [result.isUnsteady == true, result.leavesBlock, result.leavesTimer]
    writer.add(flags.enumerated().reduce(UInt8(0)) { $0 | ($1.element ? 1 << $1.offset : 0) })
    writer.add(UInt32(result.uncontrolledJobs))
    writer.add(result.coverageMarks) { writer, mark in
      writer.add(UInt8(mark.row))
      writer.add(UInt8(mark.column))
      writer.add(mark.detail)
    }
    writer.add(result.labels) { writer, label in writer.add(label.bits) }
    writer.add(result.suppressed) { writer, failure in writer.add(failure) }
    writer.add(result.failures) { writer, failure in writer.add(failure) }
    if !result.failures.isEmpty {
      writer.add(result.configuration.recordText)
      let path = RecordedPath(result.path)
      writer.add([UInt8](path.bytes))
      writer.add(path.identifiers) { writer, text in writer.add(text) }
    }
    var framed = ByteWriter()
    framed.add(writer.bytes)
    return framed.bytes
  }

  // MARK: Reading

  /// Reads a run; nil if there is no whole one.
  package init?(_ reader: inout ByteReader) {
    guard let frame = reader.data() else { return nil }
    var reader = ByteReader(frame)
    guard let scenario = reader.number(UInt16.self), let index = reader.number(UInt64.self),
      let exercised = reader.number(UInt64.self),
      let flags = reader.number(UInt8.self), let jobs = reader.number(UInt32.self),
      let marks = reader.items({ $0.mark() }),
      let labels = reader.items({ $0.number(UInt16.self).map { StepLabel(bits: $0) } }),
      let suppressed = reader.items({ $0.failure() }),
      let failures = reader.items({ $0.failure() })
    else { return nil }
    var configuration = Configuration(window: .screen)
    var path: [Step] = []
    if !failures.isEmpty {
      guard let text = reader.text(), let known = Configuration(recordText: text),
        let bytes = reader.data(), let identifiers = reader.items({ $0.text() })
      else { return nil }
      configuration = known
      path = RecordedPath(bytes: bytes, identifiers: identifiers).steps
    }
    self.scenario = Int(scenario)
    var result = RunResult(
      index: Int(index),
      configuration: configuration,
      path: path,
      failures: failures
    )
    result.suppressed = suppressed
    result.labels = labels
    result.exercised = exercised
    result.marks = marks
    result.isUnsteady = flags & 1 != 0
    result.uncontrolledJobs = Int(jobs)
    result.leavesBlock = flags & 2 != 0
    result.leavesTimer = flags & 4 != 0
    self.result = result
  }
}

extension ByteWriter {
  fileprivate mutating func add(_ failure: Failure) {
    add(failure.identity.invariant)
    add(failure.identity.roles) { writer, role in writer.add(role) }
    add(failure.identity.transition.map { [$0] } ?? []) { writer, kind in writer.add(kind) }
    add(UInt32(failure.position))
    add(UInt32(failure.step))
    add(failure.expected)
    add(failure.found)
    // No clause has the number 0.
    add(failure.violation?.clause.rawValue ?? 0)
    add(failure.severity.rawValue)
  }
}

extension ByteReader {
  fileprivate mutating func mark() -> StepMark? {
    guard let row = number(UInt8.self), let column = number(UInt8.self),
      let detail = number(UInt16.self)
    else { return nil }
    return StepMark(row: UInt16(row), column: UInt16(column), detail: detail)
  }

  fileprivate mutating func failure() -> Failure? {
    guard let invariant = text(), let roles = items({ $0.text() }),
      let transition = items({ $0.text() }), let position = number(UInt32.self),
      let step = number(UInt32.self), let expected = text(), let found = text(),
      let clause = number(UInt16.self), let severity = text()
    else { return nil }
    return Failure(
      identity: Failure.Identity(invariant: invariant, roles: roles, transition: transition.first),
      position: Int(position),
      expected: expected,
      found: found,
      violation: Clause(rawValue: clause).map {
        Violation(
          remembered: $0,
          position: Int(position),
          severity: Grade(rawValue: severity) ?? .violation,
          expected: expected,
          found: found
        )
      },
      step: Int(step)
    )
  }
}
