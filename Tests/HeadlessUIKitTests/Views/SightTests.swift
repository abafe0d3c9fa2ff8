// What counts as visible: frames, clipping, transparency, and opaque views above (INV-54).

import UIKitTesting

@MainActor
final class SightTests: XCTestCase {
  /// A child in a container that fills the window.
  @MainActor private struct Scene {
    let stage = Stage()
    let container: UIViewController
    let child: UIViewController
    let window: UIWindow

    init(_ container: UIViewController? = nil) {
      let (stage, made) = (stage, container)
      let root = made ?? stage.run { UIViewController() }
      self.container = root
      child = stage.screen("C")
      window = stage.window { root }
      stage.settle()
    }

    var view: UIView { child.view }
    var top: UIView { container.view }

    /// A plain view with that colour, in the coordinates of the container.
    func cover(_ color: UIColor?, _ frame: CGRect? = nil) -> UIView {
      let cover = UIView(frame: frame ?? top.bounds)
      cover.backgroundColor = color
      return cover
    }

    /// What is recorded of the child; nil for nothing.
    var recorded: Bool? {
      stage.probe.recordSight()
      return stage.events.last {
        $0.kind == .sightChanged && $0.controller == stage.identity(of: child)
      }?.flag
    }
  }

  /// What is recorded of a child that fills its container, after a change.
  private func sight(after change: (Scene) -> Void) -> Bool? {
    let scene = Scene()
    scene.container.addChild(scene.child)
    scene.view.frame = scene.top.bounds
    scene.top.addSubview(scene.view)
    scene.child.didMove(toParent: scene.container)
    scene.stage.settle()
    change(scene)
    return scene.recorded
  }

  func testAViewInTheWindowCanBeSeen() async {
    XCTAssertEqual(sight { _ in }, true)
    XCTAssertEqual(sight { $0.view.alpha = 0.5 }, true)
    XCTAssertEqual(sight { $0.view.frame.origin.x = 300 }, true, "a part of it")
  }

  func testWhatIsHiddenOrTransparentCannotBeSeen() async {
    XCTAssertEqual(sight { $0.view.isHidden = true }, false)
    XCTAssertEqual(sight { $0.view.alpha = 0.01 }, false)
    XCTAssertEqual(sight { $0.view.layer.opacity = 0 }, false)
    XCTAssertEqual(sight { $0.view.removeFromSuperview() }, false)
    let between = { (scene: Scene, change: (UIView) -> Void) in
      let holder = scene.cover(nil)
      scene.top.addSubview(holder)
      holder.addSubview(scene.view)
      change(holder)
    }
    XCTAssertEqual(sight { between($0) { _ in } }, true)
    XCTAssertEqual(sight { between($0) { $0.isHidden = true } }, false)
    XCTAssertEqual(sight { between($0) { $0.alpha = 0 } }, false)
  }

  func testWhatLiesOutsideCannotBeSeen() async {
    XCTAssertEqual(sight { $0.view.frame.origin.x = $0.top.bounds.width }, false)
    XCTAssertEqual(
      sight { $0.view.transform = CGAffineTransform(translationX: -2_000, y: 0) },
      false
    )
    let small = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inHolder = { (scene: Scene, clips: Bool) in
      let holder = scene.cover(nil, small)
      holder.clipsToBounds = clips
      scene.top.addSubview(holder)
      scene.view.frame = CGRect(x: 150, y: 0, width: 100, height: 100)
      holder.addSubview(scene.view)
    }
    XCTAssertEqual(sight { inHolder($0, true) }, false)
    XCTAssertEqual(sight { inHolder($0, false) }, true)
    XCTAssertEqual(
      sight { scene in
        let scroll = UIScrollView(frame: scene.top.bounds)
        scene.top.addSubview(scroll)
        scroll.addSubview(scene.view)
        scroll.contentOffset = CGPoint(x: scene.top.bounds.width, y: 0)
      },
      false
    )
  }

  func testOnlyOpaqueViewsAboveCover() async {
    XCTAssertEqual(sight { $0.top.addSubview($0.cover(.white)) }, false)
    XCTAssertEqual(sight { $0.top.addSubview($0.cover(nil)) }, true)
    XCTAssertEqual(sight { $0.top.addSubview($0.cover(.clear)) }, true)
    XCTAssertEqual(sight { $0.top.insertSubview($0.cover(.white), at: 0) }, true)
    let half = CGRect(x: 0, y: 0, width: 100, height: 2_000)
    XCTAssertEqual(sight { $0.top.addSubview($0.cover(.white, half)) }, true)
    XCTAssertEqual(
      sight { scene in
        let cover = scene.cover(.white)
        cover.alpha = 0.5
        scene.top.addSubview(cover)
      },
      true
    )
    XCTAssertEqual(
      sight { scene in
        let holder = scene.cover(nil, CGRect(x: 0, y: 0, width: 10, height: 10))
        holder.addSubview(scene.cover(.white))
        scene.top.addSubview(holder)
      },
      false,
      "a view in the sibling covers"
    )
    XCTAssertEqual(
      sight { scene in
        let holder = scene.cover(nil, CGRect(x: 0, y: 0, width: 10, height: 10))
        holder.clipsToBounds = true
        holder.addSubview(scene.cover(.white))
        scene.top.addSubview(holder)
      },
      true,
      "the sibling clips what would cover"
    )
  }

  /// Nothing is drawn, so a screen without a background may show anything or nothing.
  func testAScreenWithoutABackgroundSaysNothing() async {
    let sibling = { (scene: Scene, color: UIColor?) in
      let other = scene.stage.screen("D")
      scene.container.addChild(other)
      other.view.frame = scene.top.bounds
      other.view.backgroundColor = color
      scene.top.addSubview(other.view)
      other.didMove(toParent: scene.container)
      scene.stage.settle()
    }
    XCTAssertNil(sight { sibling($0, nil) })
    XCTAssertEqual(sight { sibling($0, .white) }, false)
    XCTAssertEqual(sight { sibling($0, .clear) }, true)
  }

  /// The container is not to blame for what lies outside of it.
  func testWhatHidesTheContainerSaysNothing() async {
    XCTAssertNil(sight { $0.top.isHidden = true })
    XCTAssertNil(sight { $0.top.frame.origin.x = 2_000 })
    XCTAssertNil(sight { $0.window.addSubview($0.cover(.white)) })
    XCTAssertNil(sight { $0.window.isHidden = true })
    XCTAssertEqual(
      sight { scene in
        scene.top.isHidden = true
        scene.view.isHidden = true
      },
      false,
      "the container hides it as well"
    )
  }

  func testNothingIsSaidOfWhatHasNoSizeOrAMask() async {
    XCTAssertNil(sight { $0.view.frame.size = .zero })
    XCTAssertNil(sight { $0.view.frame.size.width = -50 })
    XCTAssertNil(sight { $0.top.frame.size = .zero })
    XCTAssertNil(sight { $0.view.mask = UIView() })
  }

  func testUIKitsContainersDecideThemselves() async {
    let stage = Stage()
    let (first, second) = (stage.screen("A"), stage.screen("B"))
    stage.window {
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      return stack
    }
    stage.settle()
    let count = stage.eventCount
    stage.probe.recordSight()
    XCTAssertEqual(stage.eventCount, count)
  }
}
