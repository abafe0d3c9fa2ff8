// Which methods of UIViewController are recorded, and what is recorded of each call.
//
// How a method is replaced is another file's: by the Objective-C runtime on Apple's platforms, by
// a stand-in in the tests.

package import VCLifecycle

/// The hooks that record every view controller of an app, UIKit's own too, without a change to any
/// class.
@MainActor
public enum ControllerHooks {
  package static let methods = [
    HookedMethod("viewDidLoad", .plain, .viewDidLoad),
    HookedMethod("viewWillAppear:", .animated, .viewWillAppear),
    HookedMethod("viewIsAppearing:", .animated, .viewIsAppearing),
    HookedMethod("viewDidAppear:", .animated, .viewDidAppear),
    HookedMethod("viewWillDisappear:", .animated, .viewWillDisappear),
    HookedMethod("viewDidDisappear:", .animated, .viewDidDisappear),
    HookedMethod("viewWillLayoutSubviews", .plain, .viewWillLayoutSubviews),
    HookedMethod("viewDidLayoutSubviews", .plain, .viewDidLayoutSubviews),
    HookedMethod("willMoveToParentViewController:", .parent, .willMoveToParent),
    HookedMethod("didMoveToParentViewController:", .parent, .didMoveToParent),
    HookedMethod("beginAppearanceTransition:animated:", .begin, .beginAppearance),
    HookedMethod("endAppearanceTransition", .plain, .endAppearance),
  ]

  /// Records every call of the methods from now on; what the runtime lacks is noted in the trace.
  package static func install(
    in runtime: some MethodReplacement,
    recording recorder: TraceRecorder
  ) {
    for method in methods {
      let isReplaced = runtime.replace(method) { call in
        recorder.record(
          method.kind,
          of: call.controller,
          animated: call.animated,
          other: call.parent,
          flag: call.isAppearing
        ) { call.original() }
      }
      if !isReplaced { recorder.mark("UIViewController has no method \(method.selector)") }
    }
  }
}

/// A method of UIViewController that is recorded.
package struct HookedMethod: Sendable {
  package let selector: String
  package let parameters: Parameters
  package let kind: Event.Kind

  /// What a method takes.
  package enum Parameters: Sendable {
    case plain
    /// `(_ animated: Bool)`
    case animated
    /// `(toParent parent: UIViewController?)`
    case parent
    /// `(_ isAppearing: Bool, animated: Bool)`
    case begin
  }

  init(_ selector: String, _ parameters: Parameters, _ kind: Event.Kind) {
    self.selector = selector
    self.parameters = parameters
    self.kind = kind
  }
}

/// One call of a hooked method: its arguments, and UIKit's own implementation of it.
package struct HookedCall {
  fileprivate let controller: AnyObject
  fileprivate let animated: Bool?
  fileprivate let parent: AnyObject?
  fileprivate let isAppearing: Bool?
  package let original: @MainActor () -> Void

  package init(
    _ controller: AnyObject,
    animated: Bool? = nil,
    parent: AnyObject? = nil,
    isAppearing: Bool? = nil,
    original: @escaping @MainActor () -> Void
  ) {
    self.controller = controller
    self.animated = animated
    self.parent = parent
    self.isAppearing = isAppearing
    self.original = original
  }
}

/// A way to run a block in the place of UIViewController's own implementation of a method.
@MainActor
package protocol MethodReplacement {
  /// Returns false if there is no such method.
  func replace(_ method: HookedMethod, by body: @escaping @MainActor (HookedCall) -> Void) -> Bool
}
