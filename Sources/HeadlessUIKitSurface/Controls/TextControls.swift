// Fields and views of text, as controls that nothing draws and no keyboard fills.

public import Foundation

/// A field of text.
open class UITextField: UIControl, UITextInputTraits {
  /// The frame of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a view in the field shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?, attributedText: NSAttributedString?, placeholder: String?, attributedPlaceholder: NSAttributedString?
  open var font: UIFont?, textColor: UIColor?, textAlignment = NSTextAlignment.natural, borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never, leftView: UIView?, leftViewMode = ViewMode.never, rightView: UIView?
  open var rightViewMode = ViewMode.never, isSecureTextEntry = false, keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default, autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences, keyboardAppearance = UIKeyboardAppearance.default
  open var spellCheckingType = UITextSpellCheckingType.default, enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var clearsOnBeginEditing = false, adjustsFontSizeToFitWidth = false, minimumFontSize: CGFloat = 0, background: UIImage?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:], typingAttributes: [NSAttributedString.Key: Any]?
  open private(set) var isEditing = false
  nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { isEditing }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isEditing, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return isEditing }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing, delegate?.textFieldShouldEndEditing(self) ?? true else { return !isEditing }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }
}

/// The delegate of a field of text.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(_: UITextField, shouldChangeCharactersIn _: NSRange, replacementString _: String) -> Bool { true }
}

/// What a keyboard knows about a field.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
}

/// The key that ends input.
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done }

/// Whether text is corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// A view of text that can be edited.
open class UITextView: UIScrollView, UITextInputTraits {
  // UIKit's own declaration; its users rely on the implicit unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  open var attributedText: NSAttributedString?, font: UIFont?, textColor: UIColor?, textAlignment = NSTextAlignment.natural
  open var isEditable = true, isSelectable = true, textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var selectedRange = NSRange(location: 0, length: 0)
  public let textContainer = NSTextContainer()
  open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default, autocapitalizationType = UITextAutocapitalizationType.sentences
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open func scrollRangeToVisible(_ range: NSRange) {}
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// The delegate of a view of text, which no finger edits here.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// The delegate of a search bar; only a search controller follows what is typed.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// What a field asks for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name"), username = Self(rawValue: "username"), password = Self(rawValue: "password")
  public static let emailAddress = Self(rawValue: "email"), telephoneNumber = Self(rawValue: "tel")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// The room of a text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5, maximumNumberOfLines = 0, lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false, heightTracksTextView = false, exclusionPaths: [UIBezierPath] = []
}

extension UIAlertController {
  public var textFields: [UITextField]? { stored(nil) }

  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    store(Optional((textFields ?? []) + [field]), "textFields")
    configurationHandler?(field)
  }
}
