// Advice on the invariants of the tree, of moves and of states at callbacks (spec 3.3, 3.4).

extension Advice {
  static let tree: [Advice] = [
    Advice(
      29,
      repair: "A manual container forwards its own four callbacks to its children: begin in "
        + "viewWillAppear, end in viewDidAppear, and so on.",
      causes: "a manual container begins a child while it is itself not on screen",
      "the container's override of viewWillAppear or viewDidAppear does not call super",
      "the child is told before or without its container"
    ),
    Advice(
      30,
      repair: "Forward the container's disappearance to its children as well.",
      causes: "a manual container forwards viewWillAppear but not viewWillDisappear",
      "the child was added while the container disappeared"
    ),
    Advice(
      31,
      repair: "Pass the container's own animated flag to its children.",
      causes: "a container forwards with a constant animated flag",
      "an override calls super with a constant"
    ),
    Advice(
      32,
      repair: "Find which container shows the controller and let it drive the appearance; a manual "
        + "container must forward to every child it shows.",
      causes: "viewDidAppear was not called because the container forwards nothing",
      "the view is shown without addChild",
      "a controller that is covered was never told that it disappeared"
    ),
    Advice(
      33,
      repair: "Return true from shouldAutomaticallyForwardAppearanceMethods, or call "
        + "begin/endAppearanceTransition yourself; not both.",
      causes: "the container is said to be manual and yet forwards automatically",
      "the child's view was added before addChild"
    ),
    Advice(
      34,
      repair: "Begin appearances only while the container's view is in a window.",
      causes: "a child appears in a container that is not on screen",
      "the view was taken out of its window without a disappearance"
    ),
    Advice(
      35,
      repair: "Adding: addChild, addSubview, didMove(toParent: self). Removing: "
        + "willMove(toParent: nil), removeFromSuperview, removeFromParent.",
      causes: "didMove(toParent:) is missing after addChild",
      "willMove(toParent: nil) is missing before removeFromParent",
      "willMove or didMove is called twice, by the app and by UIKit"
    ),
    Advice(
      36,
      repair: "Leave willMove and didMove of pushed controllers to the navigation controller.",
      causes: "willMove or didMove is called by hand on a controller of a navigation stack",
      "a container of one's own sends didMove before the transition has ended"
    ),
    Advice(
      37,
      repair: "Call addChild and removeFromParent; never willMove or didMove alone.",
      causes: "didMove(toParent:) is called without addChild",
      "didMove(toParent: nil) is called before removeFromParent"
    ),
    Advice(
      38,
      repair: "Read isMovingToParent and isBeingPresented in appearing callbacks only, the other "
        + "two in disappearing ones, and ask the ancestors too.",
      causes: "the flag is read on a child of the controller that moves",
      "the flag is read outside of the callbacks it is meant for"
    ),
    Advice(
      39,
      repair: "Move work that needs a window, traits or geometry to viewIsAppearing.",
      causes: "the view was added to the window at another time than the transition says",
      "begin/endAppearanceTransition ran off screen"
    ),
    Advice(
      40,
      repair: "Read transitionCoordinator in viewWillAppear or viewWillDisappear, on the "
        + "controller that the transition moves.",
      causes: "the container vends no transition coordinator",
      "the transition is not animated although it is said to be"
    ),
    Advice(
      41,
      repair: "Call completeTransition(!transitionWasCancelled) exactly once.",
      causes: "a custom transition reports success although it was cancelled",
      "a completion was registered for a pop that never began",
      "the animator completes twice"
    ),
    Advice(
      42,
      repair: "Do not read presentingViewController in viewDidDisappear: keep what is needed.",
      causes: "the presentation was torn down while another one ran",
      "a controller covered by its own presentation is taken for dismissed"
    ),
  ]
}
