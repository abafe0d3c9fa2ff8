// Drag and drop between views: nothing is ever dragged here, so no delegate is called.

public import Foundation

/// The data of an item that is dragged.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var suggestedName: String?

  public override init() { super.init() }
  public convenience init(object: Any) { self.init() }
  public convenience init?(contentsOf fileURL: URL?) { self.init() }

  open var registeredTypeIdentifiers: [String] { [] }
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool { false }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// An item that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?, previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What a view that is dragged looks like.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  open private(set) var view: UIView, parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// The looks of a preview of a view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor? = .clear, visiblePath: UIBezierPath?, shadowPath: UIBezierPath?

  public override init() { super.init() }
  public convenience init(textLineRects: [NSValue]) { self.init() }
}

/// The place of a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView, center: CGPoint, transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A preview of a view in its place.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  open private(set) var view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
}

/// The looks of a preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// What drags and drops have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag that has begun.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }

/// A drag over a view that may accept it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession { var localDragSession: (any UIDragSession)? { get } }

/// What a drop does.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a view does with a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  open var isPrecise = false, prefersFullSizePreview = false

  public init(operation: UIDropOperation) { self.operation = operation }
}
