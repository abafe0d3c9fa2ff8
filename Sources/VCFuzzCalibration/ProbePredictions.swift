// What HeadlessUIKit does in a probe under each value of the variants that a question names.

public import CalibrationProbes
public import VCLifecycle

/// The answers to questions under every combination of the values concerned, each found by running
/// the probe.
@MainActor
public final class ProbePredictions {
  public let os: OSVersion
  private var found: [String: [Prediction]] = [:]

  /// What a question's answer is under some values.
  public struct Prediction: Sendable {
    /// The values, in the order of the question's variants and then of the given ones.
    let values: [String]
    /// The events that the question watches.
    let answer: [String]
  }

  public init(os: OSVersion) { self.os = os }

  /// Returns the predictions for a question of a probe.
  public func predictions(for question: Question, of probe: Probe) -> [Prediction] {
    let key = ([probe.name] + question.variants + question.watched).joined(separator: " ")
    if let predictions = found[key] { return predictions }
    let variants = (question.variants + question.given).map(Self.variant)
    let predictions = Self.combinations(variants).map { values in
      let profile = Profile(os: os, with: Array(zip(variants, values)))
      return Prediction(values: values, answer: answer(to: question, of: probe, profile))
    }
    found[key] = predictions
    return predictions
  }

  private func answer(to question: Question, of probe: Probe, _ profile: Profile) -> [String] {
    let records = try? ProbeRecord.records(in: probe.trace(under: profile))
    guard let answer = records?.first?.answer(to: question) else {
      preconditionFailure("the probe '\(probe.name)' left no whole record")
    }
    return answer
  }

  private static func variant(_ id: String) -> Variant {
    guard let variant = Variant.named(id) else {
      preconditionFailure("a probe asks for '\(id)', which is no variant")
    }
    return variant
  }

  private static func combinations(_ variants: [Variant]) -> [[String]] {
    variants.reduce([[]]) { lists, variant in
      lists.flatMap { list in variant.values.map { list + [$0] } }
    }
  }
}
