// Replaces methods of UIViewController by the Objective-C runtime: all of the hooks that the tests
// of this package cannot run.

#if canImport(UIKit) && canImport(ObjectiveC)
internal import ObjectiveC
internal import UIKit

extension ControllerHooks {
  private static var isInstalled = false

  /// Records the callbacks of every view controller from now on, with ``TraceRecorder/shared``.
  ///
  /// A callback is recorded as UIKit's own implementation is reached. Call it at launch, in debug
  /// builds only, and not together with ``RecordedViewController``.
  public static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    install(in: ObjectiveCMethods(), recording: .shared)
  }
}

/// The methods of UIViewController in the Objective-C runtime.
private struct ObjectiveCMethods: MethodReplacement {
  func replace(_ method: HookedMethod, by body: @escaping @MainActor (HookedCall) -> Void) -> Bool {
    let selector = NSSelectorFromString(method.selector)
    guard let found = class_getInstanceMethod(UIViewController.self, selector) else { return false }
    let old = method_getImplementation(found)
    let block = Self.block(method.parameters, selector, old, body)
    method_setImplementation(found, imp_implementationWithBlock(block))
    return true
  }

  /// A block that takes what the method takes, after the controller itself.
  private static func block(
    _ parameters: HookedMethod.Parameters,
    _ selector: Selector,
    _ old: IMP,
    _ body: @escaping @MainActor (HookedCall) -> Void
  ) -> Any {
    switch parameters {
    case .plain:
      typealias Function = @convention(c) (UIViewController, Selector) -> Void
      let old = unsafeBitCast(old, to: Function.self)
      let block: @convention(block) @MainActor (UIViewController) -> Void = { controller in
        body(HookedCall(controller) { old(controller, selector) })
      }
      return block
    case .animated:
      typealias Function = @convention(c) (UIViewController, Selector, Bool) -> Void
      let old = unsafeBitCast(old, to: Function.self)
      let block: @convention(block) @MainActor (UIViewController, Bool) -> Void = {
        controller,
        flag in
        body(HookedCall(controller, animated: flag) { old(controller, selector, flag) })
      }
      return block
    case .parent:
      typealias Function = @convention(c) (UIViewController, Selector, UIViewController?) -> Void
      let old = unsafeBitCast(old, to: Function.self)
      let block: @convention(block) @MainActor (UIViewController, UIViewController?) -> Void = {
        controller,
        parent in
        body(HookedCall(controller, parent: parent) { old(controller, selector, parent) })
      }
      return block
    case .begin:
      typealias Function = @convention(c) (UIViewController, Selector, Bool, Bool) -> Void
      let old = unsafeBitCast(old, to: Function.self)
      let block: @convention(block) @MainActor (UIViewController, Bool, Bool) -> Void = {
        controller,
        isAppearing,
        animated in
        body(
          HookedCall(controller, animated: animated, isAppearing: isAppearing) {
            old(controller, selector, isAppearing, animated)
          }
        )
      }
      return block
    }
  }
}
#endif
