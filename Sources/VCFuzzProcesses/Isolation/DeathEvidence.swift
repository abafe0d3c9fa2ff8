// When the end of a worker is taken for the doing of the code under test.
//
// One end is a suspicion. The same end of a second process confirms it, and so does one of a known
// kind. A SIGKILL usually comes from outside (an operator, a system without memory), so it needs
// one more process, no kind is known, and another process tries the run before it is believed
// (`RunWatch`).

package import Foundation

/// The ends of workers that do the same work one after the other.
package struct DeathEvidence {
  private var confirmed: [Death] = []
  private var suspect: Death?
  /// How often the suspect has occurred in a row.
  private var suspectCount = 0
  /// How often an end has occurred again that was confirmed before.
  private var repetitionCount = 0
  /// Ends in a row that no run explains.
  private var unexplainedCount = 0

  private static let countNeeded = 2
  private static let killsNeeded = 3
  private static let unexplainedMax = 3
  private static let unexplainedKillsMax = 20
  private static let repetitionsMax = 20

  package init() {}

  /// Notes an end; returns it if it is confirmed now.
  package mutating func note(_ death: Death) -> Death? {
    unexplainedCount = 0
    suspectCount = suspect?.isSamePlace(as: death) == true ? suspectCount + 1 : 1
    suspect = death
    let isOfKnownKind = confirmed.contains {
      $0.scenario == death.scenario && $0.cause == death.cause && $0.spot == death.spot
    }
    let isConfirmed =
      death.isKill
      ? suspectCount >= Self.killsNeeded : suspectCount >= Self.countNeeded || isOfKnownKind
    guard isConfirmed else { return nil }
    var death = death
    death.isConfirmed = true
    if confirmed.contains(where: { $0.isSamePlace(as: death) }) {
      repetitionCount += 1
    } else {
      confirmed.append(death)
    }
    suspect = nil
    return death
  }

  /// Whether workers end again and again where they know of the end: one that ends as it tries not
  /// to, or is killed in a run that another process survives.
  package var isHopeless: Bool { repetitionCount >= Self.repetitionsMax }

  /// Notes an end outside of any run; returns whether there is no going on.
  package mutating func noteUnexplained(_ cause: Death.Cause, _ code: Int) -> Bool {
    unexplainedCount += 1
    let isKill = Death.isKill(cause, code)
    return unexplainedCount >= (isKill ? Self.unexplainedKillsMax : Self.unexplainedMax)
  }

  /// What the next worker has to know; a run that was killed once is no suspicion against its code.
  package func encoded(besides others: [Death] = []) -> Data {
    let own = confirmed + (suspect.map { $0.isKill ? [] : [$0] } ?? [])
    return (try? JSONEncoder().encode(others + own)) ?? Data()
  }
}

extension Death {
  /// Whether a SIGKILL ended the process that was no answer to a limit.
  var isKill: Bool { Self.isKill(cause, code) }

  static func isKill(_ cause: Cause, _ code: Int) -> Bool {
    cause == .crash && code == Int(SIGKILL)
  }
}
