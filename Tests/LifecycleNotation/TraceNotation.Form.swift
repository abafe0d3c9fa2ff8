// The short name of each kind of event, and what stands in its parentheses.

internal import VCLifecycle

extension TraceNotation {
  /// What stands at one place in a word's parentheses.
  enum Argument: Sendable {
    case literal(String)
    case controller(any WritableKeyPath<Event, ControllerID?> & Sendable)
    /// The other controller, or `nil`.
    case parent
    /// One of two words.
    case choice(any WritableKeyPath<Event, Bool?> & Sendable, yes: String, no: String)
    case transition
    case kind
    case text

    static var controller: Argument { .controller(\.controller) }
    static var other: Argument { .controller(\.other) }
    static var from: Argument { .controller(\.from) }
    static var to: Argument { .controller(\.to) }
    static var animated: Argument { .choice(\.animated, yes: "T", no: "F") }
    static var flag: Argument { .choice(\.flag, yes: "T", no: "F") }
    static var outcome: Argument { .choice(\.flag, yes: "cancel", no: "finish") }
    static var interactive: Argument { .choice(\.isInteractive, yes: "T", no: "F") }
    static var cause: Argument { .choice(\.isUserDriven, yes: "user", no: "call") }

    /// The property of the event that the argument stands for.
    var field: PartialKeyPath<Event>? {
      switch self {
      case .literal: nil
      case .controller(let path): path
      case .parent: \.other
      case .choice(let path, _, _): path
      case .transition: \.transition
      case .kind: \.transitionKind
      case .text: \.text
      }
    }
  }

  /// The word of one kind of event.
  struct Form: Sendable {
    let kind: Event.Kind
    let name: String
    let arguments: [Argument]

    init(_ kind: Event.Kind, _ name: String, _ arguments: Argument...) {
      self.kind = kind
      self.name = name
      self.arguments = arguments
    }

    /// Returns whether the parentheses have a place for a property.
    func has(_ field: PartialKeyPath<Event>?) -> Bool { arguments.contains { $0.field == field } }
  }

  static func form(of kind: Event.Kind) -> Form {
    forms.first { $0.kind == kind } ?? Form(kind, "\(kind)")
  }

  static let forms: [Form] = callbacks + surroundings

  private static let callbacks: [Form] = [
    Form(.created, "init"),
    Form(.destroyed, "deinit"),
    Form(.loadView, "lv"),
    Form(.viewDidLoad, "dl"),
    Form(.viewSet, "viewSet"),
    Form(.viewSetToNil, "setView", .literal("nil")),
    Form(.didReceiveMemoryWarning, "memory"),
    Form(.viewWillAppear, "wa", .animated),
    Form(.viewIsAppearing, "ia", .animated),
    Form(.viewDidAppear, "da", .animated),
    Form(.viewWillDisappear, "wd", .animated),
    Form(.viewDidDisappear, "dd", .animated),
    Form(.updateViewConstraints, "uvc"),
    Form(.viewWillLayoutSubviews, "wl"),
    Form(.viewDidLayoutSubviews, "dls"),
    Form(.viewWillTransition, "vwt"),
    Form(.willMoveToParent, "wm", .parent),
    Form(.didMoveToParent, "dm", .parent),
    Form(.beginAppearance, "begin", .controller, .flag, .animated, .other),
    Form(.endAppearance, "end", .controller, .other),
  ]

  private static let surroundings: [Form] = [
    Form(.navigationWillShow, "willShow", .other, .animated),
    Form(.navigationDidShow, "didShow", .other, .animated),
    Form(.tabShouldSelect, "tabShould", .other),
    Form(.tabDidSelect, "tabDid", .other),
    Form(.pageWillTransition, "pageWill", .other),
    Form(.pageDidFinish, "pageDid", .flag, .other),
    Form(.sheetShouldDismiss, "sheetShould", .other),
    Form(.sheetWillDismiss, "sheetWill", .other),
    Form(.sheetDidDismiss, "sheetDid", .other),
    Form(.sheetDidAttempt, "sheetTried", .other),
    Form(.presentCompletion, "presentDone", .controller, .other),
    Form(.dismissCompletion, "dismissDone", .controller, .other),
    Form(.coordinatorRegistered, "tcReg", .text, .flag),
    Form(.coordinatorAlongside, "tcAlong", .text),
    Form(.coordinatorInteraction, "tcInter", .flag, .text),
    Form(.coordinatorCompletion, "tcDone", .flag, .text),
    Form(.logUnbalanced, "log", .literal("unbalanced"), .controller),
    Form(.logMisuse, "log", .literal("misuse"), .controller, .text),
    Form(.logNested, "log", .literal("nested"), .controller),
    Form(.logAttempt, "log", .literal("attempt"), .controller),
    Form(.exception, "exception", .text, .controller),
    Form(.firstCall, "first", .controller, .text, .flag),
    Form(.applicationDidBecomeActive, "appDidBecomeActive"),
    Form(.applicationWillResignActive, "appWillResignActive"),
    Form(.applicationDidEnterBackground, "appDidEnterBackground"),
    Form(.applicationWillEnterForeground, "appWillEnterForeground"),
    Form(.transitionRequest, "tRequest", .transition, .kind),
    Form(
      .transitionStart,
      "tStart",
      .transition,
      .kind,
      .from,
      .to,
      .animated,
      .interactive,
      .cause
    ),
    Form(.transitionRoot, "tRoot", .transition, .other, .flag),
    Form(.transitionCommit, "tCommit", .transition),
    Form(.transitionRelease, "tRelease", .transition, .outcome),
    Form(.transitionFinish, "tFinish", .transition),
    Form(.transitionCancel, "tCancel", .transition),
    Form(.windowRoot, "root", .text, .flag),
    Form(.parentChanged, "parent", .other, .flag),
    Form(.shownChanged, "shown", .other, .flag),
    Form(.presentationChanged, "presented", .other, .flag, .kind),
    Form(.windowChanged, "window", .flag),
    Form(.sightChanged, "seen", .flag),
    Form(.gestureBegan, "gBegin"),
    Form(.gestureMoved, "gMove"),
    Form(.gestureEnded, "gEnd", .outcome),
    Form(.pageRequested, "asked", .other, .flag),
    Form(.unsettled, "unsettled", .flag),
    Form(.step, "step", .text),
    Form(.marker, "marker", .text),
  ]

  /// The keys of what a word has in braces where its form has no place for it, in their order.
  static let extras: [(key: String, argument: Argument)] = [
    ("other", .other), ("from", .from), ("to", .to), ("animated", .animated), ("flag", .flag),
    ("interactive", .interactive), ("cause", .cause), ("t", .transition), ("kind", .kind),
    ("text", .text),
  ]

  /// The names of a snapshot's facts, in the order of their bits.
  static let facts: [(name: String, fact: Event.Snapshot.Facts)] = [
    ("window", .hasWindow), ("superview", .hasSuperview), ("traits", .traitsCurrent),
    ("safeArea", .safeAreaCurrent), ("frame", .frameFinal), ("subviews", .subviewFramesFinal),
    ("deep", .deepFramesFinal), ("MTP", .movingToParent), ("MFP", .movingFromParent),
    ("BP", .beingPresented), ("BD", .beingDismissed), ("coordinator", .hasCoordinator),
    ("animated", .coordinatorAnimated), ("interactive", .coordinatorInteractive),
  ]
}
