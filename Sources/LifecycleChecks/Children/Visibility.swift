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
  static func demanded(by context: Context) -> Visibility {
    var visibility = Visibility(
      demands: context.entries.map { entry in
        // Never met in the tree and not known to be out of it: nothing is demanded.
        entry.phase == .unknown || entry[.isDead] ? .unjudged : .hidden
      }
    )
    visibility.demandAll(context)
    return visibility
  }

  private subscript(controller: Int32) -> Demand {
    get { demands[Int(controller)] }
    set { demands[Int(controller)] = newValue }
  }

  private mutating func demandAll(_ context: Context) {
    let entries = context.entries
    for root in entries.controllers where entries[root][.isWindowRoot] {
      let isOutside = entries[root].inWindow == .no && !isCovered(root, entries)
      if context.holds(.rootOutOfWindow, isOutside) {
        demand(.hidden, root, entries)
      } else {
        demand(.visible, root, entries)
        present(over: root, context)
      }
    }
    presentOverBasesTakenOut(context)
    demandWithContexts(entries)
    let excuse = context.excuses(at: .hiddenAppeared)
    for index in entries.controllers where self[index] != .unjudged {
      if excuse("unownedView", if: context.ledger.isUnowned(index))
        || excuse("offWindowShown", if: entries.isDrivenOffWindow(index))
      {
        self[index] = .unjudged
      }
    }
  }

  /// What covers a window stays there when the app takes the part below out of its container, if
  /// the variant says so (V-COVER-BASE).
  ///
  /// Over a root that was replaced it is left behind, which the app could have avoided (WIN-8).
  private mutating func presentOverBasesTakenOut(_ context: Context) {
    let stays = context.profile.coverBase == .stays
    guard context.holds(.baseTakenOut, stays), context.ledger.carries(.parentLinks) else { return }
    let entries = context.entries
    for base in entries.controllers
    where entries[base].parent < 0 && entries[base].presenter < 0 && entries[base][.isWhole]
      && !entries[base][.hasBeenRoot]
    {
      present(over: base, context, isBaseGone: true)
    }
  }

  /// What is presented in the context of a part of the window is there while that part is, whether
  /// it hides the part or not (MODAL-8).
  private mutating func demandWithContexts(_ entries: [Ledger.Entry]) {
    for presented in entries.controllers {
      let presenter = entries[presented].presenter
      guard presenter >= 0, entries[presenter].parent >= 0 else { continue }
      var above = entries[presenter].shown != .no ? self[entries[presenter].parent] : .hidden
      // A part without its view receives nothing, and nor does what is over it (CHILD-7).
      let isAway = entries[presenter].inWindow == .no
      if isAway, entries[presented].hidesPresenter == .no { above = .hidden }
      if above != .visible, self[presented] == .visible { demand(above, presented, entries) }
    }
  }

  /// Whether a presentation has taken the view of a root out of the window (MODAL-21): the
  /// presented view is there, or the window itself has gone (WIN-9).
  private func isCovered(_ root: Int32, _ entries: [Ledger.Entry]) -> Bool {
    entries.contains { entry in
      entry.presenter >= 0 && entry.inWindow != .no && isBeneath(root, entry.presenter, entries)
    }
  }

  /// Sets what is demanded of a controller and of what it shows.
  private mutating func demand(
    _ demand: Demand,
    _ controller: Int32,
    _ entries: [Ledger.Entry],
    depth: Int = 0
  ) {
    guard depth < Ledger.depthMax else { return }
    self[controller] = demand
    let isManual = entries[controller].container == .manual
    var walk = entries.children(of: controller)
    while let child = walk.next(in: entries) {
      var shown = entries[child].shown
      if isManual && shown == .unknown { shown = entries[child].begins.shown }
      if shown == .no { continue }
      self.demand(shown == .yes ? demand : .unjudged, child, entries, depth: depth + 1)
    }
  }

  /// Puts the presentations that start in a controller's tree above it, bottom to top.
  ///
  /// Without the base there is only what is still in the window, and not what came with a part of
  /// it (MODAL-8).
  private mutating func present(
    over root: Int32,
    _ context: Context,
    depth: Int = 0,
    isBaseGone: Bool = false
  ) {
    guard depth < Ledger.depthMax else { return }
    let entries = context.entries
    // Places, since an entry that is copied costs more than the search.
    for presented in entries.controllers where entries[presented].presenter >= 0 {
      let presenter = entries[presented].presenter
      guard entries.top(of: presenter) == root, presented != root, self[presented] != .visible
      else { continue }
      let entry = entries[presented]
      switch entry.hidesPresenter {
      case .yes:
        demand(.hidden, presenter, entries)
        // A full screen has the farthest ancestor as its context; others may have it too.
        let hidesAll = context.profile.coverBeneath == .allVisible
        let excuse = context.excuses(at: .coverBeneath)
        if context.holds(.coverBeneath, hidesAll && entry.isFullScreen == .yes) {
          demandBeneath(presenter, .hidden, entries)
        } else if excuse(
          "unknownCover",
          if: hidesAll && entry.isFullScreen == .unknown && entries[presenter].parent < 0
        ) {
          demandBeneath(presenter, .unjudged, entries)
        }
      case .unknown: demand(.unjudged, presenter, entries)
      case .no: break
      }
      let isGone = isBaseGone && (entry.isInContext || entry.inWindow == .no)
      demand(isGone ? .hidden : .visible, presented, entries)
      present(over: presented, context, depth: depth + 1, isBaseGone: isBaseGone)
    }
  }

  private mutating func demandBeneath(
    _ presenter: Int32,
    _ demand: Demand,
    _ entries: [Ledger.Entry]
  ) {
    for index in entries.controllers where self[index] == .visible {
      if isBeneath(index, presenter, entries) { self[index] = demand }
    }
  }

  /// Whether a controller lies under a presenter in the chain of presentations.
  private func isBeneath(_ index: Int32, _ presenter: Int32, _ entries: [Ledger.Entry]) -> Bool {
    var current = presenter
    var steps = 0
    let base = entries.top(of: index)
    while steps < Ledger.depthMax {
      current = entries.top(of: current)
      if current == base { return true }
      if entries[current].presenter < 0 { return false }
      current = entries[current].presenter
      steps += 1
    }
    return false
  }
}
