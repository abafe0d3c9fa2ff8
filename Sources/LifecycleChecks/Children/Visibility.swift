// VIS: the controllers that must have appeared when nothing is under way (spec 3.7).

internal import VCLifecycle

/// The controllers that must be on screen when idle, as far as events of the tree record it.
struct Visibility {
  /// What is demanded of one controller.
  enum Demand: UInt8 {
    case unjudged
    case visible
    case hidden
  }

  private(set) var demands: [Demand]

  // Not an initializer: that would take a copy of the context.
  static func demanded(by context: CheckingContext) -> Visibility {
    var visibility = Visibility(
      demands: context.ledger.entries.map { entry in
        // Never met in the tree and not known to be out of it: nothing is demanded.
        entry.phase == .unknown || entry[.isDead] ? .unjudged : .hidden
      }
    )
    visibility.demandAll(context)
    return visibility
  }

  private mutating func demandAll(_ context: CheckingContext) {
    let entries = context.ledger.entries
    for root in entries.indices where entries[root][.isWindowRoot] {
      let isOutside = entries[root].inWindow == .no && !isCovered(root, context.ledger)
      if context.holds(.rootOutOfWindow, isOutside) {
        demand(.hidden, root, context.ledger, 0)
      } else {
        demand(.visible, root, context.ledger, 0)
        present(over: root, context, 0)
      }
    }
    presentOverBasesTakenOut(context)
    demandWithContexts(context.ledger)
    for index in demands.indices where demands[index] != .unjudged {
      if context.excuse("unownedView", .hiddenAppeared, if: context.ledger.isUnowned(index))
        || context.excuse(
          "offWindowShown",
          .hiddenAppeared,
          if: context.ledger.isDrivenOffWindow(index)
        )
      {
        demands[index] = .unjudged
      }
    }
  }

  /// What covers a window stays there when the app takes the part below out of its container, if
  /// the variant says so (V-COVER-BASE).
  ///
  /// Over a root that was replaced it is left behind, which the app could have avoided (WIN-8).
  private mutating func presentOverBasesTakenOut(_ context: CheckingContext) {
    let stays = context.profile.coverBase == .stays
    guard context.holds(.baseTakenOut, stays), context.ledger.carriesParents else { return }
    let entries = context.ledger.entries
    for base in entries.indices
    where entries[base].parent < 0 && entries[base].presenter < 0 && entries[base][.isWhole]
      && !entries[base][.hasBeenRoot]
    {
      present(over: base, context, 0, isBaseGone: true)
    }
  }

  /// What is presented in the context of a part of the window is there while that part is, whether
  /// it hides the part or not (MODAL-8).
  private mutating func demandWithContexts(_ ledger: Ledger) {
    for presented in demands.indices {
      let presenter = Int(ledger.entries[presented].presenter)
      guard presenter >= 0, ledger.entries[presenter].parent >= 0 else { continue }
      let isShown = ledger.entries[presenter].shown != .no
      var above = isShown ? demands[Int(ledger.entries[presenter].parent)] : .hidden
      // A part without its view receives nothing, and nor does what is over it (CHILD-7).
      let isAway = ledger.entries[presenter].inWindow == .no
      if isAway, ledger.entries[presented].hidesPresenter == .no { above = .hidden }
      if above != .visible, demands[presented] == .visible {
        demand(above, presented, ledger, 0)
      }
    }
  }

  /// Whether a presentation has taken the view of a root out of the window (MODAL-21): the
  /// presented view is there, or the window itself has gone (WIN-9).
  private func isCovered(_ root: Int, _ ledger: Ledger) -> Bool {
    ledger.entries.contains { entry in
      entry.presenter >= 0 && entry.inWindow != .no
        && isBeneath(root, Int(entry.presenter), ledger)
    }
  }

  /// Sets what is demanded of a controller and of what it shows.
  private mutating func demand(
    _ demand: Demand,
    _ controller: Int,
    _ ledger: Ledger,
    _ depth: Int
  ) {
    guard depth < Ledger.depthMax else { return }
    demands[controller] = demand
    let isManual = ledger.entries[controller].container == .manual
    var child = ledger.entries[controller].firstChild
    var steps = 0
    while child >= 0 && steps < Ledger.breadthMax {
      let entry = ledger.entries[Int(child)]
      var shown = entry.shown
      if isManual && shown == .unknown { shown = entry.shownByHand }
      switch shown {
      case .yes: self.demand(demand, Int(child), ledger, depth + 1)
      case .unknown: self.demand(.unjudged, Int(child), ledger, depth + 1)
      case .no: break
      }
      child = entry.nextSibling
      steps += 1
    }
  }

  /// Puts the presentations that start in a controller's tree above it, bottom to top.
  ///
  /// Without the base there is only what is still in the window, and not what came with a part of
  /// it (MODAL-8).
  private mutating func present(
    over root: Int,
    _ context: CheckingContext,
    _ depth: Int,
    isBaseGone: Bool = false
  ) {
    guard depth < Ledger.depthMax else { return }
    let entries = context.ledger.entries
    // Places, since an entry that is copied costs more than the search.
    for presented in entries.indices where entries[presented].presenter >= 0 {
      let presenter = Int(entries[presented].presenter)
      guard top(of: presenter, context.ledger) == root, presented != root,
        demands[presented] != .visible
      else { continue }
      let ledger = context.ledger
      let entry = entries[presented]
      switch entry.hidesPresenter {
      case .yes:
        demand(.hidden, presenter, ledger, 0)
        // A full screen has the farthest ancestor as its context; others may have it too.
        let isFullScreen = entry.isFullScreen == .yes
        let hidesAll = context.profile.coverBeneath == .allVisible
        if context.holds(.coverBeneath, hidesAll && isFullScreen) {
          demandBeneath(presenter, .hidden, ledger)
        } else if context.excuse(
          "unknownCover",
          .coverBeneath,
          if: context.profile.coverBeneath == .allVisible && entry.isFullScreen == .unknown
            && context.ledger.entries[Int(entry.presenter)].parent < 0
        ) {
          demandBeneath(presenter, .unjudged, ledger)
        }
      case .unknown: demand(.unjudged, presenter, ledger, 0)
      case .no: break
      }
      let isGone = isBaseGone && (ledger.isInContext(entry) || entry.inWindow == .no)
      demand(isGone ? .hidden : .visible, presented, ledger, 0)
      present(over: presented, context, depth + 1, isBaseGone: isBaseGone)
    }
  }

  private mutating func demandBeneath(_ context: Int, _ demand: Demand, _ ledger: Ledger) {
    for index in demands.indices where demands[index] == .visible {
      if isBeneath(index, context, ledger) { demands[index] = demand }
    }
  }

  private func top(of controller: Int, _ ledger: Ledger) -> Int {
    var current = controller
    var steps = 0
    while ledger.entries[current].parent >= 0 && steps < Ledger.depthMax {
      current = Int(ledger.entries[current].parent)
      steps += 1
    }
    return current
  }

  /// Whether a controller lies under a presenter in the chain of presentations.
  private func isBeneath(_ index: Int, _ context: Int, _ ledger: Ledger) -> Bool {
    var current = context
    var steps = 0
    let base = top(of: index, ledger)
    while steps < Ledger.depthMax {
      current = top(of: current, ledger)
      if current == base { return true }
      if ledger.entries[current].presenter < 0 { return false }
      current = Int(ledger.entries[current].presenter)
      steps += 1
    }
    return false
  }
}
