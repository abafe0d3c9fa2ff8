// The TAB rules: UITabBarController.

internal import Lifecycle

extension Rulebook {
  static let tab: [Rule] = [
    Rule(
      "TAB-1",
      [.measured],
      on: "all",
      from: ["PGZXC", "CAT"],
      """
      At the first display of a tab bar controller only the selected child is loaded and appears; \
      touching another child's view loads it without any appearance callback.
      """
    ),
    Rule(
      "TAB-2",
      [.measured],
      on: "–26",
      from: ["PGZXC", "CAT"],
      """
      Switching tabs sends the new child viewWillAppear, the old one viewWillDisappear and \
      viewDidDisappear, and the new one viewDidAppear, with viewDidLoad first on the first visit \
      and viewIsAppearing between wills and dids.
      """
    ),
    Rule(
      "TAB-3",
      [.reported],
      on: "26.5",
      from: ["CAT"],
      """
      Both will callbacks of a tab switch are sent inside the setter, viewIsAppearing and the did \
      callbacks at or after the commit, and built-in switching passes animated false.
      """
    ),
    Rule(
      "TAB-4",
      [.reported],
      on: "?",
      from: ["APPS"],
      """
      When a tab is visited again its viewWillAppear runs before its view is attached again.
      """
    ),
    Rule(
      "TAB-5",
      [.derived],
      on: "all",
      from: ["TABDOC"],
      """
      Selecting the tab that is already selected sends no appearance callback.
      """
    ),
    Rule(
      "TAB-6",
      [.unknown],
      on: "7–",
      from: ["R 32135966", "HTC"],
      """
      A cancelled interactive tab switch sends viewWillDisappear to the new and viewWillAppear to \
      the old child with their dids, in an order that is open.
      """
    ),
    Rule(
      "TAB-7",
      [.measured],
      on: "11",
      from: ["SwipeableTabBarController #27", "SwipeableTabBarController #70", "Hero #226"],
      """
      Switching tabs again during a custom animated switch logs unbalanced appearance calls.
      """
    ),
    Rule(
      "TAB-8",
      [.unknown],
      on: "all",
      from: [],
      """
      setViewControllers that keeps the selected child lets nobody appear, and if the selected \
      child is gone the newly selected one appears as in a tab switch.
      """
    ),
    Rule(
      "TAB-9",
      [.unknown],
      on: "all",
      from: [],
      """
      Children assigned to a tab bar controller get willMove and didMove; whether didMove comes in \
      the setter or at the first appearance is open.
      """
    ),
    Rule(
      "TAB-10",
      [.derived],
      on: "all",
      from: ["CHILD-15"],
      """
      Changing the selection of a tab bar controller that is in no window sends no appearance \
      callback.
      """
    ),
  ]
}
