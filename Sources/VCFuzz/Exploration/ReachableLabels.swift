// What coverage is a fraction of: all labels that can be reached within bounds, by exploration.

internal import Foundation
internal import Lifecycle
package import ModelChecking

/// The labels that runs can reach within stated bounds.
///
/// The bounds: UIKit's containers as plain trees with the standard profile, two steps of a person,
/// all orders of time. What the table in the source holds is what such explorations find; a test
/// finds a part of it anew.
package enum ReachableLabels {
  /// The starts, each a tree with those who wait aside.
  package static let starts: [(trees: String, device: Configuration.DeviceName)] = [
    ("A; B", .phone), ("nav(A); B", .phone), ("nav(A, B); C", .phone),
    ("tabs(A, B); C", .phone), ("tabs(nav(A), B); C", .phone), ("pages(A); B", .phone),
    ("curl(A); B", .phone), ("host(A); B", .phone), ("manual(A, B); C", .phone),
    ("split(A, B); C", .pad), ("split(nav(A), B); C", .pad),
  ]

  /// The steps of a person in each run.
  package static let stepsMax = 2

  /// The bounds in words.
  package static let words =
    "within 2 steps of a person on UIKit's containers, standard profile, time free"

  /// Finds the labels of one start by exploration.
  @MainActor package static func explore(
    _ trees: String,
    on device: Configuration.DeviceName,
    steps: Int = stepsMax
  ) throws -> (labels: LabelSet, certificate: Certificate) {
    let configuration = try Configuration(text: trees, device: device)
    let collector = LabelCollector()
    var system = ScenarioSystem(
      .uikit,
      settings: [configuration],
      grammar: .standard(stepsMax: steps)
    )
    system.collector = collector
    // No sleep sets: a label may come after another in one order only.
    let report = try ReplaySearch<ScenarioSystem>().run(&system)
    return (collector.seen, report.certificate)
  }

  /// The labels of the table in the source.
  package static let table = decoded(tableText)

  /// The label of those words; throws if it cannot be reached.
  package static func label(_ words: String) throws(CaseError) -> StepLabel {
    let labels = table.singles.sorted().map { StepLabel(bits: $0) }
    if let label = labels.first(where: { $0.words == words }) { return label }
    let mend =
      labels.map(\.words).nearest(to: words).map { "did you mean '\($0)'?" }
      ?? "write it as in 'nav appeared push'"
    throw CaseError("no label \(words.quotedForTerminal) can be reached: \(mend)")
  }

  // MARK: As fractions

  /// How many of the reachable labels, pairs or triples were seen.
  package typealias Fraction = (name: String, seen: Int, reachable: Int)

  /// The fractions of labels that were seen, all of which can be reached.
  package static func fractions(of seen: LabelSet) -> [Fraction] {
    [
      ("labels", seen.singles.count, table.singles.count),
      ("pairs", seen.pairs.count, table.pairs.count),
      ("triples", seen.triples.count, table.triples.count),
    ]
  }

  /// The fractions in words, with the bounds of what can be reached.
  package static func words(of seen: LabelSet) -> String {
    let parts = fractions(of: seen).map { name, seen, reachable in
      "\(seen.grouped) of \(reachable.grouped) \(name) (\(seen * 100 / max(1, reachable)) %)"
    }
    return parts.joined(separator: ", ") + " of consecutive steps " + words
  }

  // MARK: As text

  /// The set as lines of letters: sorted, as differences, seven bits a byte.
  package static func encoded(_ labels: LabelSet) -> String {
    var bytes: [UInt8] = []
    let lists: [[UInt64]] = [
      labels.singles.sorted().map { UInt64($0) }, labels.pairs.sorted().map { UInt64($0) },
      labels.triples.sorted(),
    ]
    let singles = lists[0]
    func rank(_ label: UInt64) -> UInt64 { UInt64(singles.firstIndex(of: label) ?? 0) }
    // Ranks among the labels are shorter than the labels.
    let ranked = [
      singles,
      lists[1].map { rank($0 >> 16) * UInt64(singles.count) + rank($0 & 0xFFFF) },
      lists[2].map {
        (rank($0 >> 32) * UInt64(singles.count) + rank($0 >> 16 & 0xFFFF)) * UInt64(singles.count)
          + rank($0 & 0xFFFF)
      },
    ]
    for list in ranked {
      append(UInt64(list.count), to: &bytes)
      var last: UInt64 = 0
      for number in list {
        append(number - last, to: &bytes)
        last = number
      }
    }
    return Data(bytes).base64EncodedString()
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The set of such lines.
  package static func decoded(_ text: String) -> LabelSet {
    let letters = text.filter { !$0.isWhitespace }
    guard let data = Data(base64Encoded: letters) else {
      preconditionFailure("the table of reachable labels is damaged")
    }
    var bytes = Array(data)[...]
    func next() -> UInt64 {
      var number: UInt64 = 0
      var shift: UInt64 = 0
      while let byte = bytes.popFirst() {
        number |= UInt64(byte & 0x7F) << shift
        if byte & 0x80 == 0 { break }
        shift += 7
      }
      return number
    }
    func list() -> [UInt64] {
      var last: UInt64 = 0
      return (0..<next()).map { _ in
        last += next()
        return last
      }
    }
    let singles = list()
    let count = UInt64(max(1, singles.count))
    func label(_ rank: UInt64) -> UInt64 { singles[Int(rank)] }
    let pairs = list().map { UInt32(label($0 / count) << 16 | label($0 % count)) }
    let triples = list().map {
      label($0 / count / count) << 32 | label($0 / count % count) << 16 | label($0 % count)
    }
    return LabelSet(singles: singles.map { UInt16($0) }, pairs: pairs, triples: triples)
  }
}
