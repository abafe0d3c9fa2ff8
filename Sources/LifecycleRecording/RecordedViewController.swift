// A base class that records, for apps that have one for all their controllers.
//
// This file is compiled where there is UIKit. It was never run against it: the tests of this
// package run it against a stand-in.

#if canImport(UIKit) && canImport(ObjectiveC)
internal import VCLifecycle
public import UIKit

/// A view controller whose callbacks are recorded by ``TraceRecorder/shared``.
open class RecordedViewController: UIViewController {
  private var recorder: TraceRecorder { .shared }

  open override func viewDidLoad() {
    recorder.record(.viewDidLoad, of: self) { super.viewDidLoad() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    recorder.record(.viewWillAppear, of: self, animated: animated) {
      super.viewWillAppear(animated)
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    recorder.record(.viewIsAppearing, of: self, animated: animated) {
      super.viewIsAppearing(animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    recorder.record(.viewDidAppear, of: self, animated: animated) {
      super.viewDidAppear(animated)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    recorder.record(.viewWillDisappear, of: self, animated: animated) {
      super.viewWillDisappear(animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    recorder.record(.viewDidDisappear, of: self, animated: animated) {
      super.viewDidDisappear(animated)
    }
  }

  open override func viewWillLayoutSubviews() {
    recorder.record(.viewWillLayoutSubviews, of: self) { super.viewWillLayoutSubviews() }
  }

  open override func viewDidLayoutSubviews() {
    recorder.record(.viewDidLayoutSubviews, of: self) { super.viewDidLayoutSubviews() }
  }

  open override func willMove(toParent parent: UIViewController?) {
    recorder.record(.willMoveToParent, of: self, other: parent) {
      super.willMove(toParent: parent)
    }
  }

  open override func didMove(toParent parent: UIViewController?) {
    recorder.record(.didMoveToParent, of: self, other: parent) {
      super.didMove(toParent: parent)
    }
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    recorder.record(.beginAppearance, of: self, animated: animated, flag: isAppearing) {
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  open override func endAppearanceTransition() {
    recorder.record(.endAppearance, of: self) { super.endAppearanceTransition() }
  }
}
#endif
