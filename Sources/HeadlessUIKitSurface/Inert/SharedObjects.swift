// The ways in which code that must not name `UIApplication.shared` reaches it, as extensions do.

internal import Foundation

extension UIApplication {
  public class func value(forKey key: String) -> Any? { key.hasPrefix("shared") ? shared : nil }

  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  public class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { Unmanaged.passUnretained(shared) }
}
