// What was recorded: one thing that happened, as a small value that is copied without cost.
//
// An event is stored in the millions and read by every check, so it holds no reference: names and
// texts are indices into the tables of its `Trace`. All of it is inlinable: other modules read and
// write events at every callback.

/// One recorded thing: a callback, a delegate call, a console line, a transition's phase.
public struct Event: Hashable, Sendable {
  public var kind: Kind
  /// Which part of a callback this is; `.whole` where frames are not recorded.
  public var frame: Frame
  /// Who made the callback happen, if known.
  public var origin: Origin
  /// The kind of transition that a marker of a transition belongs to.
  public var transitionKind: TransitionKind
  @usableFromInline var bits: Bits

  @usableFromInline var controllerIndex: Int32
  @usableFromInline var otherIndex: Int32
  @usableFromInline var fromIndex: Int32
  @usableFromInline var toIndex: Int32
  @usableFromInline var transactionNumber: Int32
  @usableFromInline var transitionNumber: Int32
  @usableFromInline var textIndex: Int32
  @usableFromInline var snapshotValue: Snapshot

  @inlinable
  public init(
    _ kind: Kind,
    _ controller: ControllerID? = nil,
    animated: Bool? = nil,
    other: ControllerID? = nil
  ) {
    self.kind = kind
    frame = .whole
    origin = .unknown
    transitionKind = .unknown
    bits = []
    controllerIndex = controller?.index ?? -1
    otherIndex = other?.index ?? -1
    fromIndex = -1
    toIndex = -1
    transactionNumber = -1
    transitionNumber = -1
    textIndex = -1
    snapshotValue = .absent
    self.animated = animated
  }
}

/// The identity of a controller in one trace; its name is `trace.name(of:)`.
public struct ControllerID: Hashable, Comparable, Sendable {
  public let index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(index) }

  @inlinable
  package init?(stored index: Int32) {
    if index < 0 { return nil }
    self.index = index
  }

  public static func < (left: ControllerID, right: ControllerID) -> Bool {
    left.index < right.index
  }
}

// MARK: - Fields

extension Event {
  /// The controller that the event is about; of a transition's marker, the container that runs it.
  public var controller: ControllerID? {
    @inlinable get { ControllerID(stored: controllerIndex) }
    @inlinable set { controllerIndex = newValue?.index ?? -1 }
  }

  /// The second controller: the parent of a move, the caller of `begin`, the presenter, the
  /// controller that a delegate call names.
  public var other: ControllerID? {
    @inlinable get { ControllerID(stored: otherIndex) }
    @inlinable set { otherIndex = newValue?.index ?? -1 }
  }

  /// The root of what leaves, in `transitionStart`.
  public var from: ControllerID? {
    @inlinable get { ControllerID(stored: fromIndex) }
    @inlinable set { fromIndex = newValue?.index ?? -1 }
  }

  /// The root of what comes, in `transitionStart`.
  public var to: ControllerID? {
    @inlinable get { ControllerID(stored: toIndex) }
    @inlinable set { toIndex = newValue?.index ?? -1 }
  }

  /// The number of the transaction that the event lies in.
  public var transaction: Int? {
    @inlinable get { transactionNumber < 0 ? nil : Int(transactionNumber) }
    @inlinable set { transactionNumber = newValue.map(Int32.init) ?? -1 }
  }

  /// The number of the transition that a marker or a caused callback belongs to.
  public var transition: Int? {
    @inlinable get { transitionNumber < 0 ? nil : Int(transitionNumber) }
    @inlinable set { transitionNumber = newValue.map(Int32.init) ?? -1 }
  }

  /// The index of a text: an exception's name, a marker's words, a call site, a registration.
  public var text: Int? {
    @inlinable get { textIndex < 0 ? nil : Int(textIndex) }
    @inlinable set { textIndex = newValue.map(Int32.init) ?? -1 }
  }

  /// The animated flag, if the callback has one and it is known.
  public var animated: Bool? {
    @inlinable get { bits.value(.animated) }
    @inlinable set { bits.set(.animated, to: newValue) }
  }

  /// The yes or no that the event carries: cancelled, completed, first call, joined, direction of
  /// `begin`.
  public var flag: Bool? {
    @inlinable get { bits.value(.flag) }
    @inlinable set { bits.set(.flag, to: newValue) }
  }

