// Whether a class overrides `show` or `showDetailViewController` (SHOW-3). UIKit compares method
// implementations; here the class's method table is compared with UIViewController's. Which word
// of the table belongs to a method is found with two probes: a subclass that overrides the method
// differs from UIViewController in it, one that overrides nothing does not.

/// The detection of overridden show methods.
@MainActor
enum ShowOverrides {
  enum Method {
    case show
    case showDetail
  }

  private class Plain: UIViewController {}

  private final class Showing: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
  }

  private final class DetailShowing: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  }

  private static let showWord = word(of: Showing.self)
  private static let showDetailWord = word(of: DetailShowing.self)

  /// Returns whether the controller's class has an implementation of its own.
  static func overrides(_ controller: UIViewController, _ method: Method) -> Bool {
    guard let index = method == .show ? showWord : showDetailWord else { return false }
    let table = words(of: UIViewController.self)
    return words(of: type(of: controller))[index] != table[index]
  }

  /// The word in which the probe differs from UIViewController while a plain subclass does not.
  private static func word(of probe: AnyClass) -> Int? {
    let table = words(of: UIViewController.self)
    let plain = words(of: Plain.self)
    let changed = words(of: probe)
    return (0..<wordCount).last { plain[$0] == table[$0] && changed[$0] != table[$0] }
  }

  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// How many words UIViewController's metadata has behind its address point.
  private static let wordCount: Int = {
    // Size and address point lie behind the superclass, the cache, the data and three size words
    // where Objective-C exists; elsewhere there is neither cache nor data.
    #if canImport(ObjectiveC)
    let offset = 5 + 2
    #else
    let offset = 2 + 2
    #endif
    let sizes = words(of: UIViewController.self)[offset]
    let size = Int(sizes & 0xFFFF_FFFF)
    let addressPoint = Int(sizes >> 32)
    return (size - addressPoint) / MemoryLayout<UInt>.size
  }()
}
