// Labels, as views that nothing draws.

public import Foundation

/// Where smaller text stands on its line.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A view of text.
open class UILabel: UIView {
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  // UIKit's own declarations; their users rely on the implicit unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural, lineBreakMode = NSLineBreakMode.byTruncatingTail, numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false, adjustsFontForContentSizeCategory = false, minimumScaleFactor: CGFloat = 0, isEnabled = true
  open var isHighlighted = false, highlightedTextColor: UIColor?, shadowColor: UIColor?, shadowOffset = CGSize(width: 0, height: -1)
  open var preferredMaxLayoutWidth: CGFloat = 0, baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines: Int) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}

  /// As wide as its letters would be if all were alike; nothing measures type here.
  open override var intrinsicContentSize: CGSize {
    let size = font?.pointSize ?? 17
    return CGSize(
      width: (CGFloat((text ?? "").count) * size / 2).rounded(.up),
      height: (text ?? "").isEmpty ? 0 : (size * 1.2).rounded(.up)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
