// Whether the fingerprint of an idle stage reads every stored property there is.

import Foundation
import HeadlessUIKit
import XCTest

/// Compares the stored properties of the runtime's types, found by reflection, with the names that
/// the source of their encoders mentions.
@MainActor final class RestStateCompletenessTests: XCTestCase {
  /// The types that are encoded, each with the extension whose code encodes it.
  private static let encoders = [
    "Runtime": "Runtime", "EnvironmentState": "EnvironmentState",
    "UIViewController": "UIViewController", "AppearanceMachine": "AppearanceMachine",
    "UserAppearance": "AppearanceMachine", "UINavigationController": "UINavigationController",
    "UITabBarController": "UITabBarController", "UIPageViewController": "UIPageViewController",
    "ShownContent": "ShownContent", "PageNeighbours": "UIPageViewController", "UIView": "UIView",
    "UIWindow": "UIView", "PresentationContainerView": "UIView", "Presentation": "Presentation",
    "HiddenRoot": "Presentation", "SheetDragState": "Presentation",
    "PresentationLinks": "PresentationLinks", "PresentationSettings": "PresentationLinks",
    "UIPresentationController": "UIPresentationController",
  ]

  private static let sameInEveryRun = "the same in every run of a start"
  private static let past = "what has happened: the runtime never reads it"
  private static let compared = "only compared with what is under way"
  private static let derived = "follows from properties that are encoded"
  private static let unchanged = "created on first use; no class that is encoded changes it"

  /// The stored properties that are left out, each with the reason.
  private static let leftOut = [
    "Runtime.profile": sameInEveryRun,
    "Runtime.deviation": sameInEveryRun,
    "Runtime.limits": sameInEveryRun,
    "Runtime.initialHeader": sameInEveryRun,
    "Runtime.stage": sameInEveryRun,
    "Runtime.lastSteps": past,
    "Runtime.stepCount": past,
    "Runtime.turn": compared,
    "Runtime.timerChainLength": "zero unless the block of a timer is running",
    "Runtime.framesAwaited": "no timer is on the run loop",
    "Runtime.entryCount": "one while no code is running",
    "Runtime.nextTransitionNumber": compared,
    "Runtime.nextAnimationNumber": compared,
    "Runtime.nextRegistrationNumber": compared,
    "Runtime.nextTouchableNumber": compared,
    "AppearanceMachine.driveNumber": compared,
    "Runtime.owesConstraints": "spares a walk: needsConstraintsUpdate is encoded",
    "UIWindow.displayTurn": compared,
    "UIWindow.ownScene": unchanged,
    "UIWindow.hasOwnScene": unchanged,
    "UIViewController.runtime": sameInEveryRun,
    "UIView.runtime": sameInEveryRun,
    "Presentation.runtime": sameInEveryRun,
    "UINavigationController.navigationBar": unchanged,
    "UINavigationController.toolbar": unchanged,
    "UINavigationController.interactivePopGestureRecognizer": unchanged,
    "Presentation.hidesPresenter": derived,
  ]

  func testEveryStoredPropertyIsEncodedOrLeftOutForAReason() async throws {
    var met: [String: [String]] = [:]
    let stage = makeStage()
    var seen: Set<ObjectIdentifier> = []
    collect(stage, into: &met, seen: &seen)
    for (type, encoder) in Self.encoders.sorted(by: <) {
      let properties = try XCTUnwrap(met[type], "no \(type) was met")
      let words = try encodedWords(of: encoder)
      for property in properties where Self.leftOut["\(type).\(property)"] == nil {
        XCTAssertTrue(
          words.contains(property),
          "\(type).\(property) is neither encoded nor left out for a reason"
        )
      }
    }
    for name in Self.leftOut.keys.sorted() {
      let parts = name.split(separator: ".").map(String.init)
      XCTAssertTrue(met[parts[0]]?.contains(parts[1]) ?? false, "\(name) is no stored property")
    }
    withExtendedLifetime(stage) {}
  }

  // MARK: What there is

  /// A stage whose objects are of all types above: containers, presentations, an open begin.
  private func makeStage() -> Stage {
    let stage = Stage()
    let page = stage.screen("page")
    let tabs = stage.run {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([page], direction: .forward, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: stage.screen("A")), pages]
      return tabs
    }
    stage.window { tabs }
    stage.settle()
    stage.run {
      let presented = stage.screen("B")
      presented.modalPresentationStyle = .fullScreen
      tabs.present(presented, animated: false)
    }
    stage.settle()
    stage.run { page.beginAppearanceTransition(true, animated: false) }
    return stage
  }

  private func collect(
    _ value: Any,
    into met: inout [String: [String]],
    seen: inout Set<ObjectIdentifier>
  ) {
    var level: Mirror? = Mirror(reflecting: value)
    if level?.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    while let mirror = level {
      let type = "\(mirror.subjectType)"
      if Self.encoders[type] != nil {
        met[type] = mirror.children.compactMap(\.label).map { label in
          label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        }
      }
      for child in mirror.children { collect(child.value, into: &met, seen: &seen) }
      level = mirror.superclassMirror
    }
  }

  // MARK: What is encoded

  /// The words of the code in the extensions of a type that encode it.
  private func encodedWords(of type: String) throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/HeadlessUIKit")
    var words: Set<String> = []
    for file in [
      "RestState/RestState", "RestState/RestState+Controllers", "RestState/RestState+Views",
      "Kernel/Runtime/EnvironmentState",
    ] {
      let url = folder.appendingPathComponent(file + ".swift")
      var isInside = false
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("extension \(type) {") || line.hasPrefix("struct \(type) {") {
          isInside = true
        } else if line == "}" {
          isInside = false
        }
        // A declaration is no use of what it declares.
        let isDeclaration = line.hasPrefix("  var ") || line.contains("//")
        guard isInside, !isDeclaration else { continue }
        words.formUnion(line.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      }
    }
    return words
  }
}
