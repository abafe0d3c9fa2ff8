// The deviations of the runtime that can be switched on, one at a time, to measure what finds them.
//
// A mutant is one small wrong thing with one cause. Its site is one line where the behaviour is;
// off, it costs the comparison of a byte in places that run once per callback at most.

/// A planted deviation of the runtime from the specification.
package enum RuntimeMutant: UInt8, CaseIterable, Sendable {
  case pushDropsOldWill
  case pushDoublesNewWill
  case pushEndsWithLayout
  case pushLacksFlag
  case pushDropsDidMove
  case popSwapsWills
  case popDropsNewDid
  case popFlagsWrongSide
  case popMovesAtStart
  case popToTellsMiddle
  case setStackSwapsDids
  case navKeepsOldView
  case navQueueLost
  case navOffWindowKeepsTop
  case navDidShowAtStart
  case navDidShowFlag
  case navWillShowOld
  case swipeCancelDropsReturn
  case swipeCancelSwapsSides
  case swipeCancelFinishes
  case swipeFinishCancels
  case swipeCancelTellsDidShow
  case swipeCancelKeepsFlags
  case tabSwapsWills
  case tabDropsOldDid
  case tabDoublesNewWill
  case tabForwardsToOld
  case tabFadeNeverEnds
  case tabUnseenSendsWill
  case tabAsksByCall
  case pageScrollSwapsDids
  case pageScrollDropsOldWill
  case pageScrollCancelFinishes
  case pageScrollCancelKeepsNew
  case pageScrollCancelTellsDone
  case pageCurlSwapsDids
  case pageCurlDropsOldDid
  case pageCurlCancelDropsReturn
  case pageCurlSwipeTellsNobody
  case pageDropsDidMove
  case pageWillMoveTwice
  case pageEarlyAppearsTwice
  case splitDetailDropsOldWill
  case splitDetailDropsDidMove
  case splitColumnDropsDids
  case splitColumnSilent
  case splitAdaptDoublesWill
  case splitAdaptForgetsLeaving
  case splitForwardsToFirst
  case fullScreenSwapsDids
  case fullScreenDropsOldWill
  case fullScreenKeepsPresenter
  case fullScreenDismissDropsNewDid
  case pageSheetDoublesWill
  case pageSheetHidesPresenter
  case formSheetDropsDid
  case overFullScreenReturnsPresenter
  case currentContextNeverReturns
  case overCurrentContextDropsWill
  case dismissKeepingDropsDid
  case dismissKeepsLink
  case dismissTellsDelegate
  case chainDismissForgetsLowest
  case presentLacksFlag
  case presentStaysBusy
  case completionTwice
  case completionBeforeDids
  case sheetCancelDropsDid
  case sheetCancelFinishes
  case sheetCancelCompletes
  case sheetDidDismissLost
  case coordinatorMissing
  case coordinatorOutcomeInverted
  case coordinatorCompletesTwice
  case coordinatorCompletionLost
  case coordinatorCompletionToNewer
  case interactionHandlerLate
  case forwardToFirstOnly
  case forwardDropsDidDisappear
  case forwardDidToUnbegun
  case forwardFlagInverted
  case insertDropsDid
  case insertDidTooEarly
  case removeSilent
  case removeDoublesWill
  case adoptDropsWillMove
  case leaveDropsDidMove
  case didMoveBeforeUnlink
  case manualForwardsByItself
  case manualInsertAppears
  case manualBeginDoubled
  case manualEndSilent
  case manualEndSendsOther
  case manualCancelKeepsCount
  case isAppearingDropped
  case isAppearingDoubled
  case isAppearingLate
  case isAppearingAfterDid
  case isAppearingFlag
  case layoutBeforeIsAppearing
  case layoutDropsDid
  case didDisappearFlag
  case flagsNeverCleared
  case didLoadTwice
  case rootSwapDropsDid
  case rootSwapNewFirst
  case windowHideSilent
  case windowReturnSilent
  case backgroundDisappears
  case rotationAppearsAgain
  case memoryWarningUnloads

  /// The name by which commands and tables know it: `push-drops-old-will`.
  package var id: String {
    var text = ""
    for character in "\(self)" {
      if character.isUppercase { text += "-" }
      text += character.lowercased()
    }
    return text
  }

  /// The mutant of that name, if there is one.
  package init?(id: String) {
    guard let known = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = known
  }

  /// What it is.
  package var entry: Entry { Self.entries[Int(rawValue)] }
}

// MARK: - What each is

