// A transition between its start and its end, from its markers.

internal import VCLifecycle

/// A transition under way.
struct OpenTransition: Sendable {
  var number: Int32
  var kind: TransitionKind
  var container: Int32
  var old: Int32
  var new: Int32
  var start: Int32
  var animated: Bool?
  var isInteractive: Bool?
  var isUserDriven: Bool?
  /// Made up from the header's kind, for a log without markers.
  var isImplied = false
  /// Whether what a cancelled one takes back was begun by a container by hand.
  var isBegunByHand = false
  var releases: UInt8 = 0
  var release: Outcome?
  /// The last release, if an earlier one was another: which of them counts is open until the end
  /// (INV-46), which checks the order of the callbacks.
  var contradiction: Outcome?
  var releaseIndex: Int32 = -1
  var orderBefore = OrderWord()
  var orderAfter = OrderWord()
  /// The sides that something else than the transition drives as well: their order is unknown
  /// (CHILD-39).
  var disturbed: Sides { disturbedForGood.union(disturbedByContainer) }
  /// Those that have received callbacks from elsewhere, or will.
  var disturbedForGood: Sides = []
  /// Those into which the container forwards while it is itself driven, until it has appeared again
  /// before either side has received anything.
  var disturbedByContainer: Sides = []
  /// A violation of its order has been reported.
  var isReported = false
  /// The numbers of those that its container was asked for before its end began.
  ///
  /// Nil if there are none, as `more` is: an empty array costs as much to copy as any object.
  var awaiting: [Int32]?
  var interactionIndex: Int32 = -1
  var compensationIndex: Int32 = -1
  var hasHandler = false
  var pageDone: Bool?
  var asksPage = false
  var sheetDidDismiss = false
  var sheetWillDismiss = false
  /// The roots beside the first of each side.
  var more: [Root]?

  /// How a transition ends.
  enum Outcome: UInt8, Sendable {
    case finish
    case cancel
  }

  /// One or both sides of a transition.
  struct Sides: OptionSet, Sendable {
    let rawValue: UInt8
    static let old = Sides(rawValue: 1)
    static let new = Sides(rawValue: 2)
    static let both: Sides = [.old, .new]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ role: Role) {
      switch role {
      case .none: self = []
      case .old: self = .old
      case .new: self = .new
      }
    }
  }

  /// A further root of the transition.
  struct Root: Sendable {
    var controller: Int32
    var role: Role
  }

  /// On which side of a transition a controller is.
  enum Role: UInt8, Sendable {
    case none
    case old
    case new
  }

  /// The gesture of the transition ends, for the first time or again.
  mutating func release(to outcome: Outcome, at index: Int) {
    releases = min(releases + 1, 100)
    let isContradicted = contradiction != nil || (release ?? outcome) != outcome
    contradiction = isContradicted ? outcome : nil
    release = isContradicted ? nil : outcome
    releaseIndex = Int32(index)
  }

  @inline(__always)
  var isCancelReleased: Bool { release == .cancel }

  /// Whether did callbacks of its roots have begun.
  var isEnding: Bool {
    orderBefore.contains(.oldDidDisappear) || orderBefore.contains(.newDidAppear)
      || orderAfter.length > 0
  }

  /// Whether a callback comes after the did that ended the part of its side: it is of another
  /// appearance (STATE-2).
  @inline(__always)
  func isOver(for role: Role, of controller: Int32, before kind: Event.Kind) -> Bool {
    guard !isImplied, kind.isAppearance, controller == old || controller == new else {
      return false
    }
    let leaves = (role == .old) != isCancelReleased
    let did = leaves ? Event.Kind.viewDidDisappear : .viewDidAppear
    guard kind != did, let letter = OrderWord.Letter(did, role) else { return false }
    return (isCancelReleased ? orderAfter : orderBefore).contains(letter)
  }

  @inline(__always)
  func role(of controller: Int32) -> Role {
    if controller < 0 { return .none }
    if controller == new { return .new }
    if controller == old { return .old }
    guard let more else { return .none }
    for root in more where root.controller == controller { return root.role }
    return .none
  }

  /// Whether code of the app moves the children, in the order of its own calls.
  var isDrivenByHand: Bool {
    switch kind {
    case .childAdd, .childRemove, .childSwap, .unknown: true
    default: false
    }
  }
}

extension OpenTransition {
  /// The transition that the header of a log without markers names.
  init(implied kind: TransitionKind) {
    self.init(number: -1, kind: kind, container: -1, old: -1, new: -1, start: -1)
    isImplied = true
  }
}
