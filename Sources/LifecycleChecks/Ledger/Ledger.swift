// The bookkeeping that the monitors share, brought up to date once per event.

internal import VCLifecycle

/// The state of every controller and of the transitions under way, from the events so far.
struct Ledger: Sendable {
  private(set) var profile: Profile
  private var calls: CallPolicy
  private(set) var carried: CatalogueInvariant.Needs = []
  var entries: [Entry] = []
  var open: [OpenTransition] = []
  /// Parents are recorded by events of the tree or by the header, not only by moves.
  var carriesParents = false
  var carriesPresentations = false
  var carriesWindows = false
  /// Requests or steps are recorded: what the app and the user do is known.
  private(set) var carriesSteps = false
  private(set) var carriesCaused = false
  /// A rotation or a change of size has a coordinator of its own.
  private(set) var isRotating = false
  private(set) var lastTransaction: Int32 = -1
  /// The callbacks that the trace records of some controller, where it does not record all.
  private var recordedOfAny: CallbackSet = []
  /// The last appearance callback of any controller.
  private var lastAppearance: (controller: Int32, kind: Event.Kind)?
  /// Where the application last became active.
  private(set) var activationIndex: Int32 = -1
  /// Where the app last made a call inside a callback.
  var innerCallIndex: Int32 = -1
  private(set) var touched: [Int32] = []
  /// The roots of windows.
  var roots: [Int32] = []

  /// How deep a tree is followed, and how many children of one parent; more are not checked.
  static let depthMax = 128
  static let breadthMax = 1024
  /// How many transitions, or windows, are remembered; then the oldest is forgotten.
  static let openMax = 256

  let spoiltDisturbance: Disturbance?

  init(profile: Profile, header: Trace.Header, without disturbance: Disturbance? = nil) {
    self.profile = profile
    spoiltDisturbance = disturbance
    calls = CallPolicy(profile)
    entries.reserveCapacity(Self.controllersExpected)
    touched.reserveCapacity(Self.controllersExpected)
    begin(header)
  }

  /// Forgets all events, ready for a new trace, and keeps the storage.
  mutating func reset(header: Trace.Header) {
    entries.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
    roots.removeAll(keepingCapacity: true)
    carriesParents = false
    carriesPresentations = false
    carriesWindows = false
    carriesSteps = false
    carriesCaused = false
    isRotating = false
    lastTransaction = -1
    innerCallIndex = -1
    activationIndex = -1
    begin(header)
  }

  /// Takes over what was known before the first event.
  private mutating func begin(_ header: Trace.Header) {
    if let os = header.os { profile.os = os }
    calls = CallPolicy(profile)
    carried = profile.os.major >= 13 ? .from13 : .before13
    for item in header.initialStates {
      reserve(item.controller.index)
      let index = Int(item.controller.index)
      entries[index].phase = Phase(item.value)
      entries[index][.isSeen] = true
      entries[index][.isWhole] = true
      entries[index][.isLoaded] = true
    }
    for item in header.containers { note(item) }
    recordedOfAny = []
    lastAppearance = nil
    for item in header.unrecorded {
      note(unrecorded: item.value, of: item.controller.index)
      recordedOfAny.formUnion(CallbackSet.all.subtracting(item.value))
    }
    for link in header.initialParents {
      reserve(max(link.controller.index, link.value.index))
      attach(Int(link.controller.index), to: link.value.index)
      entries[Int(link.controller.index)].move = .moved
      entries[Int(link.controller.index)].movePartner = link.value.index
      carried.insert(.tree)
    }
    for link in header.initialPresenters {
      reserve(max(link.controller.index, link.value.index))
      setPresenter(of: Int(link.controller.index), to: link.value.index)
      carried.insert(.tree)
    }
    if header.isComplete || !header.restPositions.isEmpty { carried.insert(.rest) }
    if let kind = header.kind { imply(kind) }
  }

  mutating func note(_ container: Trace.Entry<ContainerKind>) {
    reserve(container.controller.index)
    entries[Int(container.controller.index)].container = container.value
    carried.insert(.tree)
  }

  private mutating func imply(_ kind: TransitionKind) {
    carried.insert(.markers)
    var implied = OpenTransition(
      number: -1,
      kind: kind,
      container: -1,
      old: -1,
      new: -1,
      start: -1
    )
    implied.isImplied = true
    open.append(implied)
  }

  @inline(__always)
  mutating func reserve(_ index: Int32) {
    if index >= Int32(entries.count) { grow(to: Int(index) + 1) }
  }

  @inline(never)
  private mutating func grow(to count: Int) {
    while entries.count < count { entries.append(Entry()) }
  }

  /// Remembers that a controller has had an event since the last idle state.
  @inline(__always)
  private mutating func touch(_ controller: Int) {
    if entries[controller][.isTouched] { return }
    entries[controller][.isTouched] = true
    touched.append(Int32(controller))
  }

