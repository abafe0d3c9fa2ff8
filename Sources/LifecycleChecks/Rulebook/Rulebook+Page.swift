// The PAGE rules: UIPageViewController.

internal import Lifecycle

extension Rulebook {
  static let page: [Rule] = [
    Rule(
      "PAGE-1",
      [.measured],
      on: "7–13",
      from: ["NAIR", "Parchment PR #468"],
      """
      A finished page turn in scroll style sends viewWillAppear to the new page, viewWillDisappear \
      to the old one, then viewDidAppear to the new and viewDidDisappear to the old one.
      """
    ),
    Rule(
      "PAGE-2",
      [.reported],
      on: "7",
      from: ["NAIR"],
      """
      A scroll page turn that is cancelled sends, after the two wills, viewWillAppear and \
      viewDidAppear to the old page and then viewWillDisappear and viewDidDisappear to the new \
      one.
      """
    ),
    Rule(
      "PAGE-3",
      [.reported],
      on: "7",
      from: ["NAIR"],
      """
      A finished page curl sends viewWillAppear to the new page, viewWillDisappear and \
      viewDidDisappear to the old one, and viewDidAppear to the new one.
      """
    ),
    Rule(
      "PAGE-4",
      [.reported],
      on: "7",
      from: ["NAIR"],
      """
      A page curl that is cancelled sends, after the two wills, viewWillDisappear to the new page, \
      viewWillAppear to the old one, viewDidDisappear to the new and viewDidAppear to the old one.
      """
    ),
    Rule(
      "PAGE-5",
      [.unknown],
      on: "8–",
      from: [],
      """
      After iOS 7 the order of a cancelled page turn is open; the order of iOS 7 is the default.
      """
    ),
    Rule(
      "PAGE-6",
      [.measured],
      on: "11, 13",
      from: ["SO1", "Pageboy #233"],
      """
      A page set before the page view controller is on screen gets viewDidLoad, viewWillAppear, \
      viewDidAppear and didMove at once, and the container's own later appearance is not forwarded \
      to it again.
      """
    ),
    Rule(
      "PAGE-7",
      [.unknown],
      on: "all",
      from: ["PAGEDOC"],
      """
      setViewControllers on screen sends the callbacks of the gesture of the same style with the \
      given animated flag and no delegate call; setting the same controller again sends nothing.
      """
    ),
    Rule(
      "PAGE-8",
      [.measured],
      on: "6–9",
      from: ["REPORTS"],
      """
      A new page turn before the old one has ended logs unbalanced appearance calls.
      """
    ),
    Rule(
      "PAGE-9",
      [.reported],
      on: "6–",
      from: ["R 13162693"],
      """
      The scroll style loads neighbouring pages ahead, without appearance callbacks.
      """
    ),
  ]
}
