// Whether a class overrides a method of its superclass, without Objective-C's runtime to ask.
//
// A Swift class has a table of its overridable methods; an override puts another address into its
// slot. Two probes, one that overrides and one that does not, show which slot is the method's: it
// is the one word that the plain probe shares with the base class and the overriding one does not.
// Then any class is asked by comparing that one word with the base class's. UIKit itself asks in
// this way: constraints are dirty at first for classes that override `updateViewConstraints`
// (LAYOUT-12), and `show` goes to the nearest ancestor that overrides it (SHOW-3).

internal import Foundation

/// Finds out, for one method of a base class, which subclasses override it.
struct OverrideDetection {
  /// What the base class has in the slot.
  private let inherited: Int
  private let slot: Int?

  /// Finds the method's slot with two subclasses of the base class.
  init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let size = Self.wordCount(of: base)
    let words = Self.words(of: base, count: size)
    let plainWords = Self.words(of: plain, count: size)
    let overridingWords = Self.words(of: overriding, count: size)
    // The first words describe the class itself and differ in every class.
    let candidates = (Self.firstTableWord..<size).filter {
      plainWords[$0] == words[$0] && overridingWords[$0] != words[$0]
    }
    slot = candidates.count == 1 ? candidates[0] : nil
    inherited = slot.map { words[$0] } ?? 0
  }

  /// Whether the class, or a superclass below the base, overrides the method.
  func isOverridden(by type: AnyClass) -> Bool {
    guard let slot else { return false }
    return Self.word(slot, of: type) != inherited
  }

  // MARK: The layout of a class in memory (Swift's ABI, TypeMetadata.rst)

  #if canImport(ObjectiveC)
  /// The words for Objective-C's cache and data lie before Swift's own.
  private static let flagsWord = 5
  #else
  private static let flagsWord = 2
  #endif

  /// Flags, sizes, the descriptor and the destroyer come before the table.
  private static let firstTableWord = flagsWord + 5

  private static func word(_ index: Int, of type: AnyClass) -> Int {
    let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return start.load(fromByteOffset: index * MemoryLayout<Int>.size, as: Int.self)
  }

  private static func words(of type: AnyClass, count: Int) -> [Int] {
    (0..<count).map { word($0, of: type) }
  }

  /// How many words of the class lie behind the address that names it.
  private static func wordCount(of type: AnyClass) -> Int {
    let sizes = word(flagsWord + 2, of: type)
    let classSize = sizes & 0xffff_ffff
    let addressPoint = sizes >> 32
    return (classSize - addressPoint) / MemoryLayout<Int>.size
  }
}

extension OverrideDetection {
  private final class PlainController: UIViewController {}

  private final class ConstraintsController: UIViewController {
    override func updateViewConstraints() { super.updateViewConstraints() }
  }

  private final class SafeAreaController: UIViewController {
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  }

  private final class MarginsController: UIViewController {
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  }

  private final class ShowingController: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
  }

  private final class DetailShowingController: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  }

  private final class PlainView: UIView {}

  private final class ConstraintsView: UIView {
    override func updateConstraints() { super.updateConstraints() }
  }

  private final class SafeAreaView: UIView {
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  }

  private init(ofController overriding: UIViewController.Type) {
    self.init(base: UIViewController.self, plain: PlainController.self, overriding: overriding)
  }

  private init(ofView overriding: UIView.Type) {
    self.init(base: UIView.self, plain: PlainView.self, overriding: overriding)
  }

  static let safeAreaInsetsDidChange = OverrideDetection(ofView: SafeAreaView.self)
  static let updateConstraints = OverrideDetection(ofView: ConstraintsView.self)
  static let viewSafeAreaInsetsDidChange = OverrideDetection(ofController: SafeAreaController.self)
  static let updateViewConstraints = OverrideDetection(ofController: ConstraintsController.self)
  static let viewLayoutMarginsDidChange = OverrideDetection(ofController: MarginsController.self)
  static let show = OverrideDetection(ofController: ShowingController.self)
  static let showDetail = OverrideDetection(ofController: DetailShowingController.self)
}
