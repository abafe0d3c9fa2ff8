// The benchmark model once more, packed into one word by hand: what an author gains by the trouble.

public import ModelChecking

/// AppearanceLite with a state of one word: container after container, then the parent.
///
/// A container takes two bits for each child's appearance, then its top, then its flight.
public struct PackedAppearanceLite: PackedSystem, Sendable {
  /// A situation of the whole, in one word.
  public struct State: PackedState, Hashable, Sendable {
    @inlinable public static var packedBits: Int { 64 }
    public var packed: UInt64

    @inlinable
    public init(packed: UInt64) { self.packed = packed }
  }

  public typealias Step = AppearanceLite.Step

  /// The same model as a plain struct.
  public let plain: AppearanceLite
  @usableFromInline let children: UInt64
  @usableFromInline let topShift: UInt64
  @usableFromInline let topMask: UInt64
  @usableFromInline let flightShift: UInt64
  @usableFromInline let width: UInt64
  @usableFromInline let mask: UInt64
  @usableFromInline let parentShift: UInt64

  /// Creates the model of a size.
  public init(containers: Int, children: Int, fault: Int = 0) {
    plain = AppearanceLite(containers: containers, children: children, fault: fault)
    let topBits = children <= 2 ? 1 : children <= 4 ? 2 : 3
    self.children = UInt64(children)
    topShift = UInt64(2 * children)
    topMask = 1 << UInt64(topBits) - 1
    flightShift = UInt64(2 * children + topBits)
    width = UInt64(2 * children + topBits + 2)
    mask = 1 << width - 1
    parentShift = UInt64(containers) * width
    precondition(parentShift + 3 <= 64, "so many containers and children do not fit one word")
  }

  public var initialStates: [State] {
    var word: UInt64 = 0
    for index in 0..<plain.containers { word |= 2 << (UInt64(index) * width) }
    return [State(packed: word)]
  }

  public var properties: [Property<State>] {
    let model = self
    return [.always("settled") { model.isSettled($0) }]
  }

  // MARK: - Parts of the word

  @inlinable @inline(__always)
  func container(_ index: Int, _ word: UInt64) -> UInt64 {
    (word &>> (UInt64(truncatingIfNeeded: index) &* width)) & mask
  }

  @inlinable @inline(__always)
  func top(_ container: UInt64) -> UInt64 { (container &>> topShift) & topMask }

  @inlinable @inline(__always)
  func flight(_ container: UInt64) -> UInt64 { (container &>> flightShift) & 3 }

  @inlinable @inline(__always)
  func target(_ container: UInt64) -> UInt64 {
    flight(container) == 1 ? top(container) &+ 1 : top(container) &- 1
  }

  @inlinable @inline(__always)
  func visible(_ container: UInt64) -> UInt64 {
    flight(container) == 0 ? top(container) : target(container)
  }

  /// Puts in place of a child's appearance what `table` has for it, two bits for each of the four.
  @inlinable @inline(__always)
  func moved(_ container: UInt64, _ child: UInt64, by table: UInt64) -> UInt64 {
    let shift = child &* 2
    let now = (container &>> shift) & 3
    let next = (table &>> (now &* 2)) & 3
    return container ^ ((now ^ next) &<< shift)
  }

  @inlinable @inline(__always)
  func beginAppear(_ container: UInt64, _ child: UInt64) -> UInt64 {
    moved(container, child, by: 0b01_10_01_01)
  }

  @inlinable @inline(__always)
  func endAppear(_ container: UInt64, _ child: UInt64) -> UInt64 {
    moved(container, child, by: 0b11_10_10_00)
  }

  @inlinable @inline(__always)
  func beginDisappear(_ container: UInt64, _ child: UInt64) -> UInt64 {
    moved(container, child, by: 0b11_11_11_00)
  }

  @inlinable @inline(__always)
  func endDisappear(_ container: UInt64, _ child: UInt64) -> UInt64 {
    moved(container, child, by: 0b00_10_01_00)
  }

  /// Returns whether all containers at rest show their top child, and it alone, as the parent
  /// allows.
  @inlinable
  public func isSettled(_ state: State) -> Bool {
    let parent = state.packed &>> parentShift
    for index in 0..<plain.containers {
      let container = container(index, state.packed)
      if flight(container) != 0 { continue }
      let shift = top(container) &* 2
      let appearances = container & (1 &<< topShift &- 1)
      let now = (appearances &>> shift) & 3
      if appearances != now &<< shift { return false }
      if parent == 0 && now != 2 { return false }
      if parent == 2 && now != 0 { return false }
    }
    return true
  }
}
