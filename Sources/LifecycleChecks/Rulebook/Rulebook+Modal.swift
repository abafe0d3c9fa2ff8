// The MODAL rules: presentation and dismissal.

internal import Lifecycle

extension Rulebook {
  static let modal: [Rule] = [
    Rule(
      "MODAL-1",
      [.measured],
      on: "4–",
      from: ["YAG", "CAT", "REMKOH", "WOC"],
      """
      Presenting over a presenter whose view is removed sends the presenter viewWillDisappear, the \
      presented one viewWillAppear and viewDidAppear, and then the presenter viewDidDisappear.
      """
    ),
    Rule(
      "MODAL-2",
      [.measured],
      on: "4–",
      from: ["YAG", "CAT", "WOC"],
      """
      Dismissing such a presentation sends the presented controller viewWillDisappear, the \
      presenter viewWillAppear and viewDidAppear, and then the presented one viewDidDisappear.
      """
    ),
    Rule(
      "MODAL-3",
      [.documented, .measured],
      on: "8–",
      from: ["MPS", "W19", "WOC", "STY"],
      """
      If the presenter's view stays, the presenter gets no appearance callback and only the \
      presented controller appears and disappears.
      """
    ),
    Rule(
      "MODAL-4",
      [.documented, .reported],
      on: "all",
      from: ["MPS", "STY"],
      """
      Whether the presenter is hidden follows from the presentation style, idiom, size and \
      version, and for a custom style from the presentation controller's \
      shouldRemovePresentersView.
      """
    ),
    Rule(
      "MODAL-5",
      [.documented],
      on: "13–",
      from: ["SHOWDOC"],
      """
      The automatic style is a sheet from iOS 13 and full screen before, and presenting without a \
      choice uses it with the cover-vertical transition.
      """
    ),
    Rule(
      "MODAL-6",
      [.documented, .measured],
      on: "all",
      from: ["HVC", "CAT"],
      """
      The completion of present runs after the presented controller's viewDidAppear and that of \
      dismiss after its viewDidDisappear; both were observed after the callbacks of the presenter \
      too.
      """
    ),
    Rule(
      "MODAL-7",
      [.measured],
      on: "8–",
      from: ["R 18464897", "STACKS", "CAT"],
      """
      A presentation starts inside the call up to iOS 7 and after the current commit from iOS 8 \
      on, even when it is not animated.
      """
    ),
    Rule(
      "MODAL-8",
      [.documented],
      on: "5–",
      from: ["HVC"],
      """
      Full-screen styles and sheets are presented by the caller's farthest ancestor, the \
      current-context styles by the nearest ancestor that defines a presentation context, and that \
      controller is the presentingViewController.
      """
    ),
    Rule(
      "MODAL-9",
      [.documented],
      on: "all",
      from: ["DISM", "R 30284135", "R 30263707"],
      """
      dismiss on a controller that presents removes what it presents and all above; otherwise the \
      call goes to its presenter.
      """
    ),
    Rule(
      "MODAL-10",
      [.documented, .unknown],
      on: "all",
      from: ["DISM", "RNS"],
      """
      Dismissing several levels animates only the topmost; leaving controllers that were visible \
      get viewWillDisappear and viewDidDisappear, hidden ones nothing, and a hidden final \
      presenter appears; the order among the leaving ones is open.
      """
    ),
    Rule(
      "MODAL-11",
      [.measured],
      on: "10–",
      from: ["WOC #2114", "RNS"],
      """
      In the dismissed controller's viewDidDisappear presentingViewController is already nil.
      """
    ),
    Rule(
      "MODAL-12",
      [.reported],
      on: "14, 26",
      from: ["RNS PR #4016", "react-native-navigation #7233"],
      """
      A sheet covered by a full-screen controller that it presents disappears although it is still \
      presented, and appears again afterwards; whether visible controllers beneath it take part is \
      open.
      """
    ),
    Rule(
      "MODAL-13",
      [.disputed],
      on: "~7",
      from: ["REMKOH"],
      """
      Presenting in one's own viewDidAppear is legal; the first presenter's viewDidDisappear may \
      come before or after the second presentation starts.
      """
    ),
    Rule(
      "MODAL-14",
      [.measured, .unknown],
      on: "all",
      from: ["REPORTS"],
      """
      Presenting in viewDidLoad or viewWillAppear of a controller that is not shown yet logs \
      unbalanced appearance calls; which callbacks follow is open.
      """
    ),
    Rule(
      "MODAL-15",
      [.reported],
      on: "5–",
      from: ["OBJCIO", "REPORTS"],
      """
      Presenting while a presentation or dismissal runs, from a controller that already presents, \
      or from one outside a window is refused with a console line, sends no callback and never \
      runs the completion.
      """
    ),
    Rule(
      "MODAL-16",
      [.reported],
      on: "13–",
      from: ["SHEETS", "ADPT"],
      """
      Dragging a sheet down sends it viewWillDisappear when the drag starts and viewDidDisappear \
      when it has left, then didDismiss to the delegate; the presenter hears nothing.
      """
    ),
    Rule(
      "MODAL-17",
      [.reported],
      on: "13–",
      from: ["SHEETS", "HTC"],
      """
      A sheet whose drag is given up gets viewWillAppear and viewDidAppear after the \
      viewWillDisappear of the drag; the presenter hears nothing and there is no didDismiss.
      """
    ),
    Rule(
      "MODAL-18",
      [.documented, .unknown],
      on: "13–",
      from: ["ADPT"],
      """
      A drag on a sheet that may not be dismissed calls presentationControllerDidAttemptToDismiss; \
      whether appearance callbacks come is open and none is the default.
      """
    ),
    Rule(
      "MODAL-19",
      [.documented, .unknown],
      on: "7–",
      from: ["HTC"],
      """
      Cancelling an interactive dismissal of a full-screen controller sends viewWillDisappear to \
      the presenter that was appearing and viewWillAppear to the presented one, and with roles \
      exchanged for an interactive presentation; the order of the dids is open.
      """
    ),
    Rule(
      "MODAL-20",
      [.documented, .reported],
      on: "all",
      from: ["DA", "STY"],
      """
      A controller inside a popover that presents another one does not get viewDidAppear when that \
      one is dismissed, and on an iPad a popover leaves its presenter silent.
      """
    ),
    Rule(
      "MODAL-21",
      [.reported],
      on: "10",
      from: ["WOC PR #2195"],
      """
      The covered presenter's view is first moved to an off-screen window and then removed, and \
      all these moves are over when the presented controller gets viewDidAppear.
      """
    ),
    Rule(
      "MODAL-22",
      [.reported],
      on: "12",
      from: ["STY"],
      """
      Presenting with the style none raises an exception.
      """
    ),
    Rule(
      "MODAL-23",
      [.unknown],
      on: "all",
      from: [],
      """
      dismiss with nothing presented and no presenter sends no callback; whether its completion \
      runs is open.
      """
    ),
    Rule(
      "MODAL-24",
      [.reported],
      on: "11",
      from: ["SideMenu #298"],
      """
      A presentation library was seen to send the presenter viewDidDisappear and viewDidAppear \
      under the custom style; UIKit itself does not.
      """
    ),
  ]
}
