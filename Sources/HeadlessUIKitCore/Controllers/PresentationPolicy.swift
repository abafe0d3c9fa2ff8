// The modal variants and the table of styles, as questions that presentations ask by name.

internal import VCLifecycle

/// What a profile and a screen say about presentations (table 1.6a, spec 5).
@MainActor
struct PresentationPolicy {
  let profile: Profile
  /// The device, with the size of the window.
  let device: Device

  init(runtime: Runtime, window: UIWindow?) {
    profile = runtime.profile
    var device = runtime.device
    if let window { device.size = window.frameStorage.size }
    self.device = device
  }

  // MARK: Styles

  /// The style that stands behind `automatic` (MODAL-5).
  func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    guard style == .automatic else { return style }
    return hasSheets ? .pageSheet : .fullScreen
  }

  /// What a style becomes on this screen, where the app does not object (table 1.6a).
  func adapted(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    switch style {
    case .automatic: return adapted(resolved(style))
    case .pageSheet, .formSheet:
      guard isLikePhone else { return style }
      guard hasSheets else { return .fullScreen }
      return device.isCompactHeight && profile.compactSheet == .hides ? .fullScreen : style
    case .popover:
      guard isLikePhone else { return style }
      return profile.popoverCompact == .fullScreen ? .fullScreen : adapted(.pageSheet)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none:
      return style
    }
  }

  /// Whether a style may be adapted at all, so that the app is asked.
  func mayAdapt(_ style: UIModalPresentationStyle) -> Bool {
    isLikePhone && (style == .popover || style == .pageSheet || style == .formSheet)
  }

  /// Whether an effective style removes the presenter's view (MODAL-4).
  func hides(_ style: UIModalPresentationStyle, _ controller: UIPresentationController) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: controller.shouldRemovePresentersView
    case .pageSheet, .formSheet, .automatic, .popover, .overFullScreen, .overCurrentContext,
      .none:
      false
    }
  }

  /// A screen or window as narrow as a phone's.
  var isLikePhone: Bool { device.idiom == .phone || device.isCompactWidth }
  /// Sheets on every device, and delegate calls for their dismissal (DELEG-11).
  var hasSheets: Bool { profile.os.major >= 13 }
}
