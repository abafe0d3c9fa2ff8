// What UIKit adds to Foundation's types: values in boxes, attributes of text, places in lists.

public import Foundation

/// A box of a value of UIKit's: Foundation's own boxes have other labels here.
extension NSValue {
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(caTransform3D: CATransform3D) { self.init(point: CGPoint(x: caTransform3D.m41, y: caTransform3D.m42)) }
  public convenience init(cgAffineTransform: CGAffineTransform) {
    self.init(point: CGPoint(x: cgAffineTransform.tx, y: cgAffineTransform.ty))
  }
  public convenience init(uiEdgeInsets: UIEdgeInsets) { self.init(point: CGPoint(x: uiEdgeInsets.left, y: uiEdgeInsets.top)) }
  public var caTransform3DValue: CATransform3D { CATransform3DMakeTranslation(pointValue.x, pointValue.y, 0) }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont"), foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor"), paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let kern = Self(rawValue: "NSKern"), underlineStyle = Self(rawValue: "NSUnderline")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough"), link = Self(rawValue: "NSLink")
  public static let attachment = Self(rawValue: "NSAttachment"), baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let shadow = Self(rawValue: "NSShadow")
}

/// The line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2), double = Self(rawValue: 9)
}

/// An image in a text.
open class NSTextAttachment: NSObject { open var image: UIImage?, bounds = CGRect.zero }

extension NSAttributedString { public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}") } }

extension CGFloat { public init(_ number: NSNumber) { self = CGFloat(number.doubleValue) } }

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

/// The style of a paragraph.
open class NSParagraphStyle: NSObject {
  open var alignment: NSTextAlignment { .natural }
  open var lineSpacing: CGFloat { 0 }

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// The style of a paragraph, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  private var ownAlignment = NSTextAlignment.natural
  private var ownSpacing: CGFloat = 0
  // swift-format-ignore
  open override var alignment: NSTextAlignment { get { ownAlignment } set { ownAlignment = newValue } }
  // swift-format-ignore
  open override var lineSpacing: CGFloat { get { ownSpacing } set { ownSpacing = newValue } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping, lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0, paragraphSpacing: CGFloat = 0
}

extension CGPoint { public func equalTo(_ point2: CGPoint) -> Bool { self == point2 } }

extension CGSize { public func equalTo(_ size2: CGSize) -> Bool { self == size2 } }

extension CGRect { public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 } }

/// How text is drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0), usesFontLeading = Self(rawValue: 1 << 1)
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3), truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What drawing text has found.
open class NSStringDrawingContext: NSObject { open var minimumScaleFactor: CGFloat = 0 }

/// Text is as wide as its letters would be if all were alike.
extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let size = (attrs?[.font] as? UIFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * size / 2, height: (size * 1.2).rounded(.up))
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: self.size(withAttributes: attributes)) }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  public func size() -> CGSize { NSString(string: string).size(withAttributes: nil) }

  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    CGRect(origin: .zero, size: self.size())
  }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}

extension NSObjectProtocol {
  /// Whether the selector names a method of this object's class in the source.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.reaches(self) ?? false }
}

extension NSObject {
  /// A class knows no selectors without Objective-C but that of the shared application.
  public class func responds(to aSelector: Selector?) -> Bool {
    self == UIApplication.self && aSelector?.description == "sharedApplication"
  }
  public class func instancesRespond(to aSelector: Selector?) -> Bool { false }
}

/// Objects are printed with `%p` and `%@`, as Objective-C's are.
extension UIResponderBase: CVarArg {
  // The requirement has this name.
  // swift-format-ignore: NoLeadingUnderscores
  nonisolated public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