  /// Returns the controllers to check when idle, and forgets them.
  mutating func takeTouched() -> ArraySlice<Int> {
    defer { touched.removeAll(keepingCapacity: true) }
    // Any controller may have to be on screen now.
    if carries(.windows) || entries.count <= Self.openMax {
      for controller in touched { entries[Int(controller)][.isTouched] = false }
      let isFew = entries.count <= Self.openMax
      return isFew ? Self.firstIndices.prefix(entries.count) : Array(entries.indices)[...]
    }
    var list = touched.map(Int.init)
    for place in list.indices {
      entries[list[place]][.isTouched] = false
      var child = entries[list[place]].firstChild
      var steps = 0
      while child >= 0 && steps < Self.breadthMax {
        list.append(Int(child))
        child = entries[Int(child)].nextSibling
        steps += 1
      }
    }
    return list.sorted()[...]
  }

  mutating func carry(_ needs: CatalogueInvariant.Needs) { carried.formUnion(needs) }

  // MARK: - One event

  /// The event with what was so before it; `apply` follows.
  @inline(__always)
  mutating func moment(_ event: Event, at index: Int) -> EventContext {
    let controller = event.controller?.index ?? -1
    reserve(max(controller, event.other?.index ?? -1))
    note(event)
    var moment = EventContext(
      event: event,
      index: index,
      controller: Int(controller),
      isOccurrence: event.frame == .whole || event.frame == .enter
    )
    // Set later: as a part of the initializer's call it would be copied field by field.
    if controller >= 0 { moment.was = entries[Int(controller)] }
    if !moment.was.unrecorded.isEmpty { moment.was = refined(moment.was, before: event) }
    return moment
  }

  /// `moment` without its result: for an event inside a callback.
  @inline(__always)
  mutating func noteInside(_ event: Event) {
    let controller = event.controller?.index ?? -1
    reserve(max(controller, event.other?.index ?? -1))
    note(event)
    guard controller >= 0, !entries[Int(controller)].unrecorded.isEmpty else { return }
    _ = refined(entries[Int(controller)], before: event)
  }

  /// The entry in the phase that a callback of a log tells of.
  ///
  /// An immediate repetition of a will is no sign of what was not recorded in between, where the
  /// log prints that of others and would show the did.
  private mutating func refined(_ entry: Entry, before event: Event) -> Entry {
    guard event.kind.isAppearance, let controller = event.controller?.index else { return entry }
    let isRepeated = lastAppearance.map { $0 == (controller, event.kind) } ?? false
    lastAppearance = (controller, event.kind)
    var strict = entry
    strict.unrecorded.subtract(recordedOfAny)
    let isPlain = strict.permits(event.kind)
    if isRepeated, event.kind.isWill, entry.records(.viewDidAppear), !entry[.isPartlyPrinted] {
      return strict.refined(before: event.kind)
    }
    if !isPlain { entries[Int(controller)][.isPartlyPrinted] = true }
    return entry.refined(before: event.kind)
  }

  /// Brings everything up to date; the moment learns which transition it belongs to.
  mutating func apply(_ moment: inout EventContext) {
    let event = moment.event
    let controller = Int32(moment.controller)
    moment.isCompensating = event.isCompensating
    guard moment.isOccurrence else { return }
    if controller >= 0 { touch(Int(controller)) }
    if event.kind.isTransitionMarker {
      applyMarker(&moment)
      return
    }
    guard controller >= 0 else {
      applyAnonymous(event, at: moment.index)
      return
    }
    if !open.isEmpty { locate(&moment) }
    if event.kind.isStructure {
      applyStructure(event, Int(controller))
    } else {
      if !entries[Int(controller)][.isSeen] { meet(event, Int(controller)) }
      Self.applyCallback(&moment, &entries[Int(controller)], calls)
      if event.kind == .viewWillAppear { noteEarlyPage(Int(controller)) }
      if event.kind == .viewDidAppear { endEarlyPages(of: Int(controller)) }
      if event.kind == .willMoveToParent || event.kind == .didMoveToParent {
        applyMove(moment, Int(controller))
      }
      if moment.role != .none { applyOrder(moment) }
    }
  }

  /// Notes what kinds of data the trace carries.
  @inline(__always)
  private mutating func note(_ event: Event) {
    if let transaction = event.transaction {
      carried.insert(.transactions)
      lastTransaction = Int32(transaction)
    }
    if let snapshot = event.snapshot {
      carried.insert(.snapshots)
      if let controller = event.controller {
        entries[Int(controller.index)].inWindow = snapshot.facts.contains(.hasWindow) ? .yes : .no
      }
    }
    if event.origin != .unknown { carried.insert(.origins) }
    if event.frame != .whole { carried.insert(.frames) }
    carried.formUnion(CatalogueInvariant.Needs(from: event.kind))
    if event.kind.isWillOrDid {
      if event.animated != nil { carried.insert(.animated) }
      if event.transition != nil { carriesCaused = true }
    }
  }

