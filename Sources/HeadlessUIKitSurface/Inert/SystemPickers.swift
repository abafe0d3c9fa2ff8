// Controllers of the system by which the user picks, reads or sends something: they come and go as
// all controllers do, with nothing in them, and call no delegate on their own.

public import Foundation

/// Takes or picks a picture.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  /// A camera of the device.
  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }

  /// Names a fact about what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraOverlayView: UIView?
  open var showsCameraControls = true
  open var videoMaximumDuration: TimeInterval = 600

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  open func takePicture() {}
}

/// The delegate of a picker of pictures, which nothing calls.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Picks documents.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What a document is picked for.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`
  case open
  case exportToService
  case moveToService
}

/// The delegate of a picker of documents, which nothing calls.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Picks a colour.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// The delegate of a picker of colours, which nothing calls.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
}

/// Shows a page of the web.
open class SFSafariViewController: UIViewController {
  /// How a page is shown.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  /// What the button that closes the page says.
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open private(set) var configuration = Configuration()
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL) { super.init(nibName: nil, bundle: nil) }

  public init(url: URL, configuration: Configuration) {
    super.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The delegate of a page of the web, which nothing calls.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// Writes a mail.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open class func canSendMail() -> Bool { true }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// What the user made of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled
  case saved
  case sent
  case failed
}

/// The delegate of a mail, which nothing calls.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
