// The QUIRK rules: defects of single versions.

internal import Lifecycle

extension Rulebook {
  static let quirk: [Rule] = [
    Rule(
      "QUIRK-1",
      [.reported],
      on: "5",
      from: ["DEFAGOS"],
      """
      On iOS 5 every child whose view is in the window of a container that forwards by hand and is \
      a window's root or presented also gets viewWillAppear and viewDidAppear automatically.
      """
    ),
    Rule(
      "QUIRK-2",
      [.reported],
      on: "5",
      from: ["R 12322346"],
      """
      On iOS 5 a child that replaces another right after the parent was pushed gets viewDidAppear \
      without viewWillAppear.
      """
    ),
    Rule(
      "QUIRK-3",
      [.reported],
      on: "6.1",
      from: ["R 14058168"],
      """
      On iOS 6.1 a child added in applicationDidBecomeActive between the root's viewWillAppear and \
      viewDidAppear gets viewDidAppear twice.
      """
    ),
    Rule(
      "QUIRK-4",
      [.reported],
      on: "8",
      from: ["R 18246020"],
      """
      On iOS 8 a presenter's viewDidDisappear and viewDidAppear say animated false although their \
      wills said true.
      """
    ),
    Rule(
      "QUIRK-5",
      [.reported],
      on: "8",
      from: ["R 17826464"],
      """
      On a beta of iOS 8 a split view controller's primary gets no viewWillAppear and \
      viewDidAppear when something was presented on it in the current context.
      """
    ),
    Rule(
      "QUIRK-6",
      [.reported],
      on: "8",
      from: ["R 17707286"],
      """
      On iOS 8 a child added under a hidden view gets viewWillAppear and never viewDidAppear, also \
      after the view is shown.
      """
    ),
    Rule(
      "QUIRK-7",
      [.reported],
      on: "10.2",
      from: ["R 29824842"],
      """
      On iOS 10.2 a split view controller that goes from a hidden primary to all columns visible \
      sends the primary neither viewWillAppear nor viewDidAppear.
      """
    ),
    Rule(
      "QUIRK-8",
      [.reported],
      on: "10–11",
      from: ["R 34186209"],
      """
      On iOS 10 and 11 the primary of a split view controller in an unselected tab gets \
      viewWillDisappear without viewWillAppear on leaving multitasking in portrait.
      """
    ),
    Rule(
      "QUIRK-9",
      [.reported],
      on: "11",
      from: ["R 35972275"],
      """
      On iOS 11 selecting a tab in viewDidLoad together with state restoration sends \
      viewWillDisappear to a tab that was never loaded.
      """
    ),
    Rule(
      "QUIRK-10",
      [.reported],
      on: "10",
      from: ["R 32135966"],
      """
      On iOS 10 cancelling an interactive tab switch resets selectedIndex without a setter or \
      delegate call.
      """
    ),
    Rule(
      "QUIRK-11",
      [.reported],
      on: "12.2",
      from: ["R 51112884"],
      """
      On iOS 12.2 a split view controller in a background tab is loaded when the app goes to the \
      background.
      """
    ),
    Rule(
      "QUIRK-12",
      [.reported],
      on: "12",
      from: ["APPS"],
      """
      On iOS 12 the detail of a collapsed split view controller gets viewWillAppear twice.
      """
    ),
    Rule(
      "QUIRK-13",
      [.reported],
      on: "13",
      from: ["RNS"],
      """
      On iOS 13 a search controller that hides the bar gets the default header back after \
      viewWillAppear.
      """,
      notModelled:
        "The defect lies in how a navigation bar is drawn and has no effect on any callback."
    ),
    Rule(
      "QUIRK-14",
      [.reported],
      on: "17.5.1",
      from: ["DEVGEM"],
      """
      On iOS 17.5.1 viewDidAppear runs in the background after a push notification.
      """
    ),
    Rule(
      "QUIRK-15",
      [.reported],
      on: "13",
      from: ["NYTPhotoViewer #284"],
      """
      On iOS 13 beginning an appearance transition on the presenting tab bar controller inside an \
      animator keeps the next interactive pop from ever ending.
      """
    ),
  ]
}
