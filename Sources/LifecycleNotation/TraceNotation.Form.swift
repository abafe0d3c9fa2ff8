// The short name of each kind of event, and what stands in its parentheses.

internal import Lifecycle

extension TraceNotation {
  /// What stands at one place in a word's parentheses.
  enum Argument: Equatable {
    case literal(String)
    case controller
    case other
    /// The other controller, or `nil`.
    case parent
    case from
    case to
    case animated
    case flag
    /// `finish` or `cancel`, for a flag.
    case outcome
    case interactive
    /// `user` or `call`.
    case cause
    case transition
    case kind
    case text
  }

  /// The word of one kind of event.
  struct Form {
    let kind: Event.Kind
    let name: String
    let arguments: [Argument]

    init(_ kind: Event.Kind, _ name: String, _ arguments: Argument...) {
      self.kind = kind
      self.name = name
      self.arguments = arguments
    }

    /// Whether the controller stands in the parentheses and not before the name.
    var namesController: Bool { arguments.contains(.controller) }

    /// Returns whether the parentheses have a place for an argument.
    func has(_ argument: Argument) -> Bool {
      switch argument {
      case .other: arguments.contains(.other) || arguments.contains(.parent)
      case .flag: arguments.contains(.flag) || arguments.contains(.outcome)
      default: arguments.contains(argument)
      }
    }
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
