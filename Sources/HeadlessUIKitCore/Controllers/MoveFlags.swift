// The flags of a controller's move into or out of a parent or a presentation.

/// The four flags of a controller's move (spec 1.13).
package struct MoveFlags: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let movingToParent = MoveFlags(rawValue: 1 << 0)
  package static let movingFromParent = MoveFlags(rawValue: 1 << 1)
  package static let beingPresented = MoveFlags(rawValue: 1 << 2)
  package static let beingDismissed = MoveFlags(rawValue: 1 << 3)
}
