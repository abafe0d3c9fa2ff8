// Runs probes on HeadlessUIKit, under any profile.

#if !(canImport(UIKit) && canImport(ObjectiveC))
internal import HeadlessUIKit
public import VCLifecycle
public import LifecycleRecording

extension Probe {
  /// Runs the probe on HeadlessUIKit and returns what it recorded.
  @MainActor
  public func trace(under profile: Profile) -> Trace {
    let recorder = TraceRecorder(os: profile.os)
    recorder.numbersEvents = true
    run(under: profile, recording: recorder)
    return recorder.trace
  }

  /// Runs the probe on HeadlessUIKit with a recorder that others may use, too.
  @MainActor
  public func run(under profile: Profile, recording recorder: TraceRecorder) {
    let device: Device = needsPad ? .pad : .phone
    let stage = Stage(profile, recording: .callbacks, device: device)
    let environment = HeadlessEnvironment(stage)
    stage.run { ProbeRun(self, recorder: recorder, environment: environment).perform() }
  }
}

/// A stage as a place for probes.
final class HeadlessEnvironment: ProbeEnvironment {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func makeWindow() -> UIWindow { UIWindow(frame: UIScreen.main.bounds) }

  func settle() { stage.settle() }

  func letBegin() { stage.commit() }

  func act(_ act: HandAct, _ instruction: String) {
    switch act {
    case .swipeBack(let navigation, let cancelled):
      stage.beginSwipeBack(navigation)
      stage.commit()
      if cancelled {
        stage.cancelSwipeBack(navigation)
      } else {
        stage.finishSwipeBack(navigation)
      }
    case .dragSheet(let presented, let cancelled):
      stage.beginSheetDrag(presented)
      stage.commit()
      if cancelled { stage.cancelSheetDrag(presented) } else { stage.finishSheetDrag(presented) }
    case .turnPage(let pages, let cancelled):
      stage.beginTurn(pages)
      stage.commit()
      if cancelled { stage.cancelTurn(pages) } else { stage.finishTurn(pages) }
    case .tapTab(let tabs, let index): stage.tapTab(tabs, index: index)
    case .leaveAndReturn:
      stage.enterBackground()
      stage.settle()
      stage.enterForeground()
    case .rotate: stage.rotate()
    case .narrow(let isNarrow): stage.resize(to: isNarrow ? .third : .whole)
    }
    stage.settle()
  }
}
#endif
