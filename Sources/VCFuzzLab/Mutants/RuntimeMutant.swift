// The deviations of the runtime that can be planted, one at a time, to measure what finds them.

package import HeadlessUIKit

/// A planted deviation of the runtime from the specification: one small bug with one cause.
package struct RuntimeMutant: Hashable, Sendable {
  /// The name by which commands and tables know it: `push-drops-old-will`.
  package let id: String
  package let place: Place
  package let phase: Phase
  /// What is wrong, in a sentence.
  package let sentence: String

  /// The kind of container or presentation whose behaviour deviates.
  package enum Place: String, CaseIterable, Sendable {
    case navigation
    case tab
    case pageScroll = "page scroll"
    case pageCurl = "page curl"
    case split
    case fullScreen = "full screen"
    case sheet
    case overFullScreen = "over full screen"
    case currentContext = "current context"
    case overContext = "over context"
    case anyStyle = "any style"
    case any
    case plain
    case manual
    case window
  }

  /// The part of a transition, or of what else there is, that deviates.
  package enum Phase: String, CaseIterable, Sendable {
    case start
    case finish
    case request
    case delegate
    case cancel
    case release
    case forward
    case move
    case completion
    case insert
    case layout
    case load
    case environment
  }

  /// Every mutant, in the order of the table.
  package static let all: [RuntimeMutant] = {
    var place = Place.navigation
    return (table + "\n" + phaseTable).split(separator: "\n").compactMap { line in
      if let next = Place(rawValue: String(line.dropLast())) {
        place = next
        return nil
      }
      return RuntimeMutant(line, in: place)
    }
  }()

  /// Reads a line of the table.
  private init(_ line: Substring, in place: Place) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 3, let phase = Phase(rawValue: cells[1]) else {
      preconditionFailure("not a line of the table of mutants: \(line)")
    }
    id = cells[0]
    self.place = place
    self.phase = phase
    sentence = cells[2]
  }

  /// The mutant of that name, if there is one.
  package init?(id: String) {
    guard let known = Self.all.first(where: { $0.id == id }) else { return nil }
    self = known
  }

  /// Whether it deviates only where the app calls while something is under way.
  package var livesMidway: Bool { Self.phaseRules.contains { $0.key == id } }

  /// What the runtime does differently.
  package var deviation: RuntimeDeviation {
    guard let rules = Self.rules[id] else { preconditionFailure("no rules for \(id)") }
    return RuntimeDeviation(rules)
  }
}
