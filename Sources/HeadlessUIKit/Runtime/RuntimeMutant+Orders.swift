// The mutants whose cause is one wrong entry in a transition's order of callbacks.

internal import Lifecycle

extension Transition {
  /// Makes the order wrong in the way of the mutant, if this is a transition of its kind.
  func deviate(by mutant: RuntimeMutant) {
    switch kind {
    case .push, .pop, .popTo, .setViewControllers: deviateOnStack(by: mutant)
    case .tab, .pageScroll, .pageCurl: deviateOnSwitch(by: mutant)
    case .splitDetail, .splitColumn, .splitAdapt: deviateOnSplit(by: mutant)
    case .presentHiding, .presentKeeping, .dismissHiding, .dismissKeeping, .chainDismiss,
      .sheetDrag:
      deviateOnPresentation(by: mutant)
    default: break
    }
  }

  private func deviateOnStack(by mutant: RuntimeMutant) {
    switch (mutant, kind) {
    case (.pushDropsOldWill, .push): order.start = [.newWill]
    case (.pushDoublesNewWill, .push): order.start.append(.newWill)
    case (.popSwapsWills, .pop): order.start = TransitionOrder.newFirst
    case (.popDropsNewDid, .pop): order.finish = [.oldDid]
    case (.popToTellsMiddle, .popTo): from = [(payload as? StackChange)?.removed.first ?? from[0]]
    case (.setStackSwapsDids, .setViewControllers): order.finish = TransitionOrder.newFirstDids
    case (.swipeCancelDropsReturn, .pop): order.compensation = [.newWill, .newDid]
    case (.swipeCancelSwapsSides, .pop):
      order.compensation = TransitionOrder.oldReturnsThenNewLeaves
    default: break
    }
  }

  private func deviateOnSwitch(by mutant: RuntimeMutant) {
    switch (mutant, kind) {
    case (.tabSwapsWills, .tab): order.start = TransitionOrder.oldFirst
    case (.tabDropsOldDid, .tab): order.finish = [.newDid]
    case (.tabDoublesNewWill, .tab): order.start.append(.newWill)
    case (.pageScrollSwapsDids, .pageScroll): order.finish = TransitionOrder.oldFirstDids
    case (.pageScrollDropsOldWill, .pageScroll): order.start = [.newWill]
    case (.pageCurlSwapsDids, .pageCurl): order.finish = TransitionOrder.newFirstDids
    case (.pageCurlDropsOldDid, .pageCurl): order.finish = [.newDid]
    case (.pageCurlCancelDropsReturn, .pageCurl): order.compensation = [.newWill, .newDid]
    default: break
    }
  }

  private func deviateOnSplit(by mutant: RuntimeMutant) {
    switch (mutant, kind) {
    case (.splitDetailDropsOldWill, .splitDetail): order.start = [.newWill]
    case (.splitColumnDropsDids, .splitColumn): order.finish = []
    case (.splitAdaptDoublesWill, .splitAdapt): order.start.append(.newWill)
    case (.splitAdaptForgetsLeaving, .splitAdapt): from = []
    default: break
    }
  }

  private func deviateOnPresentation(by mutant: RuntimeMutant) {
    switch (mutant, kind) {
    case (.fullScreenSwapsDids, .presentHiding): order.finish = TransitionOrder.oldFirstDids
    case (.fullScreenDropsOldWill, .presentHiding): order.start = [.newWill]
    case (.fullScreenDismissDropsNewDid, .dismissHiding): order.finish = [.oldDid]
    case (.dismissKeepingDropsDid, .dismissKeeping): order.finish = []
    case (.chainDismissForgetsLowest, .chainDismiss) where from.count > 1:
      from.removeAll { $0 === (owner as? Presentation)?.presented }
    case (.sheetCancelDropsDid, .sheetDrag): order.compensation = [.oldWill]
    case (.pageSheetDoublesWill, .presentKeeping) where presentationStyle == .pageSheet:
      order.start.append(.newWill)
    case (.formSheetDropsDid, .presentKeeping) where presentationStyle == .formSheet:
      order.finish = []
    case (.overCurrentContextDropsWill, .presentKeeping)
    where presentationStyle == .overCurrentContext:
      order.start = []
    default: break
    }
  }
}
