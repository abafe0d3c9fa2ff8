// Nibs: there are no compiled ones here, so loading gives nothing.

public import Foundation

/// A nib without objects.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "" }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    Self.noteRead?(name)
    return []
  }

  /// Is given the name of each nib that is asked for and stays empty.
  nonisolated(unsafe) package static var noteRead: ((String) -> Void)?

  /// An option of loading.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib.noteRead?(name)
    return nil
  }
}

/// A transition between two scenes of a storyboard that the app makes itself.
extension UIStoryboardSegue { public var isUnwinding: Bool { false } }
