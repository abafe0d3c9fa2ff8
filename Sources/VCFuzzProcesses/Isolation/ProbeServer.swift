// The other side of a probe: takes the runs that another worker asks for.

internal import Foundation
internal import HeadlessUIKit
package import VCFuzzKit

/// Makes single runs until no more are requested.
@MainActor
package enum ProbeServer {
  /// Serves until the other worker closes its pipe.
  package static func serve(_ isolation: RunIsolation, _ scenarios: [Scenario]) {
    let (role, record) = (isolation.role, isolation.record)
    var byte: UInt8 = 0
    UINib.noteRead = { name in
      FileHandle.standardError.write(Data("\(FatalError.nibLine(name))\n".utf8))
    }
    while read(role.requests, &byte, 1) == 1 {
      let name = record.scenario
      guard let path = record.postedPath,
        var scenario = scenarios.first(where: { $0.name == name }),
        let configuration = Configuration(recordText: record.configuration)
      else { return }
      scenario.reportsAdvice = record.header.pointee.reportsAdvice
      isolation.noted = configuration
      let lines = take(scenario, configuration, path)
      record.rest(.after)
      record.state = Data(lines.joined(separator: "\n").utf8)
      guard write(role.results, &byte, 1) == 1 else { return }
    }
  }

  /// The number of events and the failures of a run.
  private static func take(
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> [String] {
    let run = Run.finished(scenario, configuration, path)
    return ["\(run.stage.eventCount)"] + run.failures.map(\.identity.description)
  }
}
