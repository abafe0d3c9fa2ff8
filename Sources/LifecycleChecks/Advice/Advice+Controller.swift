// Advice on the invariants of one controller (spec 3.1).

extension Advice {
  static let oneController: [Advice] = [
    Advice(
      1,
      repair: "Call beginAppearanceTransition(_:animated:) only for a direction the child is not "
        + "in already, and end it exactly once.",
      causes: "a container begins an appearance of a child that has appeared, or a disappearance "
        + "of one that is gone",
      "a second transition was started before the first had ended",
      "the log lacks a line: a callback that does not print"
    ),
    Advice(
      2,
      repair: "Leave the callbacks to one driver: either UIKit forwards them "
        + "(shouldAutomaticallyForwardAppearanceMethods is true), or the container calls "
        + "begin/endAppearanceTransition; never call them by hand.",
      causes: "two drivers: a container that forwards by hand while UIKit forwards by itself",
      "addSubview before addChild while the parent is appearing: the child hears its own and its "
        + "parent's viewDidAppear",
      "a navigation delegate or an override calls the callback directly"
    ),
    Advice(
      3,
      repair: "Pair every endAppearanceTransition with a beginAppearanceTransition on the same "
        + "child, and add children with addChild before their views.",
      causes: "a child was put into the hierarchy between its parent's viewWillAppear and "
        + "viewDidAppear",
      "endAppearanceTransition for a child that was never begun",
      "viewWillAppear is overridden without printing, or the log begins after it"
    ),
    Advice(
      4,
      repair: "Touch the controller's view (or call loadViewIfNeeded) before an appearance "
        + "transition begins.",
      causes: "a callback was called by hand on a controller whose view was never loaded",
      "an instance is taken for another one: print addresses with the class names",
      "a child was selected in its container's viewDidLoad (a known defect on iOS 11)"
    ),
    Advice(
      5,
      repair: "Never call loadView or viewDidLoad yourself: use loadViewIfNeeded, and give "
        + "loadView a view to assign.",
      causes: "loadView or viewDidLoad is called by hand",
      "loadView leaves the view nil, so that each access loads again",
      "two instances of one class are taken for one: print addresses with the class names"
    ),
    Advice(
      6,
      repair: "Call super.viewIsAppearing, forward appearance with begin/endAppearanceTransition "
        + "only, and put no one-time work into viewIsAppearing below iOS 16 in children.",
      causes: "viewIsAppearing is missing because the container calls viewWillAppear and "
        + "viewDidAppear by hand",
      "below iOS 16 children of a plain container may miss it",
      "it was called twice by hand, or by a second driver"
    ),
    Advice(
      7,
      repair: "Let UIKit call viewIsAppearing: use begin/endAppearanceTransition.",
      causes: "viewIsAppearing is called by hand, after viewDidAppear or before viewWillAppear",
      "endAppearanceTransition ran before the view was in its window"
    ),
    Advice(
      8,
      repair: "State the version the log comes from (--ios), or remove the direct call.",
      causes: "the log was recorded on a later version than it is said to be",
      "viewIsAppearing is called by the app itself on an old version"
    ),
    Advice(
      9,
      repair: "Do not call the layout callbacks; use setNeedsLayout and layoutIfNeeded.",
      causes: "viewWillLayoutSubviews or viewDidLayoutSubviews is called by hand",
      "one of the two is overridden in a class between and does not print"
    ),
    Advice(
      10,
      repair: "Force no layout (layoutIfNeeded) before the view has appeared, or do not rely on "
        + "geometry before viewIsAppearing.",
      causes: "the container calls layoutIfNeeded before it begins the child's appearance",
      "the child's view was added long before its appearance began"
    ),
    Advice(
      12,
      repair: "Pass the transition's own animated flag to beginAppearanceTransition, and pass "
        + "`animated` on to super unchanged.",
      causes: "a container begins with one flag and forwards another",
      "an override calls super with a constant"
    ),
    Advice(
      13,
      repair: "Add the view in the same turn as the appearance begins.",
      causes: "the view was added to the hierarchy one or more turns after viewWillAppear",
      "viewWillAppear was called by hand ahead of the transition"
    ),
    Advice(
      14,
      repair: "Call endAppearanceTransition in the completion of the animation, not beside it.",
      causes: "endAppearanceTransition right after UIView.animate instead of in its completion",
      "the transition was not animated although begin was told so"
    ),
    Advice(
      15,
      repair: "Make sure every begin has its end, on the cancel path too, and every transition "
        + "completes: call completeTransition or endAppearanceTransition in each branch.",
      causes: "beginAppearanceTransition without endAppearanceTransition, often when a gesture is "
        + "cancelled",
      "a custom transition never calls completeTransition",
      "viewDidAppear or viewDidDisappear is overridden without printing, or the log ends early"
    ),
    Advice(
      16,
      repair: "Keep a child until its viewDidDisappear: remove it with willMove(toParent: nil), "
        + "removeFromSuperview, removeFromParent.",
      causes: "the controller was released while its view was on screen",
      "the owner dropped it in mid-transition",
      "viewDidDisappear is overridden without printing"
    ),
    Advice(
      17,
      repair: "Hold the controller strongly, or hold it weakly and not unowned.",
      causes: "a delegate keeps an unretained reference to a controller that was popped",
      "an address was used again by a new controller, whose viewDidLoad is not printed"
    ),
    Advice(
      18,
      repair: "Call super exactly once, and the same callback's.",
      causes: "super is forgotten in an override",
      "super of another callback is called: viewWillAppear calls super.viewDidDisappear",
      "an early return skips the call"
    ),
    Advice(
      19,
      repair: "Use beginAppearanceTransition(_:animated:) and endAppearanceTransition() instead of "
        + "calling the callback.",
      causes: "a container or navigation delegate calls viewWillAppear and the like by hand "
        + "(advice from before iOS 5)",
      "a method of the app calls viewWillAppear to refresh its content"
    ),
    Advice(
      20,
      repair: "Call begin and end in pairs on the same child, from its parent; after a cancelled "
        + "gesture begin the other direction and end once.",
      causes: "endAppearanceTransition twice, or without beginAppearanceTransition",
      "begin on one controller and end on another",
      "a controller that is not the parent drives the child"
    ),
    Advice(
      21,
      repair: "Do not forward to a controller that UIKit is moving: leave pushes, presentations "
        + "and tabs to their containers.",
      causes: "an animator or coordinator calls begin/endAppearanceTransition on the presented or "
        + "pushed controller",
      "a container forwards to a child while its own transition forwards to it too"
    ),
  ]
}
