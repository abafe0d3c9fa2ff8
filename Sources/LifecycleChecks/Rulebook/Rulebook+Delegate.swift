// The DELEG rules: delegates, and the forwarding workaround of 2011.

internal import Lifecycle

extension Rulebook {
  static let delegate: [Rule] = [
    Rule(
      "DELEG-1",
      [.reported],
      on: "5–",
      from: ["VAST", "NAVDOC"],
      """
      The navigation delegate's willShow comes after viewWillDisappear and viewWillAppear and \
      before the layout of the commit.
      """
    ),
    Rule(
      "DELEG-2",
      [.reported],
      on: "5–",
      from: ["VAST", "NAVDOC"],
      """
      The navigation delegate's didShow comes after the new controller's viewDidAppear.
      """
    ),
    Rule(
      "DELEG-3",
      [.disputed],
      on: "5",
      from: ["VAST"],
      """
      At the first display of a navigation controller the delegate hears willShow after \
      viewWillAppear and didShow after viewDidAppear; iOS 5 was seen to call didShow once before \
      as well.
      """
    ),
    Rule(
      "DELEG-4",
      [.disputed, .measured],
      on: "7, 26",
      from: ["BufferedNavigationController #5", "AWFUL"],
      """
      After a cancelled interactive pop the willShow of the lower controller has no didShow; only \
      the coordinator's completion runs, with isCancelled true.
      """
    ),
    Rule(
      "DELEG-5",
      [.derived],
      on: "all",
      from: ["NAVDOC"],
      """
      The animated argument of willShow and didShow is that of the transition.
      """
    ),
    Rule(
      "DELEG-6",
      [.reported],
      on: "4",
      from: ["SCH"],
      """
      The workaround of 2011 makes the stack's root the navigation delegate, which calls \
      viewWillDisappear on the last and viewWillAppear on the next controller by hand in willShow, \
      and the did callbacks in didShow.
      """
    ),
    Rule(
      "DELEG-7",
      [.reported, .measured],
      on: "all",
      from: ["SCH", "CAT"],
      """
      That workaround assumes that controllers whose view is put into a hierarchy directly hear \
      nothing, which is wrong from iOS 5 on.
      """
    ),
    Rule(
      "DELEG-8",
      [.derived],
      on: "all",
      from: ["DELEG-1", "DELEG-4", "CHILD-8", "STATE-10"],
      """
      The workaround of 2011 doubles callbacks from iOS 5 on and leaves controllers unbalanced \
      after a cancelled pop, two quick pushes, a tab switch or a dismissal.
      """
    ),
    Rule(
      "DELEG-9",
      [.documented],
      on: "3–",
      from: ["TABDOC"],
      """
      The tab bar delegate hears shouldSelect and then didSelect only for taps by the user, also \
      on the tab that is already selected, and never for changes by code.
      """
    ),
    Rule(
      "DELEG-10",
      [.documented],
      on: "5–",
      from: ["PAGEDOC"],
      """
      The page view controller's delegate is called only for gestures: willTransitionTo before the \
      start, didFinishAnimating at the end, with completed false after a cancel.
      """
    ),
    Rule(
      "DELEG-11",
      [.documented, .reported],
      on: "13–",
      from: ["ADPT", "RNS"],
      """
      The sheet delegate is called only when the user dismisses: shouldDismiss, willDismiss, \
      didDismiss, or didAttemptToDismiss if refused; a dismissal by code calls none of them, and a \
      sheet that goes because one beneath it is dismissed gets no didDismiss.
      """
    ),
  ]
}
