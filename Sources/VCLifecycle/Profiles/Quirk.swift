// Defects of single UIKit versions, as switches (spec 1.18, rules QUIRK-1 to QUIRK-15).

/// A defect of one UIKit version, off in clean profiles.
public enum Quirk: Int, CaseIterable, Sendable {
  case manualContainerAppearsTwice = 1
  case replacedChildDidAppearOnly
  case launchChildAppearsTwice
  case presenterDidFlagFalse
  case splitPrimaryContextSilent
  case hiddenChildNeverAppears
  case splitPrimaryShownSilent
  case splitInTabDisappearsUnasked
  case tabSelectedInLoadDisappears
  case tabCancelResetsSilently
  case splitLoadedInBackground
  case splitDetailAppearsTwice
  case searchHeaderReturns
  case didAppearInBackground
  case beginOnPresenterBreaksPop

  /// The switch's name: `Q-4`.
  public var id: String { "Q-\(rawValue)" }
  /// The rule that records the defect: `QUIRK-4`.
  public var rule: String { "QUIRK-\(rawValue)" }

  /// The major versions that had the defect.
  public var versions: ClosedRange<Int> {
    switch self {
    case .manualContainerAppearsTwice, .replacedChildDidAppearOnly: 5...5
    case .launchChildAppearsTwice: 6...6
    case .presenterDidFlagFalse, .splitPrimaryContextSilent, .hiddenChildNeverAppears: 8...8
    case .splitPrimaryShownSilent, .tabCancelResetsSilently: 10...10
    case .splitInTabDisappearsUnasked: 10...11
    case .tabSelectedInLoadDisappears: 11...11
    case .splitLoadedInBackground, .splitDetailAppearsTwice: 12...12
    case .searchHeaderReturns, .beginOnPresenterBreaksPop: 13...13
    case .didAppearInBackground: 17...17
    }
  }

  /// Reads `Q-4`; nil if there is no such switch.
  public init?(id: some StringProtocol) {
    guard let quirk = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = quirk
  }
}

/// The quirks that are switched on in a profile.
public struct QuirkSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  public init(arrayLiteral elements: Quirk...) {
    for quirk in elements { insert(quirk) }
  }

  /// All defects that a version had.
  public static func all(on os: OSVersion) -> QuirkSet {
    var set: QuirkSet = []
    for quirk in Quirk.allCases where quirk.versions.contains(os.major) { set.insert(quirk) }
    return set
  }

  public var isEmpty: Bool { bits == 0 }
  /// The quirks in the order of their numbers.
  public var elements: [Quirk] { Quirk.allCases.filter(contains) }

  public func contains(_ quirk: Quirk) -> Bool { bits & (1 << UInt32(quirk.rawValue)) != 0 }
  public mutating func insert(_ quirk: Quirk) { bits |= 1 << UInt32(quirk.rawValue) }
  public mutating func remove(_ quirk: Quirk) { bits &= ~(1 << UInt32(quirk.rawValue)) }
}
