// The bookkeeping that the monitors share, brought up to date once per event.

internal import VCLifecycle

/// The state of every controller and of the transitions under way, from the events so far.
struct Ledger: Sendable {
  private(set) var profile: Profile
  private var calls: CallPolicy
  /// What the trace carries.
  private(set) var carried: CatalogueInvariant.Needs = []
  var entries: [Entry] = []
  var open: [OpenTransition] = []
  /// Whether the transitions of wills and dids are recorded.
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
  let spoiltDisturbance: Disturbance?

  /// How deep a tree is followed, and how many children of one parent; more are not checked.
  static let depthMax = 128
  static let breadthMax = 1024
  /// How many transitions, or windows, are remembered; then the oldest is forgotten.
  static let openMax = 256
  /// How many controllers most traces have.
  private static let controllersExpected = 16
  /// The first controllers, of which most traces need no more.
  private static let firstControllers = Array(0..<Int32(openMax))

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
      entries[item.controller.index].phase = Phase(item.value)
      entries[item.controller.index].flags.formUnion([.isSeen, .isWhole, .isLoaded])
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
      attach(link.controller.index, to: link.value.index)
      entries[link.controller.index].move = Move(state: .moved, partner: link.value.index)
      carry(.tree)
    }
    for link in header.initialPresenters {
      reserve(max(link.controller.index, link.value.index))
      entries.setPresenter(of: link.controller.index, to: link.value.index)
      carry(.tree)
    }
    if header.isComplete || !header.restPositions.isEmpty { carry(.rest) }
    if let kind = header.kind {
      carry(.markers)
      open.append(OpenTransition(implied: kind))
    }
  }

  mutating func note(_ container: Trace.Entry<ContainerKind>) {
    reserve(container.controller.index)
    entries[container.controller.index].container = container.value
    carry(.tree)
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
  private mutating func touch(_ controller: Int32) {
    if entries[controller][.isTouched] { return }
    entries[controller][.isTouched] = true
    touched.append(controller)
  }

  /// Returns the controllers to check when idle, and forgets them.
  mutating func takeTouched() -> ArraySlice<Int32> {
    defer { touched.removeAll(keepingCapacity: true) }
    for controller in touched { entries[controller][.isTouched] = false }
    // Any controller may have to be on screen now.
    if entries.count <= Self.openMax { return Self.firstControllers.prefix(entries.count) }
    if carries(.windows) { return Array(entries.controllers)[...] }
    var list = touched
    for controller in touched {
      var walk = entries.children(of: controller)
      while let child = walk.next(in: entries) { list.append(child) }
    }
    return list.sorted()[...]
  }

  mutating func carry(_ needs: CatalogueInvariant.Needs) { carried.formUnion(needs) }

  // MARK: - One event

  /// The event with what was so before it; `apply` follows.
  @inline(__always)
  mutating func moment(_ event: Event, at index: Int) -> Moment {
    let controller = event.controller?.index ?? -1
    reserve(max(controller, event.other?.index ?? -1))
    note(event)
    var moment = Moment(
      event: event,
      index: index,
      controller: controller,
      isOccurrence: event.frame == .whole || event.frame == .enter
    )
    // Set later: as a part of the initializer's call it would be copied field by field.
    if controller >= 0 { moment.was = entries[controller] }
    if !moment.was.unrecorded.isEmpty { moment.was = refined(moment.was, before: event) }
    return moment
  }

  /// `moment` without its result: for an event inside a callback.
  @inline(__always)
  mutating func noteInside(_ event: Event) {
    let controller = event.controller?.index ?? -1
    reserve(max(controller, event.other?.index ?? -1))
    note(event)
    guard controller >= 0, !entries[controller].unrecorded.isEmpty else { return }
    _ = refined(entries[controller], before: event)
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
    if !isPlain { entries[controller][.isPartlyPrinted] = true }
    return entry.refined(before: event.kind)
  }

  /// Brings everything up to date; the moment learns which transition it belongs to.
  mutating func apply(_ moment: inout Moment) {
    let event = moment.event
    let controller = moment.controller
    moment.isCompensating = event.isCompensating
    guard moment.isOccurrence else { return }
    if controller >= 0 { touch(controller) }
    if event.kind.isTransitionMarker { return applyMarker(&moment) }
    guard controller >= 0 else {
      switch event.kind {
      case .applicationDidBecomeActive: activationIndex = Int32(moment.index)
      case .step: carry(.steps)
      case .rotation, .sizeChange: isRotating = true
      default: break
      }
      return
    }
    if !open.isEmpty { locate(&moment) }
    if event.kind.isStructure { return applyStructure(event, controller) }
    if !entries[controller][.isSeen] { entries[controller].meet(event.kind) }
    entries[controller].receive(&moment, calls)
    switch event.kind {
    case .viewWillAppear:
      entries.noteEarlyPage(controller, isImmediate: profile.pageEarly == .immediate)
    case .viewDidAppear:
      entries.endEarlyPages(of: controller, showsWindows: carries(.windowChanges))
    case .willMoveToParent, .didMoveToParent: applyMove(moment, controller)
    default: break
    }
    if moment.role != .none { applyOrder(moment) }
  }

  /// Notes what kinds of data the trace carries.
  @inline(__always)
  private mutating func note(_ event: Event) {
    if let transaction = event.transaction {
      carry(.transactions)
      lastTransaction = Int32(transaction)
    }
    if let snapshot = event.snapshot {
      carry(.snapshots)
      if let controller = event.controller {
        entries[controller.index].inWindow = snapshot.facts.contains(.hasWindow) ? .yes : .no
      }
    }
    if event.origin != .unknown { carry(.origins) }
    if event.frame != .whole { carry(.frames) }
    carry(CatalogueInvariant.Needs(from: event.kind))
    if event.kind.isWillOrDid {
      if event.animated != nil { carry(.animated) }
      if event.transition != nil { carriesCaused = true }
    }
  }

  mutating func didStart() {
    isRotating = false
    carry(.steps)
  }
}

extension Event.Kind {
  /// Whether this is a will, not a did.
  var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }
}

extension CatalogueInvariant.Needs {
  // What no invariant needs as such, but what decides how events are read.
  /// Parents are recorded by events of the tree or by the header, not only by moves.
  static let parentLinks = Self(rawValue: 1 << 28)
  static let presenterLinks = Self(rawValue: 1 << 29)
  /// Which views are in a window.
  static let windowChanges = Self(rawValue: 1 << 30)
  /// Requests or steps are recorded: what the app and the user do is known.
  static let steps = Self(rawValue: 1 << 31)

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
