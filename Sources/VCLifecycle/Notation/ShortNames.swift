// The short names of events in diagrams (spec 0.2).

extension Event.Kind {
  /// The short name in diagrams and notation, if the kind is shown there.
  public var shortName: String? { Self.shortNames[Int(rawValue)] }

  /// The short name of each kind, by its number.
  private static let shortNames: [String?] = {
    var names = [String?](repeating: nil, count: allCases.count)
    for (kind, name) in shownKinds { names[Int(kind.rawValue)] = name }
    return names
  }()

  private static let shownKinds: [(Event.Kind, String)] = [
    (.created, "init"), (.destroyed, "deinit"), (.loadView, "lv"), (.viewDidLoad, "dl"),
    (.viewSet, "view"), (.viewSetToNil, "nil"), (.didReceiveMemoryWarning, "mem"),
    (.viewWillAppear, "wa"),
    (.viewIsAppearing, "ia"), (.viewDidAppear, "da"), (.viewWillDisappear, "wd"),
    (.viewDidDisappear, "dd"), (.updateViewConstraints, "uvc"), (.viewWillLayoutSubviews, "wl"),
    (.viewDidLayoutSubviews, "dls"), (.viewWillTransition, "vwt"), (.willMoveToParent, "wm"),
    (.didMoveToParent, "dm"), (.beginAppearance, "begin"), (.endAppearance, "end"),
    (.navigationWillShow, "willShow"), (.navigationDidShow, "didShow"),
    (.tabShouldSelect, "tabShould"), (.tabDidSelect, "tabDid"), (.pageWillTransition, "pageWill"),
    (.pageDidFinish, "pageDid"), (.sheetShouldDismiss, "sheetShould"),
    (.sheetWillDismiss, "sheetWill"), (.sheetDidDismiss, "sheetDid"),
    (.sheetDidAttempt, "sheetTried"), (.presentCompletion, "presentDone"),
    (.dismissCompletion, "dismissDone"), (.coordinatorAlongside, "tcAlong"),
    (.coordinatorInteraction, "tcInter"), (.coordinatorCompletion, "tcDone"),
    (.coordinatorRegistered, "tcReg"), (.logUnbalanced, "log(unbalanced)"),
    (.logMisuse, "log(misuse)"), (.logNested, "log(nested)"), (.logAttempt, "log(attempt)"),
    (.exception, "exception"), (.segueShouldPerform, "segueShould"),
    (.seguePrepare, "seguePrepare"), (.unwindAction, "unwindAction"), (.firstCall, "first"),
    (.sceneWillConnect, "sceneConnect"), (.sceneWillEnterForeground, "sceneForeground"),
    (.sceneDidBecomeActive, "sceneActive"), (.sceneWillResignActive, "sceneResign"),
    (.sceneDidEnterBackground, "sceneBackground"), (.sceneDidDisconnect, "sceneDisconnect"),
    (.applicationDidBecomeActive, "appActive"), (.applicationWillResignActive, "appResign"),
    (.applicationDidEnterBackground, "appBackground"),
    (.applicationWillEnterForeground, "appForeground"), (.rotation, "rotation"),
    (.sizeChange, "sizeChange"), (.memoryWarning, "memoryWarning"), (.keyboard, "keyboard"),
  ]
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
    case .beginAppearance: return (event.flag ?? true) ? "appear" : "disappear"
    case .navigationWillShow, .navigationDidShow, .tabShouldSelect, .tabDidSelect: return other
    case .pageDidFinish: return event.flag.map { $0 ? "completed" : "cancelled" }
    case .coordinatorInteraction, .coordinatorCompletion:
      return event.flag.map { $0 ? "cancelled" : "finished" }
    case .firstCall: return event.flag.map { "\($0)" }
    case .exception: return text(of: event)
    default: return event.kind.isAppearance ? flag : nil
    }
  }
}
