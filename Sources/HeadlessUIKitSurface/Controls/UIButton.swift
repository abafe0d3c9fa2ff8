// Buttons, as controls that nothing draws.

public import Foundation

/// A button.
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom = 0, system = 1, detailDisclosure = 2, infoLight = 3, infoDark = 4, contactAdd = 5, close = 7
  }

  open internal(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero, imageEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true, showsTouchWhenHighlighted = false
  open var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }
  /// Runs before the button is laid out, each time its state is another.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  private var owesConfiguration = false
  open var automaticallyUpdatesConfiguration = true, menu: UIMenu?, role = Role.normal, changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false

  /// What a button is for.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// Updates the configuration in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    if owesConfiguration { return }
    owesConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override func layoutSubviews() {
    if owesConfiguration {
      updateConfiguration()
      // What the handler itself sets needs no other update.
      owesConfiguration = false
    }
    super.layoutSubviews()
  }

  open override var isEnabled: Bool { didSet { noteState(oldValue != isEnabled) } }
  open override var isSelected: Bool { didSet { noteState(oldValue != isSelected) } }
  open override var isHighlighted: Bool { didSet { noteState(oldValue != isHighlighted) } }

  private func noteState(_ hasChanged: Bool) {
    let isConfigured = configuration != nil || configurationUpdateHandler != nil
    if hasChanged, isConfigured { setNeedsUpdateConfiguration() }
  }

  open func backgroundImage(for state: State) -> UIImage? { nil }
  open func attributedTitle(for state: State) -> NSAttributedString? { title(for: state).map { NSAttributedString(string: $0) } }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction { setTitle(primaryAction.title, for: .normal) }
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    if let primaryAction, configuration.title == nil {
      self.configuration?.title = primaryAction.title
      self.configuration?.image = configuration.image ?? primaryAction.image
    }
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }

  /// A tap is also the primary action.
  open override func sendActions(for controlEvents: Event) {
    let isTap = controlEvents.contains(.touchUpInside)
    super.sendActions(for: isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  open override var intrinsicContentSize: CGSize {
    let text = CGFloat((configuration?.title ?? currentTitle ?? "").count)
    return CGSize(width: max(30, text * 9), height: 34)
  }
}
