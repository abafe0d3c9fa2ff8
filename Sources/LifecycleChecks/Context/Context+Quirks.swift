// What a defect of a version presupposes, and whether the trace shows it (spec 1.18).

internal import VCLifecycle

extension Context {
  /// Whether the profile has a defect and the trace shows its premise.
  ///
  /// A version's defect excuses only what it is known to do: without a split view, for instance, no
  /// defect of split views is at work.
  func hasQuirk(_ quirk: Quirk, at moment: Moment) -> Bool {
    guard profile.quirks.contains(quirk) else { return false }
    if quirk == .presenterDidFlagFalse { return isPresenter(moment) }
    return showsPremise(of: quirk, moment.controller, moment.was)
  }

  /// Whether the profile has a defect and the present state of a controller shows its premise.
  func hasQuirk(_ quirk: Quirk, of controller: Int32) -> Bool {
    profile.quirks.contains(quirk) && showsPremise(of: quirk, controller, entries[controller])
  }

  private func showsPremise(of quirk: Quirk, _ controller: Int32, _ entry: Ledger.Entry) -> Bool {
    let parent = entry.parent >= 0 ? entries[entry.parent] : nil
    switch quirk {
    case .manualContainerAppearsTwice:
      guard let parent, parent.container == .manual else { return false }
      return parent[.isWindowRoot] || parent.presenter >= 0 || parent.parent < 0
    case .launchChildAppearsTwice:
      return parent.map { $0.appear.index < ledger.activationIndex } ?? false
    case .splitPrimaryContextSilent, .splitPrimaryShownSilent, .splitInTabDisappearsUnasked,
      .splitLoadedInBackground, .splitDetailAppearsTwice:
      return isWithin(.split, controller)
    case .tabSelectedInLoadDisappears, .tabCancelResetsSilently:
      return isWithin(.tab, controller)
    case .replacedChildDidAppearOnly, .hiddenChildNeverAppears: return parent != nil
    case .presenterDidFlagFalse, .searchHeaderReturns, .didAppearInBackground,
      .beginOnPresenterBreaksPop:
      return true
    }
  }

  private func isWithin(_ kind: ContainerKind, _ controller: Int32) -> Bool {
    entries.askUpwards(from: controller) { entries[$0].container == kind ? true : nil }
  }

  /// Whether a controller presents another: by a link, by a transition, or by the order of a
  /// full-screen presentation, whose other side appears or disappears around it (MODAL-1, MODAL-2).
  private func isPresenter(_ moment: Moment) -> Bool {
    if moment.slot >= 0, open[moment.slot].kind.isPresentation { return true }
    let isComing = moment.kind == .viewDidAppear
    let since = moment.will.index
    return entries.indices.contains { index in
      let other = entries[index]
      if index == Int(moment.controller) { return false }
      if other.presenter == moment.controller { return true }
      return isComing
        ? other.lastPhase == .disappearing && other.disappear.index < since
        : other.lastPhase == .appeared && other.lastIndex > since && other.appear.index > since
    }
  }
}
