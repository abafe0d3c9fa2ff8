// INV-49 silent events, INV-50 first-call tracking, INV-51 the console, INV-53 exceptions.

internal import VCLifecycle

/// The environment of the callbacks: the application, trackers, the console.
struct EnvironmentMonitor: Sendable {
  private var silence: Int32 = -1
  /// When the app last went to the background.
  private var backgroundStart: Int32 = -1
  private var isSilencedByKeyboard = false
  private var isBackground = false
  /// A launch is not finished until some root has appeared.
  private var isLaunching: Bool
  private let isForegroundUnrecorded: Bool
  private let isActivationUnrecorded: Bool
  private var sites: Set<UInt64> = []
  private static let sitesMax = 1 << 20

  init(header: Trace.Header) {
    isLaunching = header.initialStates.isEmpty
    isForegroundUnrecorded = header.isForegroundUnrecorded
    isActivationUnrecorded = header.isActivationUnrecorded
  }

  // MARK: - Silence

  mutating func observeMarker(_ event: Event, at index: Int, _ context: Context) {
    switch event.kind {
    // Where the return is not recorded, the app may be active again.
    case .sceneDidEnterBackground where isForegroundUnrecorded,
      .applicationDidEnterBackground where isForegroundUnrecorded:
      break
    case .sceneWillEnterForeground where isActivationUnrecorded,
      .applicationWillEnterForeground where isActivationUnrecorded:
      silence = -1
    case .sceneDidEnterBackground, .applicationDidEnterBackground, .sceneWillEnterForeground,
      .applicationWillEnterForeground:
      silence = Int32(index)
      if event.kind == .sceneDidEnterBackground || event.kind == .applicationDidEnterBackground {
        backgroundStart = Int32(index)
      }
      isBackground = true
      isSilencedByKeyboard = false
    case .rotation, .sizeChange, .memoryWarning, .keyboard:
      // Only a trace that records steps of the app and the user shows that there were none.
      guard context.ledger.carries(.steps) else { return }
      silence = Int32(index)
      isBackground = false
      isSilencedByKeyboard = event.kind == .keyboard
    case .transitionRequest, .transitionStart, .step, .beginAppearance, .endAppearance:
      silence = -1
    case .sceneDidBecomeActive, .applicationDidBecomeActive, .sceneWillConnect:
      silence = -1
      backgroundStart = -1
      if event.kind == .sceneWillConnect { isLaunching = true }
    default: break
    }
  }

  /// Checks a will or did.
  mutating func observeAppearance(_ moment: Moment, _ context: inout Context) {
    defer { if moment.kind == .viewDidAppear { isLaunching = false } }
    guard silence >= 0 else { return }
    let was = moment.was
    let kind = moment.kind
    let excuse = context.excuses(at: .notSilent)
    if excuse("openBefore", if: context.open.contains { $0.start < silence })
      || excuse("launching", if: isLaunching)
    {
      return
    }
    let isOfApp =
      excuse("addedByApp", if: context.isDrivenByWindowAlone(moment))
      || excuse("windowShown") {
        kind == .viewWillAppear && was[.isWindowRoot] && context.ledger.isKnownOutside(was)
      }
      || excuse("rootTaken", if: kind == .viewWillDisappear && was.isFormerRoot)
    if isOfApp {
      silence = -1
      return
    }
    let isPermitted =
      excuse("underWay", if: was.phase.isHalfOpen && was.lastIndex < silence)
      || excuse("endsPermitted", if: context.endsWhatBegan(moment, since: silence))
      || excuse("shownInBackground") {
        backgroundStart >= 0 && !context.ledger.carries(.steps)
          && !context.ledger.carries(.windowChanges)
          && (context.isFirstOfAppearance(moment) || was.lastIndex > backgroundStart)
      }
      || excuse("appearsInBackground") {
        kind == .viewDidAppear && context.hasQuirk(.didAppearInBackground, at: moment)
      }
      || excuse("splitInBackground") {
        kind == .viewWillDisappear && context.hasQuirk(.splitInTabDisappearsUnasked, at: moment)
      }
    if isPermitted { return }
    let cause = isBackground ? "a change of background" : "a rotation, memory warning or keyboard"
    let severity: Grade = isSilencedByKeyboard ? .fragile : .violation
    guard context.holds(.notSilent, true) else { return }
    context.report(.notSilent, moment, with: [cause], related: [silence], severity: severity)
    silence = -1
  }

  // MARK: - First calls

  mutating func observeFirstCall(_ moment: Moment, _ context: inout Context) {
    guard moment.controller >= 0, let isFirst = moment.event.flag else { return }
    let key =
      UInt64(moment.controller) << 32 | UInt64(UInt32(truncatingIfNeeded: moment.event.text ?? -1))
    let isNew = sites.count < Self.sitesMax ? sites.insert(key).inserted : !sites.contains(key)
    if context.check(.firstAgain, isFirst && !isNew, moment) { return }
    context.check(.firstMissed, !isFirst && isNew, moment)
  }

  // MARK: - The console

  func observeLine(_ moment: Moment, _ context: inout Context) {
    let clause: Clause =
      switch moment.kind {
      case .logUnbalanced: .lineUnbalanced
      case .logNested: .lineNested
      case .logMisuse: .lineMisuse
      default: .lineAttempt
      }
    context.check(clause, true, moment)
    // Of nested transitions the order of the first is unknown (K-NESTED).
    guard clause == .lineNested, let controller = moment.event.controller?.index else { return }
    for slot in context.open.indices where context.open[slot].role(of: controller) != .none {
      context.ledger.disturb(.both, of: slot, by: .nestedLine)
    }
  }

  func observeException(_ moment: Moment, _ context: inout Context) {
    context.check(.exception, true, moment)
  }

  func observeUnsettled(_ moment: Moment, _ context: inout Context) {
    context.check(moment.event.flag == true ? .neverLaidOut : .neverDone, true, moment)
  }
}

// MARK: - State

extension EnvironmentMonitor {
  func addState(to words: inout StateWords) {
    words.requireEncodable(silence < 0 && backgroundStart < 0)
    words.add(flags: isSilencedByKeyboard, isBackground, isLaunching)
    words.requireEncodable(sites.isEmpty)
  }
}
