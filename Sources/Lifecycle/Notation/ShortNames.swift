// The short names of events in diagrams (spec 0.2), both ways: one table maps kinds to text.

extension Event.Kind {
  /// The short name in diagrams and notation, if the kind is shown there.
  public var shortName: String? {
    switch self {
    case .created: "init"
    case .destroyed: "deinit"
    case .loadView: "lv"
    case .viewDidLoad: "dl"
    case .viewSetToNil: "nil"
    case .didReceiveMemoryWarning: "mem"
    case .viewWillAppear: "wa"
    case .viewIsAppearing: "ia"
    case .viewDidAppear: "da"
    case .viewWillDisappear: "wd"
    case .viewDidDisappear: "dd"
    case .updateViewConstraints: "uvc"
    case .viewWillLayoutSubviews: "wl"
    case .viewDidLayoutSubviews: "dls"
    case .viewWillTransition: "vwt"
    case .willMoveToParent: "wm"
    case .didMoveToParent: "dm"
    case .beginAppearance: "begin"
    case .endAppearance: "end"
    case .navigationWillShow: "willShow"
    case .navigationDidShow: "didShow"
    case .tabShouldSelect: "tabShould"
    case .tabDidSelect: "tabDid"
    case .pageWillTransition: "pageWill"
    case .pageDidFinish: "pageDid"
    case .sheetShouldDismiss: "sheetShould"
    case .sheetWillDismiss: "sheetWill"
    case .sheetDidDismiss: "sheetDid"
    case .sheetDidAttempt: "sheetTried"
    case .presentCompletion: "presentDone"
    case .dismissCompletion: "dismissDone"
    case .coordinatorAlongside: "tcAlong"
    case .coordinatorInteraction: "tcInter"
    case .coordinatorCompletion: "tcDone"
    case .coordinatorRegistered: "tcReg"
    case .logUnbalanced: "log(unbalanced)"
    case .logMisuse: "log(misuse)"
    case .logNested: "log(nested)"
    case .logAttempt: "log(attempt)"
    case .exception: "exception"
    case .segueShouldPerform: "segueShould"
    case .seguePrepare: "seguePrepare"
    case .unwindAction: "unwindAction"
    case .firstCall: "first"
    case .sceneWillConnect: "sceneConnect"
    case .sceneWillEnterForeground: "sceneForeground"
    case .sceneDidBecomeActive: "sceneActive"
    case .sceneWillResignActive: "sceneResign"
    case .sceneDidEnterBackground: "sceneBackground"
    case .sceneDidDisconnect: "sceneDisconnect"
    case .applicationDidBecomeActive: "appActive"
    case .applicationWillResignActive: "appResign"
    case .applicationDidEnterBackground: "appBackground"
    case .applicationWillEnterForeground: "appForeground"
    case .rotation: "rotation"
    case .sizeChange: "sizeChange"
    case .memoryWarning: "memoryWarning"
    case .keyboard: "keyboard"
    case .transitionRequest, .transitionStart, .transitionRoot, .transitionCommit,
      .transitionRelease, .transitionFinish, .transitionCancel, .windowRoot, .parentChanged,
      .shownChanged, .presentationChanged, .windowChanged, .step, .marker, .rest:
      nil
    }
  }
}

extension Trace {
  /// The event's short text without its subject: `wa`, and with `full` its argument: `wa(T)`.
  public func shortText(of event: Event, full: Bool) -> String? {
    guard let name = event.kind.shortName else { return nil }
    guard full, let argument = shortArgument(of: event) else { return name }
    return "\(name)(\(argument))"
  }

  private func shortArgument(of event: Event) -> String? {
    let flag = event.animated.map { $0 ? "T" : "F" }
    let other = event.other.map(name(of:))
    switch event.kind {
    case .willMoveToParent, .didMoveToParent: return other ?? "nil"
    case .beginAppearance: return (event.flag ?? true) ? "T" : "F"
    case .navigationWillShow, .navigationDidShow, .tabShouldSelect, .tabDidSelect: return other
    case .pageDidFinish, .coordinatorInteraction, .coordinatorCompletion, .firstCall:
      return event.flag.map { $0 ? "T" : "F" }
    case .exception: return text(of: event)
    default: return event.kind.isAppearance ? flag : nil
    }
  }
}
