// The exemptions: every condition under which a monitor stays silent, as the rows of one table.

internal import VCLifecycle

/// A condition under which a demand of an invariant does not apply: one row of the table.
///
/// The condition itself is the function of `CheckingContext` with the row's name: `earlyPage` is
/// decided by `exemptsEarlyPage`. A monitor has no other way to be silent.
package enum Exemption: UInt8, CaseIterable, Sendable {
  // INV-1 to INV-5
  case splitInTab
  case restoredTab
  case automaticAgain
  case activatedChildAgain
  case splitDetailAgain
  case replacedChild
  case restoredTabUnloaded
  // INV-6 to INV-16
  case turnedBack
  case byHandOutside
  case anyChild
  case plainChild
  case forcedLayout
  case layoutOutside
  case layoutBefore
  case presenterFlag
  case appearingByHand
  case appearingOutside
  case appearingInEarlyPage
  case compensatingDid
  case begunByApp
  case endedByApp
  case cutOff
  case joinedLate
  case silentDrag
  case abbreviated
  case abbreviatedUnmarked
  case hiddenChild
  case earlyPageDeath
  // INV-20 to INV-28
  case drivenRoot
  case childOfManual
  case ownTransition
  case handOrder
  case rootSwap
  case disturbedUniversal
  case disturbedOrder
  case disturbedReturn
  case handBystander
  case completingBystander
  case disturbedLoser
  case goneWithContainer
  // INV-29 to INV-34
  case earlyPage
  case orphanChild
  case turnedOnLeaving
  case endedOnLeaving
  case manualParent
  case goneInOwnTransition
  case goneForSibling
  case goneForStranger
  case removedBefore
  case removedOnLeaving
  case takenOutAtDidDisappear
  case broughtBack
  case comingInOwnTransition
  case addedLate
  case takenOutAtDidAppear
  case movedAtDidAppear
  case sentBack
  case putBackAtDidAppear
  case leftWithParent
  case hiddenChildAwaited
  case coveredInContext
  case orphanAlone
  case earlyPageAlone
  case childNotAnimated
  case ownWill
  case earlyPageShown
  case unownedView
  case offWindowShown
  case unknownCover
  case orphanWill
  case automaticInManual
  case coverInContext
  case earlyPageOutside
  case byHandAtRest
  // INV-35 to INV-37
  case leftSilently
  case replacedSilently
  case takenBack
  case takenBackWithDid
  case takenBackByApp
  case takenBackUntouched
  case takenByCollapse
  case repeatedDidMove
  case repeatedAfterReturn
  case cancelledPush
  case nextAttempt
  case repeatedLeave
  case cancelledRemoval
  case awaitedPage
  case unseenPage
  case disturbedMove
  case moveByOutcome
  case ownTime
  // INV-38 to INV-41
  case disturbedFlags
  case ownFlags
  case immediateChainFlag
  case returningParent
  case returningParentLast
  case ownPresentation
  case stateByHand
  case forcedState
  case interimState
  case notLaidOut
  case childrenFirst
  case dirtied
  case notRevealed
  case newcomer
  case takenAway
  case earlyPageState
  case disturbedState
  case ownCoordinator
  case rotationCoordinator
  case rotationCompletion
  case resizeCompletion
  case presentedAgain
  // INV-43 to INV-52
  case disturbedWillShow
  case launch
  case cancelledDidShow
  case abbreviatedDidShow
  case cancelledWillShow
  case stackOutside
  case stackLeft
  case abbreviatedWillShow
  case tapDuringCall
  case tapByCall
  case tapBeforeQueued
  case queuedStart
  case droppedTap
  case reportedFalse
  case addedToWindow
  case otherContext
  case endPhase
  case openBefore
  case launching
  case addedByApp
  case windowShown
  case rootTaken
  case underWay
  case endsPermitted
  case shownInBackground
  case appearsInBackground
  case splitInBackground
  case handDeath

  /// The name in the table and of the function: `earlyPage`.
  package var name: String { "\(self)" }

  package var row: Row { Row.all[Int(rawValue)] }

  /// The rows of an invariant, in the order of the table.
  package static func of(_ invariant: CatalogueInvariant) -> [Exemption] {
    allCases.filter { $0.row.invariant == invariant.id }
  }
}

extension Exemption {
  /// What the table says of one exemption.
  package struct Row: Sendable {
    package let name: String
    /// The invariant that is not demanded: `INV-29`.
    package let invariant: String
    /// The rule that the exemption follows from: `PAGE-6`.
    package let rule: String
    /// When the demand does not apply, as a plain sentence.
    package let when: String
    /// The variant's value that the exemption depends on: `V-PAGE-EARLY=immediate`.
    package let variant: String?
    /// The profile that the example is checked under.
    package let profile: String
    /// A trace in short notation that only this row keeps from breaking the invariant.
    package let example: String

    /// Reads `earlyPage | INV-29 | PAGE-6` with its sentence and notes.
    init(_ entry: TextTable.Entry) throws(TableError) {
      guard entry.fields.count == 3, !entry.text.isEmpty else {
        throw entry.error("expected NAME | INVARIANT | RULE and a sentence below")
      }
      name = entry.fields[0]
      invariant = entry.fields[1]
      rule = entry.fields[2]
      when = entry.text
      variant = entry.values(of: "variant").first
      profile = entry.values(of: "profile").first ?? "ios26"
      example = try entry.value(of: "example")
    }

    /// The public evidence: the sources of the rule, and those of the variant's value.
    ///
    /// Where there is none the outcome is unknown, and the variant stands for it.
    package var evidence: [String] {
      let parts = variant?.split(separator: "=").map(String.init) ?? []
      let variant = parts.first.flatMap { Variant.named($0) }
      let speaking = variant?.sources.filter { $0.value == parts.last } ?? []
      let cited = (Rulebook.rule(rule)?.sources ?? []).map(\.description)
      return cited
        + speaking.flatMap { $0.names.split(separator: ", ") }.map(String.init)
        .filter { !cited.contains($0) }
    }

    package static let keys = ["variant", "profile", "example"]

    /// The table, in the order of the cases.
    package static let all: [Row] = [controllers, transitions, families, moves, states, whole]
      .flatMap {
        $0.values(Row.init)
      }
  }
}