  private mutating func applyAnonymous(_ event: Event, at index: Int) {
    switch event.kind {
    case .applicationDidBecomeActive: activationIndex = Int32(index)
    case .step: carriesSteps = true
    case .rotation, .sizeChange: isRotating = true
    default: break
    }
  }

  /// The first event of a controller decides whether it was created in the trace (spec 0.7).
  private mutating func meet(_ event: Event, _ controller: Int) {
    guard event.kind.isControllerCallback || event.kind == .beginAppearance else { return }
    entries[controller][.isSeen] = true
    switch event.kind {
    case .created:
      entries[controller][.isWhole] = true
      entries[controller].phase = .disappeared
      if entries[controller].move == .unknown { entries[controller].move = .none }
    case .loadView, .viewDidLoad:
      entries[controller][.isWhole] = true
      if !entries[controller][.isPhaseUnknown] { entries[controller].phase = .disappeared }
    default:
      entries[controller][.isLoaded] = true
    }
  }

  // The next four are static: with the ledger at hand they would copy all its entries.
  private static func applyCallback(
    _ moment: inout EventContext,
    _ entry: inout Entry,
    _ calls: CallPolicy
  ) {
    let event = moment.event
    switch event.kind {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      if !moment.isDirect { applyWillOrDid(&moment, &entry) }
    case .viewIsAppearing:
      // Without a recorded viewWillAppear it is unknown whether a second one is of the same
      // appearance.
      if entry.lastPhase == .appearing && moment.was.phase == .appearing
        && entry.isAppearingCount < 100
      {
        entry.isAppearingCount += 1
      }
    case .loadView:
      if entry.loadViewCount < 100 { entry.loadViewCount += 1 }
      entry[.isLoaded] = false
      if entry.lastPhase == .unknown && !entry[.isPhaseUnknown] { entry.phase = .disappeared }
    case .viewDidLoad:
      entry[.isLoaded] = true
      entry[.hasDidLoad] = true
      entry[.awaitsFirst] = true
      entry[.wasUnloaded] = false
      entry.loadViewCount = 0
      if entry.lastPhase == .unknown && !entry[.isPhaseUnknown] { entry.phase = .disappeared }
    case .viewSet: entry[.isLoaded] = true
    case .viewSetToNil:
      entry[.isLoaded] = false
      entry[.wasUnloaded] = true
    case .didReceiveMemoryWarning:
      if calls.unloadsOnWarning { entry[.wasUnloaded] = true }
    case .viewWillLayoutSubviews:
      entry[.isLayingOut] = true
    case .viewDidLayoutSubviews:
      entry[.isLayingOut] = false
      entry.layoutIndex = Int32(moment.index)
      // A pass that the app forced is none of UIKit's: more may be needed after it.
      if !event.isForced, entry.phase == .appearing || entry.phase == .appeared {
        entry[.laidOutInAppearance] = true
      }
    case .beginAppearance: applyBegin(event, moment.index, &entry, calls)
    case .endAppearance: applyEnd(&entry)
    case .destroyed: entry[.isDead] = true
    case .viewWillTransition: break
    default: break
    }
  }

  private static func applyWillOrDid(_ moment: inout EventContext, _ entry: inout Entry) {
    let event = moment.event
    let before = moment.was.phase
    entry.phase = Phase(after: event.kind)
    entry[.isPhaseUnknown] = false
    entry.lastKind = event.kind
    entry.lastOrigin = event.origin
    entry.lastAnimated = Known(event.animated)
    entry.lastIndex = Int32(moment.index)
    entry.lastTransaction = Int32(event.transaction ?? -1)
    entry[.isReported] = false
    entry[.isDirectReported] = false
    if event.kind != .viewWillAppear { entry.earlyLayout = -1 }
    if event.kind == .viewDidDisappear, entry.shownNext >= 0 { entry[.hasLeftBeforeShown] = true }
    if event.kind == .viewWillAppear || event.kind == .viewWillDisappear {
      let will = Will(
        index: Int32(moment.index),
        transaction: entry.lastTransaction,
        animated: entry.lastAnimated,
        isCompensating: moment.isCompensating,
        origin: event.origin,
        hadParent: entry.parent >= 0,
        inWindow: entry.inWindow,
        before: before
      )
      if event.kind == .viewWillAppear {
        entry.appear = will
        entry.isAppearingCount = 0
        entry[.isFirstAppearance] = entry[.awaitsFirst]
        entry[.awaitsFirst] = false
        entry[.laidOutInAppearance] = false
      } else {
        entry.disappear = will
      }
    }
  }

