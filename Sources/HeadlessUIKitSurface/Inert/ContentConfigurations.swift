// Content of cells by configurations, which nothing shows.

public import Foundation

/// What a view is configured for.
@preconcurrency @MainActor public protocol UIConfigurationState { var traitCollection: UITraitCollection { get } }

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection, isSelected = false, isHighlighted = false, isDisabled = false, isFocused = false
  public var isEditing = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A description of content.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView { public func supports(_ configuration: any UIContentConfiguration) -> Bool { true } }
