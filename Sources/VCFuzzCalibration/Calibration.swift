// What traces of UIKit say about the variants: which values they show, and which they rule out.
//
// A question's answer is compared with what HeadlessUIKit answers under every combination of the
// values concerned. A value is ruled out if no combination with it gives the answer that was seen;
// if none is left at all, the rule itself is wrong.

internal import CalibrationProbes
public import VCLifecycle

/// The result of a calibration.
public struct Calibration: Sendable {
  public let os: OSVersion
  /// One for each variant, in the order of the catalogue.
  public let findings: [Finding]

  /// What was found of one variant.
  public struct Finding: Sendable {
    public let variant: Variant
    public let verdict: Verdict
    /// The answers that decided it.
    public let evidence: [Evidence]
  }

  public enum Verdict: Sendable, Equatable {
    /// One value is left.
    case settled(String)
    /// Some values are ruled out, and these are left.
    case excluded([String], left: [String])
    /// No value explains what was seen, or the answers contradict each other.
    case contradicted
    /// Its probe does the same under every value, where another variant has the value that it has.
    case withoutEffect(String)
    /// Nothing was seen that depends on it; the reason, where there is one.
    case notObserved(String?)
  }

  /// An answer that was seen in a trace.
  public struct Evidence: Sendable {
    public let probe: String
    /// The events that were seen.
    public let answer: [String]
    /// What the events would be under some value, if none explains the answer.
    public let expected: [[String]]

    /// The events that were seen, in one line.
    public var events: String { Self.line(answer) }

    /// Events in one line.
    public static func line(_ events: [String]) -> String {
      events.isEmpty ? "nothing" : events.joined(separator: " ")
    }
  }
}

extension Calibration {
  /// Finds which values the records of probes show.
  @MainActor
  public init(_ records: [ProbeRecord], predictions: ProbePredictions) {
    var solver = CalibrationSolver()
    for record in records {
      for question in record.probe.questions {
        solver.add(question, of: record, predictions.predictions(for: question, of: record.probe))
      }
    }
    solver.solve()
    os = predictions.os
    findings = Variant.all.map { solver.finding(of: $0) }
  }

  /// The values that are settled, in the order of the catalogue.
  public var settled: [(variant: Variant, value: String)] {
    findings.compactMap { finding in
      guard case .settled(let value) = finding.verdict else { return nil }
      return (finding.variant, value)
    }
  }

  /// The standard profile of the version with every settled value.
  public var profile: Profile {
    Profile(os: os, with: settled.map { ($0.variant, $0.value) })
  }
}

extension Profile {
  /// The standard profile of a version with other values of some variants.
  init(os: OSVersion, with values: [(variant: Variant, value: String)]) {
    self.init(os: os)
    for (variant, value) in values {
      let isSet = variant.set(value, in: &self)
      precondition(isSet, "a probe asks for a value that the variant does not have")
    }
  }
}

extension CalibrationFile {
  /// The file of a calibration.
  public init(_ calibration: Calibration) {
    let entries: [Entry] = calibration.findings.compactMap { finding in
      let evidence = finding.evidence.map { "\($0.probe): \($0.events)" }
      func entry(_ kind: Kind, _ values: [String]) -> Entry {
        Entry(variant: finding.variant.id, kind: kind, values: values, evidence: evidence)
      }
      return switch finding.verdict {
      case .settled(let value): entry(.settled, [value])
      case .excluded(let values, _): entry(.excluded, values)
      case .contradicted: entry(.contradicted, [])
      case .withoutEffect, .notObserved: nil
      }
    }
    self.init(profile: calibration.profile, entries: entries)
  }
}

/// Rules out values, one answer after another, until nothing changes.
struct CalibrationSolver {
  /// The values that are left of each variant that was asked about.
  private var left: [String: [String]] = [:]
  private var answers: [Answer] = []
  private var contradicted: Set<String> = []
  private var incomplete: Set<String> = []

  /// The combinations of values that give an answer that was seen.
  private struct Answer {
    let question: Question
    let evidence: Calibration.Evidence
    let predictions: [ProbePredictions.Prediction]
    var combinations: [[String]]

    var variants: [String] { question.variants + question.given }

    /// Whether the answer is the same under every combination with these values.
    func isConstant(where known: [String: String]) -> Bool {
      let fitting = predictions.filter { prediction in
        zip(variants, prediction.values).allSatisfy { known[$0] == nil || known[$0] == $1 }
      }
      return Set(fitting.map(\.answer)).count == 1
    }

