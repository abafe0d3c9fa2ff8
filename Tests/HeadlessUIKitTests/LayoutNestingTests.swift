// Layout that an app asks for in the middle of a layout pass (LAYOUT-1).

import UIKitTesting

/// A screen that asks for its own layout once inside each part of a pass.
private final class NestingScreen: UIViewController {
  final class Root: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }

  enum Place: CaseIterable {
    case willLayout, layoutSubviews, didLayout
  }

  let root = Root()
  let place: Place
  private var isFirst = true

  init(place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    root.onLayout = { [weak self] in self?.nest(.layoutSubviews) }
    view = root
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    nest(.willLayout)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    nest(.didLayout)
  }

  private func nest(_ place: Place) {
    guard place == self.place, isFirst else { return }
    isFirst = false
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

final class LayoutNestingTests: UIKitTestCase {
  /// What a screen receives that is laid out, and asks for its layout once in the middle of it.
  private func layout(_ place: NestingScreen.Place, forced: Bool) throws -> Stage {
    let stage = Stage(try Profile(named: "ios26"))
    let screen = stage.named("A", NestingScreen(place: place))
    if forced {
      stage.mark("force")
      stage.run { screen.view.layoutIfNeeded() }
    } else {
      stage.window { screen }
    }
    stage.settle()
    XCTAssertTrue(stage.isAtRest)
    return stage
  }

  func testAPassAskedForBeforeTheSubviewsArePlacedIsThePassUnderWay() async throws {
    covers("LAYOUT-1")
    assertDiagram(try layout(.willLayout, forced: true), hiding: [.life, .loading]) {
      """
      step | force
      A    | wl dls
      """
    }
  }

  func testAPassAskedForLaterFollowsThePassUnderWay() async throws {
    covers("LAYOUT-1", "LAYOUT-4")
    for place in [NestingScreen.Place.layoutSubviews, .didLayout] {
      assertDiagram(try layout(place, forced: false), hiding: [.life, .loading]) {
        """
        step |       | commit
        A    | wa(F) | ia(F) wl dls wl dls da(F)
        """
      }
    }
  }
}
