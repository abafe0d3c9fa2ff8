// The order of everything that a transition does: the strings of spec 2.6, as data. Each kind of
// container has its own order; nothing else in the runtime decides one.

internal import VCLifecycle

/// The order of a transition's callbacks, and of the steps that end it.
package struct TransitionOrder {
  /// One callback of one side.
  ///
  /// In a compensation the old side appears and the new one disappears.
  package enum Beat: Sendable {
    case oldWill
    case newWill
    case oldDid
    case newDid
  }

  /// One step of a release, or of the end of a transition.
  package enum EndStep: Sendable {
    case interactionHandlers
    case ownerReleases
    case ownerWillEnd
    case ownerTurnsBack
    /// The did callbacks of a finish, or the compensation of a cancellation.
    case callbacks
    case ownerEnds
    case coordinatorCompletions
    /// The completion that the app passed with the call.
    case completion
  }

  package var start: [Beat]
  /// The callbacks that a finishing release sends at once.
  package var release: [Beat] = []
  package var finish: [Beat]
  package var compensation: [Beat]
  var ending = Ending.standard
  /// Under `abbrev` the new side settles without callbacks.
  var settlesNewSilently = false

  static let oldFirst: [Beat] = [.oldWill, .newWill]
  static let newFirst: [Beat] = [.newWill, .oldWill]
  static let oldFirstDids: [Beat] = [.oldDid, .newDid]
  static let newFirstDids: [Beat] = [.newDid, .oldDid]

  static let newLeavesThenOldReturns: [Beat] = [.newWill, .newDid, .oldWill, .oldDid]
  static let oldReturnsThenNewLeaves: [Beat] = [.oldWill, .oldDid, .newWill, .newDid]
  static let interleaved: [Beat] = [.newWill, .oldWill, .newDid, .oldDid]
}

extension TransitionOrder {
  /// The steps of a release and of both ways to end; most transitions share one list.
  package final class Ending: Sendable {
    let release: [EndStep]
    let finish: [EndStep]
    let cancel: [EndStep]

    /// By default the interaction handlers come first (COORD-4).
    package init(
      release: [EndStep] = [.interactionHandlers, .ownerReleases],
      finish: [EndStep] = [
        .ownerWillEnd, .callbacks, .ownerEnds, .coordinatorCompletions, .completion,
      ],
      cancel: [EndStep] = [
        .ownerWillEnd, .ownerTurnsBack, .callbacks, .ownerEnds, .coordinatorCompletions,
      ]
    ) {
      self.release = release
      self.finish = finish
      self.cancel = cancel
    }

    static let standard = Ending()

    /// The coordinator's completions precede the did callbacks (COORD-8).
    static let coordinatorFirst = Ending(finish: [
      .ownerWillEnd, .coordinatorCompletions, .callbacks, .ownerEnds, .coordinatorCompletions,
      .completion,
    ])
  }
}

extension TransitionOrder {
  /// Removes the callbacks of the new side: it appears without any (QUIRK-5).
  mutating func silenceNew() {
    start.removeAll { $0 == .newWill }
    finish.removeAll { $0 == .newDid }
  }

  /// Sends what came its callbacks after all, where `abbrev` would leave them out.
  mutating func compensateBothSides() {
    settlesNewSilently = false
    compensation = Self.newLeavesThenOldReturns
  }

  /// Push and pop: `o.wd n.wa o.dd n.da` (NAV-1…NAV-5, NAV-18).
  static func navigation(_ profile: Profile, completesCoordinatorFirst: Bool) -> TransitionOrder {
    var order = TransitionOrder(
      start: oldFirst,
      finish: oldFirstDids,
      compensation: newLeavesThenOldReturns
    )
    if completesCoordinatorFirst { order.ending = .coordinatorFirst }
    switch profile.navCancel {
    case .nair: break
    case .interleaved: order.compensation = interleaved
    case .abbrev:
      order.compensation = [.oldWill, .oldDid]
      order.settlesNewSilently = true
    }
    return order
  }

  /// Full-screen presentation and its dismissal: `o.wd n.wa n.da o.dd` (MODAL-1, MODAL-2).
  static func modalHiding(_ profile: Profile) -> TransitionOrder {
    TransitionOrder(
      start: oldFirst,
      finish: newFirstDids,
      compensation: choose(profile.modalCancel == .interleaved, profile.modalCancel == .oldFirst)
    )
  }

  /// A presentation over a presenter that stays: only one side receives callbacks (MODAL-3).
  static let modalKeeping = TransitionOrder(
    start: oldFirst,
    finish: newFirstDids,
    compensation: newLeavesThenOldReturns
  )

  /// A finger that drags a sheet: the presented controller leaves, and none arrives (MODAL-16,
  /// MODAL-17).
  static func sheetDrag(isSilent: Bool) -> TransitionOrder {
    TransitionOrder(
      start: isSilent ? [] : [.oldWill],
      release: isSilent ? [.oldWill] : [],
      finish: [.oldDid],
      compensation: isSilent ? [] : [.oldWill, .oldDid]
    )
  }

  /// A tab switch: `n.wa o.wd o.dd n.da` (TAB-2, TAB-6).
  static func tab(_ profile: Profile, isTap: Bool = false) -> TransitionOrder {
    TransitionOrder(
      start: newFirst,
      finish: isTap && profile.tabDids == .newFirst ? newFirstDids : oldFirstDids,
      compensation: choose(profile.tabCancel == .interleaved, profile.tabCancel == .oldFirst)
    )
  }

  private static func choose(_ isInterleaved: Bool, _ isOldFirst: Bool) -> [Beat] {
    if isInterleaved { return interleaved }
    return isOldFirst ? oldReturnsThenNewLeaves : newLeavesThenOldReturns
  }

  /// A page turn: `n.wa o.wd n.da o.dd` by scrolling, `n.wa o.wd o.dd n.da` by curling
  /// (PAGE-1…PAGE-5, PAGE-7).
  static func page(_ profile: Profile, _ kind: TransitionKind, byGesture: Bool) -> TransitionOrder {
    if !byGesture, profile.pageProgram == .navLike {
      return navigation(profile, completesCoordinatorFirst: false)
    }
    let isCurl = kind == .pageCurl
    let standard = isCurl ? interleaved : oldReturnsThenNewLeaves
    return TransitionOrder(
      start: newFirst,
      finish: isCurl ? oldFirstDids : newFirstDids,
      // Under `any` every order is legal; this is the one that neither style has by default.
      compensation: profile.pageCancel == .any ? newLeavesThenOldReturns : standard
    )
  }

  /// Columns that come and go: what leaves before what comes (SPLIT-2, SPLIT-5).
  static let splitColumns = TransitionOrder(
    start: oldFirst,
    finish: oldFirstDids,
    compensation: newLeavesThenOldReturns
  )

  /// Replacing the detail controller of a split (SPLIT-4).
  static func splitDetail(_ profile: Profile) -> TransitionOrder {
    switch profile.splitDetail {
    case .navLike: navigation(profile, completesCoordinatorFirst: false)
    case .tabLike: tab(profile)
    case .modalLike: modalHiding(profile)
    }
  }

  /// `transition(from:to:…)` of a plain container (CHILD-31).
  static func transfer(_ profile: Profile) -> TransitionOrder {
    TransitionOrder(
      start: profile.transfer == .toFirst ? newFirst : oldFirst,
      finish: profile.transfer == .fromFirst ? oldFirstDids : newFirstDids,
      compensation: newLeavesThenOldReturns
    )
  }
}
