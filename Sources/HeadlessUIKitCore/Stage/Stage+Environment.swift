// Steps of the app's environment: launch, background, rotation, memory, windows.

internal import VCLifecycle

extension Stage {
  /// What may happen to the app as a whole next, in a fixed order; not part of `enabledSteps`.
  public var environmentSteps: [EnvironmentStep] {
    let environment = runtime.environment
    switch environment.phase {
    case .unattached: return []
    case .background: return [.enterForeground, .sendMemoryWarning, .disconnectScene]  // WIN-9
    case .foregroundInactive: return []
    case .foregroundActive: break
    }
    var steps: [EnvironmentStep] = [.rotate]
    if runtime.device.idiom == .pad {
      for share in EnvironmentStep.Share.allCases where share != environment.share {
        steps.append(.resize(share))
      }
    }
    steps += [.enterBackground, .sendMemoryWarning]
    steps.append(environment.isKeyboardShown ? .hideKeyboard : .showKeyboard)
    for (number, window) in runtime.windows.enumerated() {
      steps.append(window.isHidden ? .showWindow(number) : .hideWindow(number))
    }
    return steps
  }

  private var app: AppLife { AppLife(runtime: runtime) }

  // MARK: In words

  /// Turns the device by a quarter.
  public func rotate() { take(.environment(.rotate)) }

  /// Gives the app that share of the screen.
  public func resize(to share: EnvironmentStep.Share) { take(.environment(.resize(share))) }

  /// The user leaves the app.
  public func enterBackground() { take(.environment(.enterBackground)) }

  /// The user comes back.
  public func enterForeground() { take(.environment(.enterForeground)) }

  /// The system runs short of memory.
  public func sendMemoryWarning() { take(.environment(.sendMemoryWarning)) }

  /// The system lets go of the app's scene, in the background.
  public func disconnectScene() {
    if runtime.environment.phase == .foregroundActive { enterBackground() }
    take(.environment(.disconnectScene))
  }

  /// Shows or hides the keyboard.
  public func setKeyboard(shown: Bool) { take(.environment(shown ? .showKeyboard : .hideKeyboard)) }

  // MARK: Launch

  /// Launches the app in front of the user: its scene connects, its window is shown (WIN-3).
  @discardableResult
  public func launch(_ root: () -> UIViewController) -> UIWindow {
    app.beginLaunch()
    let window = self.window(root)
    app.endLaunch()
    return window
  }

  /// A push notification launches the app in the background (WIN-5, QUIRK-14).
  public func launchInBackground(_ root: () -> UIViewController) { app.launchInBackground(root()) }
}

extension AppLife {
  func perform(_ step: StageStep.Environment) {
    switch step {
    case .rotate: rotate()
    case .resize(let share): resize(to: share)
    case .enterBackground: enterBackground()
    case .enterForeground: enterForeground()
    case .sendMemoryWarning: warnOfMemory()
    case .disconnectScene: disconnectScene()
    case .showKeyboard: showKeyboard(true)
    case .hideKeyboard: showKeyboard(false)
    case .hideWindow(let number): runtime.windows[number].isHidden = true
    case .showWindow(let number): runtime.windows[number].isHidden = false
    }
  }
}
