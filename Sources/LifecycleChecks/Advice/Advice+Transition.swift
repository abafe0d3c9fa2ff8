// Advice on the invariants of controllers in one transition (spec 3.2).

extension Advice {
  static let transitions: [Advice] = [
    Advice(
      22,
      repair: "Begin both sides before you end either: old disappears, new appears, then the ends.",
      causes: "a container ends the new child before it begins the old one's disappearance",
      "the transition is made of two that overlap"
    ),
    Advice(
      23,
      repair: "In a container of your own follow the order of the transition you imitate; with "
        + "UIKit's containers look for calls that interfere.",
      causes: "the transition is of another kind than stated: a presentation reads unlike a push",
      "callbacks are forwarded by hand in another order",
      "a second transition ran inside the first"
    ),
    Advice(
      24,
      repair: "When a gesture is cancelled, begin the opposite direction on both sides and end "
        + "both, then remove what had come.",
      causes: "the container does not tell the sides that the gesture was cancelled",
      "it ends the original direction although the gesture was cancelled",
      "this version of UIKit cancels in another order: see the variants"
    ),
    Advice(
      25,
      repair: "Do not rely on the callbacks of controllers that stay visible or stay covered.",
      causes: "the presenter of a sheet is told by hand that it disappears",
      "the presentation is full screen and not the sheet it is said to be",
      "a controller between the top and the target of a pop is driven by hand"
    ),
    Advice(
      26,
      repair: "Call the completion of a transition after endAppearanceTransition on both sides.",
      causes: "a completion is called at the end of the animation block, before the dids",
      "a completion is called although the transition was cancelled"
    ),
    Advice(
      27,
      repair: "Tell the interaction handlers of the outcome before the compensating callbacks.",
      causes: "a coordinator of one's own calls its handlers after it has begun to compensate",
      "the handler was registered too late"
    ),
    Advice(
      28,
      repair: "On cancellation begin the opposite direction before you end.",
      causes: "endAppearanceTransition is called without the opposite begin after a cancel",
      "completeTransition(true) although transitionWasCancelled is true"
    ),
  ]
}
