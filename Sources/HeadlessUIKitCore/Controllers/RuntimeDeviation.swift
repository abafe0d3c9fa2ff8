// A deliberate deviation of the runtime from the rulebook, as data: where it applies, and what it
// changes there. The product plants none; measurements of bug-finding power do.

package import VCLifecycle

/// What a runtime does differently on purpose, as a list of rules that all apply.
package struct RuntimeDeviation: Sendable {
  let rules: [Rule]

  package init(_ rules: [Rule]) { self.rules = rules }

  /// One change at one kind of place.
  package enum Rule: Sendable {
    /// A transition of one of these kinds, presented in that style if one is named.
    case transition(
      [TransitionKind],
      style: UIModalPresentationStyle? = nil,
      when: [Condition] = [],
      TransitionEdit
    )
    /// A callback of a controller, where all conditions hold.
    case callback([Event.Kind], when: [Condition] = [], CallbackEdit)
    /// Any other event that is recorded, where all conditions hold.
    case event(Event.Kind, when: [Condition] = [], EventEdit)
    /// The value of move flags when they are read, where all conditions hold.
    case flags(MoveFlags, when: [Condition] = [], FlagEdit)
    /// What containers of a kind forward their callbacks to.
    case forwarding(ContainerKind, ForwardingEdit)
  }

  /// What must hold of a callback, an event or a controller for a rule to apply.
  package enum Condition: Sendable {
    case origin(Event.Origin)
    /// The callback or event belongs to a transition of one of these kinds.
    case inTransition([TransitionKind])
    case outsideTransitions
    /// The transition is cancelled.
    case cancelled
    /// The controller is a root that arrives in the transition.
    case arrives
    /// The controller is a root that leaves in the transition.
    case leaves
    case isContainer(ContainerKind)
    /// The parent, or the container that a move leads into or out of, is of one of these kinds.
    case childOf([ContainerKind])
    case hasNoParent
    case parentIs(AppearanceState)
    case isIn(AppearanceState)
    /// UIKit has moved the controller on and off the screen before.
    case returns
    /// The container of the move has been on screen before.
    case containerHasBeenDriven
    /// UIKit has moved the parent on and off the screen before.
    case parentReturns
    /// The root of the window is being replaced.
    case replacingRoot
    case notReplacingRoot
    /// The latest will callback took back an earlier one that had no did callback yet.
    case reversed
    /// The move has a parent, and is not one to nil.
    case entersParent
    case leavesParent
    /// The event's flag has this value.
    case flag(Bool)
    /// The event belongs to one registration with a coordinator.
    case ofRegistration
    /// The app asked for the transition while its container was in one of these states.
    case askedWhile([AppearanceState])
    /// The app asked for it while its container ran a transition of one of these kinds.
    case askedDuring([TransitionKind])
    /// The app asked for it while another container or presenter ran one of these kinds.
    case askedBeside([TransitionKind])
    /// The app asked for it inside one of these callbacks.
    case askedInside([Event.Kind])
    /// Its container has started at least so many, this one included.
    case startsAtLeast(Int)
  }

  /// A change of a transition, made when it starts.
  package enum TransitionEdit: Sendable {
    case beats(any WritableKeyPath<TransitionOrder, [Beat]> & Sendable, [Beat])
    case ends(TransitionOrder.Ending)
    case repeatsNewWill
    case leaving(Roots)
    case arriving(Roots)
    /// The transition ends with the layout pass of its start.
    case endsWithLayout
    case neverEnds
    case hidesCoordinator
    case keepsOldView
    /// A release with this outcome has the opposite one.
    case inverts(cancelled: Bool)
  }

  package typealias Beat = TransitionOrder.Beat

  /// Which controllers a transition takes for one of its sides.
  package enum Roots: Sendable {
    case none
    /// The container or presenter that runs the transition.
    case owner
    /// The lowest of several controllers that leave a stack.
    case lowestOfStack
    /// All but the controller that the owner presents, where several leave.
    case withoutLowestPresented
  }

  /// A change of a callback.
  package enum CallbackEdit: Equatable, Sendable {
    case drop
    case repeated
    /// The did callback of the other direction is sent.
    case reversed
    case flipsAnimated
    /// A did move to nil comes while the parent is still set.
    case precedesUnlinking
    case preceded(Extra)
    case followed(Extra)
  }

  /// What happens in addition to a callback.
  package enum Extra: Sendable {
    case layoutPass
    case isAppearing
    /// The root that replaces this one appears.
    case newRootAppears
    /// The controller leaves its parent.
    case moveOut
    /// The did callback waits for the commit only.
    case queuedDid
    /// A container forwards the callback to children that have appeared before it.
    case forwardsToEarly
    /// A container forwards the callback to children that have disappeared.
    case forwardsToUnbegun
    /// A container forwards the callback though its children are its own affair.
    case forwardsByItself
  }

  /// A change of an event other than a callback.
  package enum EventEdit: Sendable {
    case drop
    case repeated
    case flipsAnimated
    case flipsFlag
    /// Another event of that kind follows, about the same controllers.
    case followed(Event.Kind, flag: Bool? = nil)
    /// The event names the controller that leaves.
    case namesLeaving
    /// The event is attributed to the newest open transition.
    case movesToNewest
    case windowsLeaveScreen
    case rootsAppearAgain
    case hiddenViewsUnload
    /// UIKit makes the controller appear.
    case appears
  }

  /// A change of a flag's value.
  package enum FlagEdit: Sendable {
    case cleared
    case set
  }

  /// A change of what a container forwards to.
  package enum ForwardingEdit: Sendable {
    case toFirst
    /// To a child that was shown earlier.
    case toFormer
    /// To a child that was shown earlier, until the shown one has appeared once.
    case toFormerOfNew
  }
}