  /// Whether a transition is interactive, in `transitionStart`.
  public var isInteractive: Bool? {
    @inlinable get { bits.value(.interactive) }
    @inlinable set { bits.set(.interactive, to: newValue) }
  }

  /// Whether a user's tap or gesture caused it; false for a call.
  public var isUserDriven: Bool? {
    @inlinable get { bits.value(.user) }
    @inlinable set { bits.set(.user, to: newValue) }
  }

  /// Whether a presentation is a full screen, in `presentationChanged`; false for one that covers
  /// its context only.
  public var isFullScreen: Bool? {
    @inlinable get { bits.value(.fullScreen) }
    @inlinable set { bits.set(.fullScreen, to: newValue) }
  }

  /// Whether no other controller's view contains the view, in `windowChanged`.
  public var isTopmost: Bool {
    @inlinable get { bits.value(.topmost) ?? false }
    @inlinable set { bits.set(.topmost, to: newValue ? true : nil) }
  }

  /// Whether `layoutIfNeeded` caused the layout.
  public var isForced: Bool {
    @inlinable get { bits.value(.forced) ?? false }
    @inlinable set { bits.set(.forced, to: newValue ? true : nil) }
  }

  /// Whether the callback undoes a cancelled transition.
  public var isCompensating: Bool {
    @inlinable get { bits.value(.compensating) ?? false }
    @inlinable set { bits.set(.compensating, to: newValue ? true : nil) }
  }

  /// What the controller looked like when the event happened, if it was asked for.
  public var snapshot: Snapshot? {
    @inlinable get { snapshotValue.isPresent ? snapshotValue : nil }
    @inlinable set { snapshotValue = newValue ?? .absent }
  }

  /// Adds what happened, and to whom, to a digest of events.
  @inlinable
  package func mix(into digest: inout UInt64) {
    let what =
      UInt64(kind.rawValue) | UInt64(frame.rawValue) << 8 | UInt64(origin.rawValue) << 16
      | UInt64(transitionKind.rawValue) << 24 | UInt64(bits.rawValue) << 32
    let who =
      UInt64(UInt32(bitPattern: controllerIndex))
      | UInt64(UInt32(bitPattern: otherIndex)) << 32
    digest = (digest ^ what) &* 0x9E37_79B9_7F4A_7C15
    digest = (digest ^ digest >> 32 ^ who) &* 0xD6E8_FEB8_6659_FD93
    digest ^= digest >> 32
  }

  /// Optional Booleans, two bits each: known, and true.
  @usableFromInline
  struct Bits: OptionSet, Hashable, Sendable {
    @usableFromInline var rawValue: UInt16

    @inlinable
    init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable static var animated: Bits { Bits(rawValue: 0b01) }
    @inlinable static var flag: Bits { Bits(rawValue: 0b01 << 2) }
    @inlinable static var interactive: Bits { Bits(rawValue: 0b01 << 4) }
    @inlinable static var user: Bits { Bits(rawValue: 0b01 << 6) }
    @inlinable static var forced: Bits { Bits(rawValue: 0b01 << 8) }
    @inlinable static var compensating: Bits { Bits(rawValue: 0b01 << 10) }
    @inlinable static var fullScreen: Bits { Bits(rawValue: 0b01 << 12) }
    @inlinable static var topmost: Bits { Bits(rawValue: 0b01 << 14) }

    @inlinable
    func value(_ known: Bits) -> Bool? {
      contains(known) ? rawValue & (known.rawValue << 1) != 0 : nil
    }

    @inlinable
    mutating func set(_ known: Bits, to value: Bool?) {
      rawValue &= ~(known.rawValue * 0b11)
      guard let value else { return }
      rawValue |= value ? known.rawValue * 0b11 : known.rawValue
    }
  }
}

// MARK: - Parts

extension Event {
  /// The part of a callback's execution that an event marks.
  public enum Frame: UInt8, CaseIterable, Sendable {
    /// The callback as one event.
    case whole
    /// The override was entered.
    case enter
    /// UIKit's own implementation was reached.
    case base
    /// The override returned.
    case exit
  }

  /// Who made a callback happen.
  public enum Origin: UInt8, CaseIterable, Sendable {
    case unknown
    /// A container's or a window's machinery.
    case uikit
    /// A parent that UIKit drives forwarded it.
    case forward
    /// A call of `beginAppearanceTransition`.
    case begin
    /// A call of `endAppearanceTransition`.
    case end
    /// The callback itself was called by hand.
    case direct
  }
}
