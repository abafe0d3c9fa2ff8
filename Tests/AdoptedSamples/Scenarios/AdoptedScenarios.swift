// The scenarios that 'vcfuzz adopt' writes for the samples, and their list.

// swift-format-ignore-file
import UIKit
import VCFuzzKit

#if FIXED
public typealias FixedSamples = AdoptedScenarios
#else
public typealias BrokenSamples = AdoptedScenarios
#endif

/// The scenarios of the samples.
public enum AdoptedScenarios {
  public static let all: [Scenario] = [
    .bannerHostController,
    .curtainController,
    .loadingHostController,
    .profileController,
    .storyDeckController,
    .switcherController,
    .originalsPresenter,
  ]
}

extension Scenario {
  public static let bannerHostController = Scenario(
    "banner-host-controller",
    "BannerHostController of Originals."
  ) { stage -> BannerHostController in
    let container = BannerHostController(content: stage.screen("content"))
    return container
  } operations: { container, stage in
    Call("showBanner style: plain") {
      guard container.isViewLoaded else { return }
      container.showBanner(stage.screen("showBanner"), style: BannerStyle.plain)
    }
    Call("showBanner style: warning") {
      guard container.isViewLoaded else { return }
      container.showBanner(stage.screen("showBanner"), style: BannerStyle.warning)
    }
    Call("hideBanner") {
      guard container.isViewLoaded else { return }
      container.hideBanner()
    }
  }
}

extension Scenario {
  public static let curtainController = Scenario(
    "curtain-controller",
    "CurtainController of Originals."
  ) { stage -> CurtainController in
    let container = CurtainController(content: stage.screen("content"), menu: stage.screen("menu"))
    return container
  } operations: { container, stage in
    Call("toggleCurtain animated: true") {
      container.toggleCurtain(animated: true)
    }
    Call("toggleCurtain animated: false") {
      container.toggleCurtain(animated: false)
    }
  }
}

extension Scenario {
  public static let loadingHostController = Scenario(
    "loading-host-controller",
    "LoadingHostController of Originals."
  ) { stage -> LoadingHostController in
    let container = LoadingHostController()
    let dataSource = LoadingHostDataSourceStub(stage: stage)
    objc_setAssociatedObject(container, &stubKey, dataSource, .OBJC_ASSOCIATION_RETAIN)
    container.dataSource = dataSource
    return container
  } operations: { container, stage in
    Call("load succeeding: true") {
      container.load(succeeding: true)
    }
    Call("load succeeding: false") {
      container.load(succeeding: false)
    }
    Call("reset") {
      container.reset()
    }
  }
}

extension Scenario {
  public static let profileController = Scenario(
    "profile-controller",
    "ProfileController of Originals."
  ) { stage -> ProfileController in
    let container = ProfileController(content: stage.screen("content"))
    return container
  } operations: { container, stage in
    Call("toggle") {
      guard container.isViewLoaded else { return }
      container.toggle()
    }
  }
}

extension Scenario {
  public static let storyDeckController = Scenario(
    "story-deck-controller",
    "StoryDeckController of Originals."
  ) { stage -> StoryDeckController in
    let container = StoryDeckController(stories: (1...3).map { stage.screen("stories \($0)") })
    return container
  } operations: { container, stage in
    Call("openStory at: 0") {
      guard container.isViewLoaded else { return }
      container.openStory(at: 0)
    }
    Call("openStory at: 1") {
      guard container.isViewLoaded else { return }
      container.openStory(at: 1)
    }
    Call("openStory at: 2") {
      guard container.isViewLoaded else { return }
      container.openStory(at: 2)
    }
  }
}

extension Scenario {
  public static let switcherController = Scenario(
    "switcher-controller",
    "SwitcherController of Originals."
  ) { stage -> SwitcherController in
    let container = SwitcherController(pages: (1...3).map { stage.screen("pages \($0)") })
    return container
  } operations: { container, stage in
    Call("select 0 animated: true") {
      guard container.isViewLoaded else { return }
      container.select(0, animated: true)
    }
    Call("select 0 animated: false") {
      guard container.isViewLoaded else { return }
      container.select(0, animated: false)
    }
    Call("select 1 animated: true") {
      guard container.isViewLoaded else { return }
      container.select(1, animated: true)
    }
    Call("select 1 animated: false") {
      guard container.isViewLoaded else { return }
      container.select(1, animated: false)
    }
    Call("select 2 animated: true") {
      guard container.isViewLoaded else { return }
      container.select(2, animated: true)
    }
    Call("select 2 animated: false") {
      guard container.isViewLoaded else { return }
      container.select(2, animated: false)
    }
  }
}

extension Scenario {
  public static let originalsPresenter = Scenario(
    "originals-presenter",
    "A screen that uses Originals."
  ) { stage -> UIViewController in
    return stage.screen("presenter")
  } operations: { container, stage in
    let cardTransition = CardTransition()
    Call("present with CardTransition") {
      guard container.viewIfLoaded?.window != nil,
        container.presentedViewController == nil, container.transitionCoordinator == nil
      else { return }
      let screen = stage.screen("presented")
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = cardTransition
      container.present(screen, animated: true)
    }
    Call("dismiss") {
      guard let presented = container.presentedViewController,
        presented.viewIfLoaded?.window != nil, presented.transitionCoordinator == nil,
        !presented.isBeingDismissed
      else { return }
      container.dismiss(animated: true)
    }
  }
}

private var stubKey: UInt8 = 0

/// Answers as a data source of three screens does.
private final class LoadingHostDataSourceStub: NSObject, LoadingHostDataSource {
  private var screens: [UIViewController]

  init(stage: Stage) {
    screens = (1...3).map { stage.screen("page \($0)") }
  }

  func insert(_ screen: UIViewController, at index: Int) -> Bool {
    guard index <= screens.count else { return false }
    screens.insert(screen, at: index)
    return true
  }

  func remove(at index: Int) -> Bool {
    guard screens.count > 1, index < screens.count else { return false }
    screens.remove(at: index)
    return true
  }

  func contentViewController(for p0: LoadingHostController) -> UIViewController { screens[0] }
  func errorViewController(for p0: LoadingHostController) -> UIViewController { screens[0] }
}
