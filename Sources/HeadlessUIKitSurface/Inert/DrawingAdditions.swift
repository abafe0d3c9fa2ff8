// Drawing, sounds and the looks of bars that packages ask for: nothing of it is drawn or heard.

public import Foundation

extension CGContext {
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {}
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}
  public func endTransparencyLayer() {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func clip(to rects: [CGRect]) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func fill(_ rects: [CGRect]) {}
}

/// A view whose input makes the sound of keys.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol { var enableInputClicksWhenVisible: Bool { get } }

extension UIInputViewAudioFeedback { public var enableInputClicksWhenVisible: Bool { false } }

extension UIBarButtonItem {
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { .zero }
  public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}

/// The changes of a block of the old kind take effect at once, and no animation has to end.
///
/// A block that wants to know when it ends is not declared.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

extension CGImage { public var colorSpace: CGColorSpace? { CGColorSpace() } }
