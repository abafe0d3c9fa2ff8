// The WIN rules: window, application and scene.

internal import Lifecycle

extension Rulebook {
  static let window: [Rule] = [
    Rule(
      "WIN-1",
      [.measured],
      on: "7–26",
      from: ["YAG", "READKE", "CAT", "N17"],
      """
      A window's root gets loadView, viewDidLoad, viewWillAppear, viewIsAppearing, two layout \
      passes and viewDidAppear at its first display, with animated false.
      """
    ),
    Rule(
      "WIN-2",
      [.measured],
      on: "7–26",
      from: ["STACKS", "CHEN"],
      """
      The root's viewWillAppear comes from its view's move into the window and its viewDidAppear \
      after the commit.
      """
    ),
    Rule(
      "WIN-3",
      [.reported],
      on: "17",
      from: ["N17"],
      """
      At a scene's launch sceneWillEnterForeground comes before the root loads, and \
      sceneDidBecomeActive and the app's didBecomeActive come between its layout and its \
      viewDidAppear.
      """
    ),
    Rule(
      "WIN-4",
      [.disputed],
      on: "all",
      from: ["SO3", "N17"],
      """
      Whether the app becomes active before or after the root's viewDidAppear at launch differs \
      between versions.
      """
    ),
    Rule(
      "WIN-5",
      [.measured],
      on: "all",
      from: ["SO3", "DEVGEM"],
      """
      A window made key and visible in the background still loads its root and sends \
      viewWillAppear and viewDidAppear.
      """
    ),
    Rule(
      "WIN-6",
      [.measured],
      on: "all",
      from: ["YAG", "N17"],
      """
      Going to the background and coming back sends no appearance callback.
      """
    ),
    Rule(
      "WIN-7",
      [.documented, .unknown],
      on: "all",
      from: ["ROOTDOC"],
      """
      When a window's root is replaced the old views are removed before the new ones are \
      installed; the order of the callbacks is open.
      """
    ),
    Rule(
      "WIN-8",
      [.measured],
      on: "10–12",
      from: ["ROOTDOC", "UIWindowTransitions #7"],
      """
      Replacing the root while something is presented leaves the old tree and the presentation \
      alive without any callback.
      """
    ),
    Rule(
      "WIN-9",
      [.unknown],
      on: "all",
      from: [],
      """
      Whether hiding a window or disconnecting a scene sends callbacks is open, and a second \
      window above sends the controllers below nothing.
      """
    ),
    Rule(
      "WIN-10",
      [.disputed],
      on: "–10",
      from: ["WOC #2115"],
      """
      Adding a controller's view to a window that has no root treats the controller like one added \
      without addChild.
      """
    ),
    Rule(
      "WIN-11",
      [.reported],
      on: "?",
      from: ["APPS"],
      """
      A keyboard extension gets viewWillAppear repeatedly for reasons of its host.
      """,
      notModelled:
        "The host of a keyboard extension is another process, and no source says when it acts."
    ),
    Rule(
      "WIN-12",
      [.documented],
      on: "all",
      from: ["SHOWDOC"],
      """
      The root supplies a window's initial content, a full-screen presentation replaces it, and \
      the dismissal removes the presented views again.
      """
    ),
  ]
}
