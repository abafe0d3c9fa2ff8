// The kinds of event (spec 0.2): the callbacks of a controller, and everything around them.

extension Event {
  /// What happened; the raw value is the name in trace files.
  public enum Kind: UInt8, CaseIterable, Sendable {
    // A controller's life.
    case created
    case destroyed
    case loadView
    case viewDidLoad
    /// The app gave a controller a view that it did not load: no viewDidLoad follows.
    case viewSet
    case viewSetToNil
    case didReceiveMemoryWarning

    // Appearance.
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear

    // Layout.
    case updateViewConstraints
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewWillTransition

    // Containment.
    case willMoveToParent
    case didMoveToParent

    // Forwarding by hand: `flag` is the direction of a begin, `other` the caller.
    case beginAppearance
    case endAppearance

    // Delegates: `controller` is the owner (for a sheet the presented controller), `other` the
    // controller named; in `pageDidFinish` `flag` is completed.
    case navigationWillShow
    case navigationDidShow
    case tabShouldSelect
    case tabDidSelect
    case pageWillTransition
    case pageDidFinish
    case sheetShouldDismiss
    case sheetWillDismiss
    case sheetDidDismiss
    case sheetDidAttempt

    // Completions: `controller` was presented or dismissed, `other` is its presenter. The
    // coordinator: `flag` is cancelled, `text` the registration, one index for one registration;
    // in `coordinatorRegistered` `flag` is true for an interaction handler only.
    case presentCompletion
    case dismissCompletion
    case coordinatorRegistered
    case coordinatorAlongside
    case coordinatorInteraction
    case coordinatorCompletion

    // The console, and what raised an exception.
    case logUnbalanced
    case logMisuse
    case logNested
    case logAttempt
    case exception

    // Segues and first-call tracking: `flag` is the answer, `text` the call site, one index for
    // one site.
    case segueShouldPerform
    case seguePrepare
    case unwindAction
    case firstCall

    // The application and its scene.
    case sceneWillConnect
    case sceneWillEnterForeground
    case sceneDidBecomeActive
    case sceneWillResignActive
    case sceneDidEnterBackground
    case sceneDidDisconnect
    case applicationDidBecomeActive
    case applicationWillResignActive
    case applicationDidEnterBackground
    case applicationWillEnterForeground
    case rotation
    case sizeChange
    case memoryWarning
    case keyboard

    // Phases of a transition (spec 0.5).
    case transitionRequest
    case transitionStart
    /// One more root of the transition: `flag` true on the side that comes.
    case transitionRoot
    case transitionCommit
    /// The end of the gesture: `flag` true if it cancels.
    case transitionRelease
    case transitionFinish
    case transitionCancel

    // The tree, for checks of what should be on screen.
    /// `controller` became (`flag`) or ceased to be the root of a window.
    case windowRoot
    /// `controller` became (`flag`) or ceased to be the child of `other`.
    case parentChanged
    /// `controller` joined (`flag`) or left what its container `other` shows.
    case shownChanged
    /// `controller` was presented (`flag`) or its link to the presenter `other` was cut;
    /// `transitionKind` is `presentHiding` or `presentKeeping` where that is known.
    case presentationChanged
    /// `controller`'s view entered (`flag`) or left a window.
    case windowChanged

    // Notes of the one who records.
    case step
    case marker
    /// Nothing is under way: no open transition, no owed commit (spec 0.7).
    case rest

    // What the eye and the hand of the user meet, as far as the one who records knows it.
    /// Whether a part of `controller`'s view can be seen (`flag` true), or its container hides all
    /// of it: it lies outside, beneath an opaque view, or is hidden or transparent.
    case sightChanged
    /// A gesture on a container of the app's begins.
    case gestureBegan
    /// The finger of that gesture moves.
    case gestureMoved
    /// The gesture ends: `flag` true if it is cancelled, nil if something else came between.
    case gestureEnded
    /// The page controller `controller` is asked to show `other`, by a call or a finger; `flag` is
    /// false for a further page of the same request.
    case pageRequested
    /// `controller` still exists after its window, its root and the stage were released.
    case outlived
    /// Time alone brings no end: `flag` tells whether `controller`'s view is laid out for ever, or
    /// other work continues.
    case unsettled
  }
}

extension Event.Kind {
  /// Whether this is one of the four callbacks that move a controller between its states.
  @inlinable public var isWillOrDid: Bool { stateAfter != nil }

  /// The state of a controller after one of these four callbacks; nil for any other event.
  @inlinable package var stateAfter: AppearanceState? {
    switch self {
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    default: nil
    }
  }

  /// Whether this is one of the five appearance callbacks.
  @inlinable public var isAppearance: Bool { isWillOrDid || self == .viewIsAppearing }

  /// Whether this tells a controller of its parent.
  @inlinable public var isMove: Bool { self == .willMoveToParent || self == .didMoveToParent }

  /// Whether UIKit calls this on a controller.
  @inlinable public var isControllerCallback: Bool {
    switch self {
    case .created, .destroyed, .loadView, .viewDidLoad, .didReceiveMemoryWarning,
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewWillTransition, .willMoveToParent, .didMoveToParent:
      true
    default: false
    }
  }

  /// Whether this tells of the tree only, and of no callback.
  @inlinable public var isStructure: Bool {
    switch self {
    case .windowRoot, .parentChanged, .shownChanged, .presentationChanged, .windowChanged: true
    default: false
    }
  }

  /// Whether this marks a phase of a gesture on a container of the app's.
  @inlinable public var isGesture: Bool {
    self == .gestureBegan || self == .gestureMoved || self == .gestureEnded
  }

  /// Whether this marks a phase of a transition.
  @inlinable public var isTransitionMarker: Bool {
    switch self {
    case .transitionRequest, .transitionStart, .transitionRoot, .transitionCommit,
      .transitionRelease, .transitionFinish, .transitionCancel:
      true
    default: false
    }
  }
}
