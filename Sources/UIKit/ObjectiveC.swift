// Functions of Objective-C's runtime and of the unified log that packages call. Objects can
// be associated; methods can't be exchanged, since there is no table of them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation
public import HeadlessUIKit

/// Compares classes, which are objects in Objective-C.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  AssociatedObjects.set(value, of: object as AnyObject, key, isWeak: isWeak)
}

public func objc_removeAssociatedObjects(_ object: Any) {}

// MARK: Classes and methods

/// A method of Objective-C; there is none.
public struct Method: Sendable {
  private init() {}
}

/// The address of a method; there is none.
public struct IMP: Sendable {
  private init() {}
}

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool { false }

public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

public func object_getClass(_ obj: Any?) -> AnyClass? { (obj as AnyObject?).map { type(of: $0) } }

public func method_getImplementation(_ m: Method) -> IMP { m.implementation }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

extension Method {
  fileprivate var implementation: IMP { preconditionFailure("there is no method") }
}

extension NSObject {
  /// The name of the class.
  public class func description() -> String { String(reflecting: self) }
}

/// The name of a kind of exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException"
  )
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException"
  )
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
}

/// An exception, which ends the process when it is raised, as an uncaught one does.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let NSFoundationVersionNumber = 3000.0
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

public func NSStringFromCGRect(_ rect: CGRect) -> String { "\(rect)" }

// MARK: Dispatch

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

// MARK: The unified log

/// A log that is not kept.
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) {}
}

/// The kind of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

public func os_log(
  _ type: OSLogType,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {}

/// A log that is not kept, by its new name.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: String) {}
  public func log(level: OSLogType, _ message: String) {}
  public func debug(_ message: String) {}
  public func info(_ message: String) {}
  public func notice(_ message: String) {}
  public func warning(_ message: String) {}
  public func error(_ message: String) {}
  public func critical(_ message: String) {}
  public func fault(_ message: String) {}
  public func trace(_ message: String) {}
}

/// The identity of an interval that is measured.
public struct OSSignpostID: Hashable, Sendable {
  public static let exclusive = OSSignpostID()

  public init() {}
  public init(log: OSLog) {}
  public init(log: OSLog, object: AnyObject) {}
}

/// The part of an interval.
public enum OSSignpostType: Sendable {
  case begin
  case end
  case event
}

public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}

// MARK: Layers and sounds

public let kCATransition = "transition"

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
