// Controllers of the system by which the user picks, reads or sends something: they come and go as
// all controllers do, with nothing in them, and call no delegate on their own.

public import Foundation

/// Takes or picks a picture.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// Names a fact about what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  open var sourceType = SourceType.photoLibrary, mediaTypes = ["public.image"], allowsEditing = false, cameraOverlayView: UIView?
  open var showsCameraControls = true, videoMaximumDuration: TimeInterval = 600

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  open func takePicture() {}
}

/// The delegate of a picker of pictures, which nothing calls.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(_: UIImagePickerController, didFinishPickingMediaWithInfo _: [UIImagePickerController.InfoKey: Any]) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Shows a page of the web.
open class SFSafariViewController: UIViewController {
  /// How a page is shown.
  @preconcurrency @MainActor open class Configuration: NSObject { open var entersReaderIfAvailable = false, barCollapsingEnabled = true }

  /// What the button that closes the page says.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open private(set) var configuration = Configuration()
  open var preferredBarTintColor: UIColor?, preferredControlTintColor: UIColor?, dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL) { super.init(nibName: nil, bundle: nil) }

  public init(url: URL, configuration: Configuration) {
    super.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The delegate of a page of the web, which nothing calls.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
}
