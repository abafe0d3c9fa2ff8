// Names of CoreFoundation and CoreGraphics that UIKit's users meet, as values that nothing draws.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFNumber = NSNumber
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFURL = URL
public typealias CFAbsoluteTime = Double

/// The virtual time.
@preconcurrency @MainActor public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

/// A number that stays the same: references are not counted for the app.
public func CFGetRetainCount(_ object: CFTypeRef) -> Int { 1 }

/// A gradient.
public final class CGGradient: Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {}
}

/// Whether a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0), drawsAfterEndLocation = Self(rawValue: 1 << 1)
}
