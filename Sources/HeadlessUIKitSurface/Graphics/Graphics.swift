// Drawing, which draws nothing: contexts and renderers run the app's code and give empty images.

public import Foundation

extension CGContext {
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
  public func clip() {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addPath(_ path: CGPath) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func fillPath() {}
  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {}
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func strokePath() {}
  public func makeImage() -> CGImage? { CGImage(of: .zero) }
}

/// An image of CoreGraphics, without pixels.
public final class CGImage: @unchecked Sendable {
  fileprivate let size: CGSize

  fileprivate init(of size: CGSize) { self.size = size }

  public var width: Int { Int(size.width) }
  public var height: Int { Int(size.height) }
  public func cropping(to rect: CGRect) -> CGImage? { self }
}

/// The space that colours are measured in.
public final class CGColorSpace: @unchecked Sendable {
  package init() {}

  public static let sRGB = "kCGColorSpaceSRGB"
}

/// How images and colours are laid over each other.
public enum CGBlendMode: Int32, Sendable { case normal, multiply, screen, overlay, sourceIn, sourceAtop, destinationIn, clear, copy }

/// The settings of a renderer.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1, opaque = false, bounds = CGRect.zero
  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }

  public override required init() { super.init() }
}

/// What a renderer draws with.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open var currentImage: UIImage { UIImage() }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

/// A renderer of images.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(size: bounds.size) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(emptyOf: size)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

extension UIImage {
  /// How an image takes its colours.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How an image is turned.
  public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }

  /// How an image fills a larger rectangle.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public convenience init?(named name: String, in: Bundle?, compatibleWith: UITraitCollection?) { self.init(named: name) }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) { self.init(systemName: name) }

  public convenience init(cgImage: CGImage) { self.init(emptyOf: cgImage.size) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(emptyOf: cgImage.size) }

  public convenience init?(data: Data) { self.init() }

  public convenience init?(data: Data, scale: CGFloat) { self.init() }

  public convenience init?(contentsOfFile path: String) { self.init() }

  /// The settings of a symbol.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The settings of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }

    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    public convenience init(weight: SymbolWeight) { self.init() }

    public convenience init(scale: SymbolScale) { self.init() }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }

  /// The scale of a symbol.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  public convenience init?(systemName name: String, compatibleWith: UITraitCollection?) { self.init(systemName: name) }

  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  public var capInsets: UIEdgeInsets { .zero }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func preparingForDisplay() -> UIImage? { self }
  /// There always is one: only images of Core Image have none.
  public var cgImage: CGImage? { CGImage(of: size) }
  public var imageOrientation: Orientation { .up }
  public var renderingMode: RenderingMode { .automatic }
  public var isSymbolImage: Bool { false }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func pngData() -> Data? { Data() }
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
}