    func values(of variant: String) -> [String] {
      guard let place = variants.firstIndex(of: variant) else { return [] }
      return combinations.map { $0[place] }
    }
  }

  mutating func add(
    _ question: Question,
    of record: ProbeRecord,
    _ predictions: [ProbePredictions.Prediction]
  ) {
    guard let seen = record.answer(to: question) else {
      incomplete.formUnion(question.variants)
      return
    }
    let fitting = predictions.filter { $0.answer == seen }
    var expected: [[String]] = []
    for prediction in predictions where fitting.isEmpty && !expected.contains(prediction.answer) {
      expected.append(prediction.answer)
    }
    answers.append(
      Answer(
        question: question,
        evidence: .init(probe: record.probe.name, answer: seen, expected: expected),
        predictions: predictions,
        combinations: fitting.map(\.values)
      )
    )
  }

  /// Rules out values until nothing changes.
  ///
  /// An answer that nothing explains says nothing of the values it depends on. Answers that
  /// contradict each other leave no value of a variant: it is contradicted, and rules out nothing.
  mutating func solve() {
    for answer in answers where answer.combinations.isEmpty {
      contradicted.formUnion(answer.question.variants)
    }
    for variant in Variant.all {
      let told = answers.filter { !$0.combinations.isEmpty && $0.variants.contains(variant.id) }
      guard !told.isEmpty else { continue }
      let values = variant.values.filter { value in
        told.allSatisfy { $0.values(of: variant.id).contains(value) }
      }
      if values.isEmpty { contradicted.insert(variant.id) }
      left[variant.id] = values.isEmpty ? variant.values : values
    }
    while narrow() {}
  }

  /// Drops the combinations with values that are ruled out; true if that ruled out others.
  private mutating func narrow() -> Bool {
    var hasChanged = false
    for place in answers.indices where !answers[place].combinations.isEmpty {
      let variants = answers[place].variants
      let kept = answers[place].combinations.filter { values in
        zip(variants, values).allSatisfy { left[$0]?.contains($1) ?? true }
      }
      guard !kept.isEmpty else {
        contradicted.formUnion(answers[place].question.variants)
        continue
      }
      answers[place].combinations = kept
      for variant in variants {
        let values = answers[place].values(of: variant)
        let now = left[variant, default: []].filter { values.contains($0) }
        if now.count < left[variant, default: []].count {
          left[variant] = now
          hasChanged = true
        }
      }
    }
    return hasChanged
  }

  func finding(of variant: Variant) -> Calibration.Finding {
    Calibration.Finding(
      variant: variant,
      verdict: verdict(on: variant),
      evidence: answers(on: variant).map(\.evidence)
    )
  }

  private func answers(on variant: Variant) -> [Answer] {
    answers.filter { $0.question.variants.contains(variant.id) }
  }

  private func verdict(on variant: Variant) -> Calibration.Verdict {
    if contradicted.contains(variant.id) { return .contradicted }
    guard let values = left[variant.id], values.count < variant.values.count else {
      return condition(of: variant).map { .withoutEffect($0) } ?? .notObserved(reason(for: variant))
    }
    if values.count == 1 { return .settled(values[0]) }
    return .excluded(variant.values.filter { !values.contains($0) }, left: values)
  }

  /// The settled values of others under which no probe of a variant depends on it.
  private func condition(of variant: Variant) -> String? {
    let told = answers(on: variant)
    guard !told.isEmpty, !incomplete.contains(variant.id) else { return nil }
    var conditions: [String] = []
    for answer in told {
      let settled = answer.variants.filter { $0 != variant.id && left[$0]?.count == 1 }
      let known = settled.compactMap { id in left[id].map { (id, $0[0]) } }
      let single = known.first { answer.isConstant(where: [$0.0: $0.1]) }
      let deciding = single.map { [$0] } ?? known
      guard answer.isConstant(where: Dictionary(uniqueKeysWithValues: deciding)) else { return nil }
      for (id, value) in deciding where !conditions.contains("\(id) is \(value)") {
        conditions.append("\(id) is \(value)")
      }
    }
    return conditions.joined(separator: " and ")
  }

  private func reason(for variant: Variant) -> String? {
    if incomplete.contains(variant.id) {
      return "the log lost events that the answer needs, or a step by hand was not done"
    }
    let unprobed = Probe.unprobed.first { $0.variant == variant.id }?.reason
    return unprobed
      ?? (left[variant.id] == nil ? nil : "what was seen is the same under every value")
  }
}