  /// Notes a page that appears before its page controller has ever been displayed (PAGE-6).
  private mutating func noteEarlyPage(_ controller: Int) {
    entries[controller][.isEarlyAppearance] = false
    let parent = entries[controller].parent
    guard parent >= 0, profile.pageEarly == .immediate else { return }
    let above = entries[Int(parent)]
    entries[controller][.isEarlyAppearance] =
      above.container == .page && !above[.hasAppeared] && above.phase == .disappeared
  }

  /// A page controller that has appeared sends its pages every callback from then on (PAGE-6).
  private mutating func endEarlyPages(of controller: Int) {
    entries[controller][.hasAppeared] = true
    guard entries[controller].container == .page else { return }
    var child = entries[controller].firstChild
    var steps = 0
    while child >= 0 && steps < Self.breadthMax {
      entries[Int(child)][.isEarlyAppearance] = false
      noteLeftBehind(below: Int(child), 0)
      child = entries[Int(child)].nextSibling
      steps += 1
    }
  }

  /// What appeared with an early page and was taken out of its view meanwhile, though not out of
  /// its children, has received no disappearance (PAGE-6).
  private mutating func noteLeftBehind(below page: Int, _ depth: Int) {
    guard depth < Self.depthMax, carriesWindows else { return }
    var child = entries[page].firstChild
    var steps = 0
    while child >= 0 && steps < Self.breadthMax {
      let entry = entries[Int(child)]
      if entry.phase == .appeared, entry.inWindow != .yes {
        entries[Int(child)][.isEarlyAppearance] = true
      } else {
        noteLeftBehind(below: Int(child), depth + 1)
      }
      child = entry.nextSibling
      steps += 1
    }
  }

  /// Table 1.10a, as far as depth and direction go.
  private static func applyBegin(
    _ event: Event,
    _ index: Int,
    _ entry: inout Entry,
    _ calls: CallPolicy
  ) {
    guard entry.records(.endAppearance) else { return }
    let appears = event.flag ?? true
    if entry.beginDepth == 0 {
      let isIgnored =
        appears
        ? entry.phase == .appeared && calls.beginTrueWhenAppeared == .ignore
        : entry.phase == .disappeared && calls.beginFalseWhenDisappeared == .ignore
      if isIgnored { return }
      entry.beginDepth = 1
    } else if entry[.beginsAppearance] == appears {
      if calls.nestedBegin == .count && entry.beginDepth < 100 { entry.beginDepth += 1 }
    } else if calls.reverseDepth == .reset {
      entry.beginDepth = 1
    }
    entry[.beginsAppearance] = appears
    entry.beginIndex = Int32(index)
  }

  private static func applyEnd(_ entry: inout Entry) {
    if entry.beginDepth == 0 { return }
    entry.beginDepth -= 1
    if entry.beginDepth == 0 {
      entry.shownByHand = entry[.beginsAppearance] ? .yes : .no
    }
  }

  mutating func didStart() {
    isRotating = false
    carriesSteps = true
  }
}

extension Event.Kind {
  fileprivate var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }
}

extension CatalogueInvariant.Needs {
  /// What a kind of event shows that the trace carries.
  @inline(__always)
  fileprivate init(from kind: Event.Kind) {
    switch kind {
    case .viewIsAppearing: self = .isAppearing
    case .willMoveToParent, .didMoveToParent: self = [.moves, .tree]
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: self = .layout
    case .loadView, .viewDidLoad: self = .loading
    case .destroyed: self = .deinits
    case .beginAppearance, .endAppearance: self = .beginEnd
    case .navigationWillShow, .navigationDidShow, .tabShouldSelect, .tabDidSelect,
      .pageWillTransition, .pageDidFinish, .sheetShouldDismiss, .sheetWillDismiss,
      .sheetDidDismiss, .sheetDidAttempt:
      self = .delegates
    case .presentCompletion, .dismissCompletion: self = .completions
    case .coordinatorRegistered, .coordinatorAlongside, .coordinatorInteraction,
      .coordinatorCompletion:
      self = .coordinator
    case .logMisuse: self = .misuseLine
    case .firstCall: self = .tracker
    case .rotation, .sizeChange, .memoryWarning, .keyboard, .sceneDidEnterBackground,
      .sceneWillEnterForeground, .applicationDidEnterBackground, .applicationWillEnterForeground:
      self = .application
    case .transitionStart, .transitionFinish: self = .markers
    case .transitionCancel: self = [.markers, .cancels]
    case .windowRoot: self = [.windows, .tree]
    case .parentChanged, .shownChanged, .presentationChanged, .windowChanged: self = .tree
    case .rest: self = .rest
    default: self = []
    }
  }
}
