// The words for values of events, in trace files and on the command line.

extension Event.Kind {
  /// The name in trace files: `viewWillAppear`, `navigationWillShow`, `transitionStart`.
  public var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { String(describing: $0) }
}

extension TransitionKind {
  /// The name in trace files and on the command line: `push`, `presentHiding`.
  public var name: String { String(describing: self) }

  /// Reads `push`, `K-PUSH` or `presentHiding`; nil if there is no such kind.
  public init?(named text: some StringProtocol) {
    guard let kind = Self.allCases.first(where: { $0.name == text || $0.id == text }) else {
      return nil
    }
    self = kind
  }
}

extension AppearanceState {
  /// The name in trace files and on the command line: `appeared`.
  public var name: String { String(describing: self) }

  /// Reads `appeared` or `S2`; nil if there is no such state.
  public init?(named text: some StringProtocol) {
    let found = Self.allCases.first { $0.name == text || "S\($0.rawValue)" == text }
    guard let found else { return nil }
    self = found
  }
}

extension Event.Snapshot.Facts {
  package static let names: [(String, Event.Snapshot.Facts)] = [
    ("window", .hasWindow), ("superview", .hasSuperview), ("traits", .traitsCurrent),
    ("safeArea", .safeAreaCurrent), ("frame", .frameFinal), ("subviews", .subviewFramesFinal),
    ("deep", .deepFramesFinal), ("movingToParent", .movingToParent),
    ("movingFromParent", .movingFromParent), ("beingPresented", .beingPresented),
    ("beingDismissed", .beingDismissed), ("coordinator", .hasCoordinator),
    ("coordinatorAnimated", .coordinatorAnimated),
    ("coordinatorInteractive", .coordinatorInteractive),
  ]
}

/// The markers that mean more than their words.
package enum ReservedMarker {
  package static let kinds: [(String, Event.Kind)] = [
    ("tRequest", .transitionRequest), ("tStart", .transitionStart), ("tRoot", .transitionRoot),
    ("tCommit", .transitionCommit), ("tRelease", .transitionRelease),
    ("tFinish", .transitionFinish), ("tCancel", .transitionCancel), ("rest", .rest),
  ]
}
