// What a run starts from: the profile, the device, the tree in the window, and who waits aside.

internal import HeadlessUIKit
package import VCLifecycle

/// The start of a run.
package struct Configuration: Hashable, Sendable {
  package var profile: Profile
  package var device: DeviceName
  /// What the window shows at first.
  package var window: Tree
  /// Who waits aside until a step brings it in.
  package var spares: [Tree]

  package init(
    profile: Profile = .standard,
    device: DeviceName = .phone,
    window: Tree,
    spares: [Tree] = []
  ) {
    self.profile = profile
    self.device = device
    self.window = window
    self.spares = spares
  }

  /// All trees: the window's, then those aside.
  package var trees: [Tree] { [window] + spares }

  /// The device that a run imitates, by name.
  package enum DeviceName: String, CaseIterable, Sendable {
    case phone
    case pad

    var device: Device { self == .phone ? .phone : .pad }
  }
}
