// What an exploration says to programs.

internal import ModelChecking

/// The JSON of an exploration.
@MainActor
package enum ExplorationJSON {
  /// Returns the whole certificate with its findings.
  package static func report(
    _ result: ExplorationResult,
    _ findings: [FiledFinding]
  ) -> JSONValue {
    let settings = result.settings
    let certificate = result.certificate
    let counts = settings.order.walks == nil
    return [
      "schema": .number(1),
      "scenario": .string(settings.scenario.name),
      "verdict": .string(certificate.isComplete ? "complete" : "cut"),
      "failOn": .string(settings.failOn.rawValue),
      "onlyNew": .bool(settings.countsNewOnly),
      "exitCode": .number(Int(result.exitCode.rawValue)),
      "starts": .strings(settings.settings.map(\.words)),
      "operations": .string(settings.grammar.words),
      "steps": .number(settings.grammar.stepsMax),
      "depth": .number(settings.depthMax),
      "order": .string(settings.order.description),
      "reduction": .string(settings.reductionWords),
      "seed": .orNull(settings.order.walks.map { String($0.seed) }),
      "states": .orNull(counts ? certificate.states : nil),
      "transitions": .orNull(counts ? certificate.transitions : nil),
      "executions": .number(certificate.executions),
      "givenUp": .number(certificate.blockedExecutions),
      "stepsTaken": .number(certificate.stepsTaken),
      "classes": .orNull(certificate.classes),
      "compared": .orNull(result.memory?.knownCount),
      "notCompared": .array(
        (result.memory?.causes ?? []).map {
          ["what": .string($0.what), "states": .number($0.count)]
        }
      ),
      "contradiction": .orNull(result.memory?.contradiction),
      "metAgain": .number(certificate.revisits),
      "parts": .orNull(result.partCount),
      "collisionExponent": .orNull(certificate.collisionExponent),
      "deepest": .number(certificate.deepest),
      "waiting": .number(certificate.frontier),
      "cuts": .strings(certificate.limitsReached.map(\.rawValue)),
      "defects": .strings(certificate.defects),
      "findings": .array(findings.map { json($0, settings) }),
    ]
  }

  private static func json(_ filed: FiledFinding, _ settings: ExplorationSettings) -> JSONValue {
    let found = filed.finding
    let words = Run(settings.scenario, found.configuration).vocabulary
    return [
      "identity": .string(found.failure.identity.description),
      "grade": .string(found.grading.grade.rawValue),
      "needs": .strings(found.grading.needs),
      "known": .bool(found.isKnown),
      "expected": .string(found.failure.expected),
      "found": .string(found.failure.found),
      "start": .string(found.configuration.words),
      "steps": .strings(found.path.map { $0.text(words) }),
      "certified": .bool(found.certification?.isCertified ?? false),
      "minimality": .string(found.minimality),
      "pointOfNoReturn": .orNull(found.diagnosis.pointOfNoReturn?.step),
      "neighbour": .orNull(found.diagnosis.neighbour?.words),
      "case": .orNull(filed.casePath),
    ]
  }
}
