// Records every view controller of an app, UIKit's own too, without a change to any class.
//
// This is for debug builds: it exchanges UIViewController's implementations, once, when asked. It
// needs UIKit and the Objective-C runtime. It was never run by the tests of this package.

#if canImport(UIKit) && canImport(ObjectiveC)
internal import Lifecycle
internal import ObjectiveC
internal import UIKit

/// The hooks that record every view controller.
@MainActor
public enum ControllerHooks {
  private static var isInstalled = false

  /// Records the callbacks of every view controller from now on, with ``TraceRecorder/shared``.
  ///
  /// A callback is heard as UIKit's own implementation is reached. Call it in debug builds only, at
  /// launch, and not together with ``RecordedViewController``.
  public static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    for (name, kind) in [
      ("viewWillAppear:", Event.Kind.viewWillAppear), ("viewIsAppearing:", .viewIsAppearing),
      ("viewDidAppear:", .viewDidAppear), ("viewWillDisappear:", .viewWillDisappear),
      ("viewDidDisappear:", .viewDidDisappear),
    ] { hookFlag(name, kind) }
    for (name, kind) in [
      ("viewDidLoad", Event.Kind.viewDidLoad), ("viewWillLayoutSubviews", .viewWillLayoutSubviews),
      ("viewDidLayoutSubviews", .viewDidLayoutSubviews),
      ("endAppearanceTransition", .endAppearance),
    ] { hookPlain(name, kind) }
    hookMove("willMoveToParentViewController:", .willMoveToParent)
    hookMove("didMoveToParentViewController:", .didMoveToParent)
    hookBegin()
  }

  /// Puts a block in the place of a method's implementation; the old one, if there is the method.
  private static func exchange(_ name: String, _ make: (Selector, IMP) -> Any) {
    let selector = NSSelectorFromString(name)
    guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
    let old = method_getImplementation(method)
    method_setImplementation(method, imp_implementationWithBlock(make(selector, old)))
  }

  private static func hookFlag(_ name: String, _ kind: Event.Kind) {
    typealias Function = @convention(c) (UIViewController, Selector, Bool) -> Void
    exchange(name) { selector, old in
      let call = unsafeBitCast(old, to: Function.self)
      let block: @convention(block) @MainActor (UIViewController, Bool) -> Void = {
        controller,
        animated in
        TraceRecorder.shared.record(kind, of: controller, animated: animated) {
          call(controller, selector, animated)
        }
      }
      return block
    }
  }

  private static func hookPlain(_ name: String, _ kind: Event.Kind) {
    typealias Function = @convention(c) (UIViewController, Selector) -> Void
    exchange(name) { selector, old in
      let call = unsafeBitCast(old, to: Function.self)
      let block: @convention(block) @MainActor (UIViewController) -> Void = { controller in
        TraceRecorder.shared.record(kind, of: controller) { call(controller, selector) }
      }
      return block
    }
  }

  private static func hookMove(_ name: String, _ kind: Event.Kind) {
    typealias Function = @convention(c) (UIViewController, Selector, UIViewController?) -> Void
    exchange(name) { selector, old in
      let call = unsafeBitCast(old, to: Function.self)
      let block: @convention(block) @MainActor (UIViewController, UIViewController?) -> Void = {
        controller,
        parent in
        TraceRecorder.shared.record(kind, of: controller, other: parent) {
          call(controller, selector, parent)
        }
      }
      return block
    }
  }

  private static func hookBegin() {
    typealias Function = @convention(c) (UIViewController, Selector, Bool, Bool) -> Void
    exchange("beginAppearanceTransition:animated:") { selector, old in
      let call = unsafeBitCast(old, to: Function.self)
      let block: @convention(block) @MainActor (UIViewController, Bool, Bool) -> Void = {
        controller,
        isAppearing,
        animated in
        TraceRecorder.shared.record(
          .beginAppearance,
          of: controller,
          animated: animated,
          flag: isAppearing
        ) { call(controller, selector, isAppearing, animated) }
      }
      return block
    }
  }
}
#endif
