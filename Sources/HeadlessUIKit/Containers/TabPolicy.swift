// The tab variants, as questions that the tab bar controller asks by name.

internal import Lifecycle

/// What a profile says about tab bar controllers (spec 5).
struct TabPolicy {
  let profile: Profile

  /// Built-in switching passes animated = true: it is a cross-fade (TAB-3).
  var crossFades: Bool { profile.tabAnimated == .true }
  /// A kept selected child leaves and comes again when the children are set (TAB-8).
  var rebuildsKept: Bool { profile.tabSetViewControllers == .always }
  /// didMove(toParent:) waits for the child's first viewDidAppear (TAB-9).
  var movesAtAppearance: Bool { profile.tabMove == .dmAtAppear }
  /// A selection made in viewDidLoad sends a stray viewWillDisappear (QUIRK-9).
  var strayDisappearInLoad: Bool { profile.quirks.contains(.tabSelectedInLoadDisappears) }
}
