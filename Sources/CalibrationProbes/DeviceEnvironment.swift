// Runs the probes on real UIKit, in a simulator or on a device. It was never run by the tests of
// this package: keep it small.

#if canImport(UIKit) && canImport(ObjectiveC)
internal import Foundation
public import LifecycleRecording
internal import UIKit

extension Probe {
  /// Runs every probe and returns the recorder that heard them; those that need a person are left
  /// out unless one is there.
  @MainActor
  public static func runAll(withPerson isPersonThere: Bool = false) -> TraceRecorder {
    let recorder = TraceRecorder(eventsMax: 200_000)
    recorder.numbersEvents = true
    let environment = DeviceEnvironment()
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    for probe in all where isPersonThere || probe.instruction == nil {
      if probe.needsPad && !isPad { continue }
      ProbeRun(probe, recorder: recorder, environment: environment).perform()
    }
    return recorder
  }
}

/// A device: time passes by the run loop, and a person acts on printed instructions.
final class DeviceEnvironment: ProbeEnvironment {
  func makeWindow() -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    return scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
  }

  func settle() { wait(1.2) }

  func letBegin() { wait(0.08) }

  func act(_ act: HandAct, _ instruction: String) {
    print("Now, within ten seconds: \(instruction)")
    wait(10)
  }

  private func wait(_ seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }
}
#endif
