// The functions of UIKit that draw: functions outside of types, as there.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

public func UIGraphicsBeginImageContext(_ size: CGSize) {}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }

public func UIGraphicsEndImageContext() {}

public func UIGraphicsPushContext(_ context: CGContext) {}

public func UIGraphicsPopContext() {}

public func UIRectFill(_ rect: CGRect) {}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

public func UIRectFrame(_ rect: CGRect) {}

public func UIRectClip(_ rect: CGRect) {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Runs the block: there are no pools to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }

/// Writes an image into the photos of the user, of which there are none.
@MainActor public func UIImageWriteToSavedPhotosAlbum(_: UIImage, _: Any?, _: Selector?, _: UnsafeMutableRawPointer?) {}