extension RuntimeMutant {
  /// What the table says of a mutant.
  package struct Entry: Sendable {
    package let place: Place
    package let phase: Phase
    /// What is wrong, in a sentence.
    package let sentence: String

    init(_ place: Place, _ phase: Phase, _ sentence: String) {
      self.place = place
      self.phase = phase
      self.sentence = sentence
    }
  }

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
    case surroundings
  }

  /// One entry for each case, in their order.
  static let entries: [Entry] = [
    Entry(.navigation, .start, "What a push covers hears no viewWillDisappear."),
    Entry(.navigation, .start, "A push sends viewWillAppear twice."),
    Entry(.navigation, .finish, "An animated push ends with the layout pass of its start."),
    Entry(.navigation, .start, "isMovingToParent is not set on what is pushed."),
    Entry(.navigation, .finish, "A push never sends didMove(toParent:)."),
    Entry(.navigation, .start, "A pop tells the controller that comes before the one that leaves."),
    Entry(.navigation, .finish, "A pop does not send viewDidAppear."),
    Entry(.navigation, .start, "A pop sets isMovingFromParent on the controller that stays."),
    Entry(.navigation, .start, "A pop sends didMove(toParent: nil) before the did callbacks."),
    Entry(.navigation, .start, "A pop of several tells the lowest that leaves instead of the top."),
    Entry(.navigation, .finish, "A replaced stack sends viewDidAppear before viewDidDisappear."),
    Entry(.navigation, .finish, "The view of what leaves stays in the window until after its did."),
    Entry(.navigation, .request, "A waiting push is forgotten when the stack leaves the screen."),
    Entry(.navigation, .request, "A stack changed out of sight goes on showing its old top."),
    Entry(.navigation, .delegate, "didShow comes at the start of the transition."),
    Entry(.navigation, .delegate, "didShow carries the opposite animated flag."),
    Entry(.navigation, .delegate, "willShow names the controller that leaves."),
    Entry(.navigation, .cancel, "A cancelled swipe does not tell the controller that returns."),
    Entry(.navigation, .cancel, "A cancelled swipe tells who returns before who leaves again."),
    Entry(.navigation, .release, "A cancelled swipe is finished."),
    Entry(.navigation, .release, "A finished swipe is cancelled."),
    Entry(.navigation, .cancel, "After a cancelled swipe didShow comes all the same."),
    Entry(.navigation, .cancel, "What compensates a cancelled swipe keeps the move flags."),
    Entry(.tab, .start, "A tab switch tells the tab that leaves first."),
    Entry(.tab, .finish, "A tab switch does not send viewDidDisappear."),
    Entry(.tab, .start, "A tab switch sends viewWillAppear twice."),
    Entry(.tab, .forward, "After a switch the tab bar still forwards to the old tab."),
    Entry(.tab, .finish, "The animation of a tab switch does not end it."),
    Entry(.tab, .request, "A tab selected out of sight hears viewWillAppear."),
    Entry(.tab, .delegate, "A selection by call asks shouldSelect."),
    Entry(.pageScroll, .finish, "A scrolled page turn sends viewDidDisappear first."),
    Entry(.pageScroll, .start, "A scrolled page turn does not tell the page that leaves."),
    Entry(.pageScroll, .release, "A cancelled scroll is finished."),
    Entry(.pageScroll, .cancel, "After a cancelled scroll the new page counts as shown."),
    Entry(.pageScroll, .delegate, "After a cancelled scroll the delegate hears completed: true."),
    Entry(.pageCurl, .finish, "A curled page turn sends viewDidAppear first."),
    Entry(.pageCurl, .finish, "A curled page turn does not send viewDidDisappear."),
    Entry(.pageCurl, .cancel, "A cancelled curl does not tell the page that returns."),
    Entry(.pageCurl, .delegate, "The delegate does not hear of the end of a swipe."),
    Entry(.pageScroll, .move, "A replaced page never hears didMove(toParent: nil)."),
    Entry(.pageCurl, .move, "A replaced page hears willMove(toParent: nil) twice."),
    Entry(.pageScroll, .forward, "A page that appeared early appears again with its container."),
    Entry(.split, .start, "A replaced detail controller is not told that it will go."),
    Entry(.split, .finish, "A new detail controller never hears didMove(toParent:)."),
    Entry(.split, .finish, "A column that comes or goes hears no did."),
    Entry(.split, .start, "A column comes and goes without a callback."),
    Entry(.split, .start, "A split that collapses or expands sends viewWillAppear twice."),
    Entry(.split, .start, "A split that collapses does not tell the column that goes."),
    Entry(.split, .forward, "A split forwards to its first column only."),
    Entry(.fullScreen, .finish, "A presentation that hides sends viewDidDisappear first."),
    Entry(.fullScreen, .start, "A presenter is not told that it will be hidden."),
    Entry(.fullScreen, .start, "A full-screen presentation leaves its presenter appeared."),
    Entry(.fullScreen, .finish, "A presenter that returns hears no viewDidAppear."),
    Entry(.sheet, .start, "A page sheet hears viewWillAppear twice."),
    Entry(.sheet, .start, "A page sheet makes its presenter disappear."),
    Entry(.sheet, .finish, "A form sheet hears no viewDidAppear."),
    Entry(.overFullScreen, .start, "The presenter appears again when what covers it goes."),
    Entry(.currentContext, .finish, "A presenter hidden in its context never returns."),
    Entry(.overContext, .start, "What is presented over a context hears no viewWillAppear."),
    Entry(.sheet, .finish, "A dismissal over a presenter that stays sends no viewDidDisappear."),
    Entry(.anyStyle, .finish, "The links of a presentation outlive its dismissal."),
    Entry(.sheet, .delegate, "A dismissal by call tells the delegate didDismiss."),
    Entry(.anyStyle, .start, "The dismissal of a chain forgets the lowest that leaves."),
    Entry(.anyStyle, .start, "isBeingPresented is not set."),
    Entry(.anyStyle, .finish, "A presentation that has ended still counts as under way."),
    Entry(.anyStyle, .completion, "The completion of a transition runs twice."),
    Entry(.anyStyle, .completion, "The completion runs before the did callbacks."),
    Entry(.sheet, .cancel, "A sheet dragged in vain hears no viewDidAppear."),
    Entry(.sheet, .release, "A cancelled drag dismisses the sheet."),
    Entry(.sheet, .completion, "A cancelled drag runs the completion of a dismissal."),
    Entry(.sheet, .delegate, "The delegate does not hear that the sheet was dragged away."),
    Entry(.any, .start, "A controller in an animated transition finds no coordinator."),
    Entry(.any, .completion, "The coordinator says cancelled after a finish and the reverse."),
    Entry(.any, .completion, "The coordinator's completion runs twice."),
    Entry(.any, .completion, "The coordinator's completions never run."),
    Entry(.any, .completion, "The completion is given to the newest open transition."),
    Entry(.navigation, .release, "The interaction handler runs after the compensation."),
    Entry(.plain, .forward, "A plain container forwards to its first child only."),
    Entry(.plain, .forward, "viewDidDisappear is not forwarded."),
    Entry(.plain, .forward, "viewDidAppear is forwarded to children that were not begun."),
    Entry(.plain, .forward, "A forwarded callback carries the opposite animated flag."),
    Entry(.plain, .insert, "A child put on screen never hears viewDidAppear."),
    Entry(.plain, .insert, "A child of an appearing parent does not wait for its did."),
    Entry(.plain, .insert, "A view taken out tells its controller nothing."),
    Entry(.plain, .insert, "A view taken out sends viewWillDisappear twice."),
    Entry(.plain, .move, "addChild does not send willMove(toParent:)."),
    Entry(.plain, .move, "removeFromParent does not send didMove(toParent: nil)."),
    Entry(.plain, .move, "didMove(toParent: nil) comes while the parent is still set."),
    Entry(.manual, .forward, "UIKit forwards for a container that forwards by hand."),
    Entry(.manual, .insert, "UIKit tells a child put into a container that forwards by hand."),
    Entry(.manual, .forward, "beginAppearanceTransition sends its callback twice."),
    Entry(.manual, .forward, "endAppearanceTransition sends nothing."),
    Entry(.manual, .forward, "endAppearanceTransition ends the opposite direction."),
    Entry(.manual, .cancel, "A reversed begin adds to the count of what was open."),
    Entry(.any, .layout, "viewIsAppearing never comes."),
    Entry(.any, .layout, "viewIsAppearing comes twice."),
    Entry(.any, .layout, "viewIsAppearing waits for the did instead of the layout."),
    Entry(.any, .layout, "viewIsAppearing comes after viewDidAppear."),
    Entry(.any, .layout, "viewIsAppearing carries the opposite animated flag."),
    Entry(.any, .layout, "A view lays out before viewIsAppearing."),
    Entry(.any, .layout, "viewDidLayoutSubviews is not sent."),
    Entry(.any, .finish, "viewDidDisappear carries the opposite animated flag of its will."),
    Entry(.any, .finish, "The move flags outlive the did and the next will."),
    Entry(.any, .load, "viewDidLoad comes twice."),
    Entry(.window, .finish, "A root that is replaced hears no viewDidDisappear."),
    Entry(.window, .start, "A new root appears before the old one leaves."),
    Entry(.window, .start, "What a hidden window shows is not told."),
    Entry(.window, .start, "What a window shows again is not told."),
    Entry(.window, .surroundings, "Entering the background makes the root disappear."),
    Entry(.window, .surroundings, "A rotation sends viewWillAppear to the root."),
    Entry(.any, .surroundings, "A memory warning takes hidden views away in secret."),
  ]
}
