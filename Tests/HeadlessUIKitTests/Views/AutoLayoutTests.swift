// The part of Auto Layout that is solved, and that the rest is recorded and inert.

import UIKitTesting

@MainActor
final class AutoLayoutTests: XCTestCase {
  private lazy var stage = Stage()

  private func placed(_ view: UIView, in parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func makeParent() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  /// Lays out a parent with two subviews, which constraints place.
  private func layOut(
    _ constraints: (_ parent: UIView, _ child: UIView, _ other: UIView) -> [NSLayoutConstraint],
    then check: (_ parent: UIView, _ child: UIView, _ other: UIView) -> Void
  ) {
    stage.run {
      let parent = makeParent()
      let (child, other) = (placed(UIView(), in: parent), placed(UIView(), in: parent))
      NSLayoutConstraint.activate(constraints(parent, child, other))
      parent.layoutIfNeeded()
      check(parent, child, other)
    }
  }

  func testEdgePinsPlaceASubview() async {
    layOut { parent, child, _ in
      [
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
        child.topAnchor.constraint(equalTo: parent.topAnchor),
        child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -5),
      ]
    } then: { parent, child, _ in
      XCTAssertEqual(child.frame, CGRect(x: 10, y: 0, width: 170, height: 95))
      parent.frame.size.width = 300
      parent.layoutIfNeeded()
      XCTAssertEqual(child.frame, CGRect(x: 10, y: 0, width: 270, height: 95))
    }
  }

  func testCentresSizesAndProportions() async {
    layOut { parent, child, _ in
      [
        child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        child.centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: 10),
        child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
        child.heightAnchor.constraint(equalToConstant: 20),
      ]
    } then: { _, child, _ in
      XCTAssertEqual(child.frame, CGRect(x: 50, y: 50, width: 100, height: 20))
    }
  }

  func testSiblingsFollowEachOther() async {
    layOut { parent, first, second in
      [
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        second.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        first.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        first.widthAnchor.constraint(equalToConstant: 50),
        first.heightAnchor.constraint(equalToConstant: 10),
        second.heightAnchor.constraint(equalTo: first.heightAnchor),
        first.topAnchor.constraint(equalTo: parent.topAnchor),
        second.topAnchor.constraint(equalTo: first.topAnchor),
      ]
    } then: { _, first, second in
      XCTAssertEqual(first.frame, CGRect(x: 0, y: 0, width: 50, height: 10))
      XCTAssertEqual(second.frame, CGRect(x: 58, y: 0, width: 142, height: 10))
    }
  }

  func testChangedConstantMovesInTheNextPass() async {
    layOut { parent, child, _ in
      [
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        child.widthAnchor.constraint(equalToConstant: 10),
      ]
    } then: { parent, child, _ in
      parent.constraints[0].constant = 30
      XCTAssertEqual(child.frame.minX, 0)
      parent.layoutIfNeeded()
      XCTAssertEqual(child.frame.minX, 30)
    }
  }

  /// A controller whose constraint gives way to an equal one after each layout.
  private final class ReplacingController: UIViewController {
    let child = UIView()
    var height: CGFloat = 50
    private var constraint: NSLayoutConstraint?
    private(set) var passes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      passes += 1
      constraint?.isActive = false
      constraint = child.heightAnchor.constraint(equalToConstant: height)
      constraint?.isActive = true
    }
  }

  func testAnEqualConstraintAsksForNoLayout() async {
    let controller = stage.run { ReplacingController() }
    stage.show { controller }
    XCTAssertEqual(controller.child.frame.height, 50)
    let passes = controller.passes
    XCTAssertLessThan(passes, 5)
    stage.run { controller.view.setNeedsLayout() }
    stage.settle()
    XCTAssertEqual(controller.passes, passes + 1)
    controller.height = 60
    stage.run { controller.view.setNeedsLayout() }
    stage.settle()
    XCTAssertEqual(controller.child.frame.height, 60)
    XCTAssertEqual(controller.passes, passes + 3)
  }

  func testStrongerConstraintWins() async {
    layOut { _, child, _ in
      let weak = child.widthAnchor.constraint(equalToConstant: 10)
      weak.priority = .defaultLow
      let strong = child.widthAnchor.constraint(equalToConstant: 40)
      strong.priority = .defaultHigh
      return [weak, strong]
    } then: { parent, child, _ in
      XCTAssertEqual(child.frame.width, 40)
      child.constraints[1].isActive = false
      parent.layoutIfNeeded()
      XCTAssertEqual(child.frame.width, 10)
    }
  }

  func testInequalitiesAreRecordedAndInert() async {
    layOut { _, child, _ in
      [
        child.widthAnchor.constraint(lessThanOrEqualToConstant: 10),
        child.widthAnchor.constraint(equalToConstant: 40),
      ]
    } then: { _, child, _ in
      XCTAssertEqual(child.frame.width, 40)
      XCTAssertEqual(child.constraints.map(\.relation), [.lessThanOrEqual, .equal])
    }
  }

  func testIntrinsicSizeFillsWhatConstraintsLeaveOpen() async {
    stage.run {
      let parent = makeParent()
      let label = UILabel()
      label.text = "four"
      let child = placed(label, in: parent)
      NSLayoutConstraint.activate([
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        child.topAnchor.constraint(equalTo: parent.topAnchor),
      ])
      parent.layoutIfNeeded()
      XCTAssertEqual(child.frame.size, label.intrinsicContentSize)
      XCTAssertEqual(child.frame.maxX, 200)
    }
  }

  func testConstraintsAreHeldByTheNearestCommonSuperview() async {
    stage.run {
      let parent = makeParent()
      let child = placed(UIView(), in: parent)
      let pin = child.topAnchor.constraint(equalTo: parent.topAnchor)
      let height = child.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([pin, height])
      XCTAssertEqual(parent.constraints, [pin])
      XCTAssertEqual(child.constraints, [height])
      child.removeFromSuperview()
      XCTAssertFalse(pin.isActive)
      XCTAssertTrue(height.isActive)
    }
  }

  func testConstraintWithoutCommonSuperviewIsAnException() async {
    let controller = stage.screen("A")
    stage.window { controller }
    stage.run {
      let alone = UIView()
      alone.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    }
    XCTAssertEqual(stage.exceptions.map(\.name), ["NSGenericException"])
  }

  func testSafeAreaAndMarginsGuides() async {
    let controller = stage.screen("A")
    let child = stage.run { placed(UIView(), in: controller.view) }
    stage.run {
      let guide = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: guide.topAnchor),
        child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        child.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
        child.widthAnchor.constraint(equalToConstant: 5),
      ])
    }
    stage.show { controller }
    XCTAssertEqual(child.frame, CGRect(x: 8, y: 47, width: 5, height: 844 - 47 - 34))
  }

  func testFreeGuidesArePlaced() async {
    stage.run {
      let parent = makeParent()
      let guide = UILayoutGuide()
      parent.addLayoutGuide(guide)
      let child = placed(UIView(), in: parent)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.25),
        child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
      parent.layoutIfNeeded()
      XCTAssertEqual(guide.layoutFrame.width, 50)
      XCTAssertEqual(child.frame.minX, 50)
      XCTAssertEqual(child.frame.width, 150)
    }
  }

  func testPinnedContentSizesAScrollView() async {
    stage.run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let content = placed(UIView(), in: scrollView)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 3),
      ])
      scrollView.layoutIfNeeded()
      XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 600, height: 100))
      XCTAssertEqual(scrollView.contentSize, CGSize(width: 600, height: 100))
    }
  }

  func testStackViewPlacesItsViews() async {
    stage.run {
      let views = [UIView(), UIView(), UIView()]
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillEqually
      stack.spacing = 10
      stack.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minX), [0, 110, 220])
      XCTAssertEqual(views.map(\.frame.width), [100, 100, 100])
      views[1].removeFromSuperview()
      XCTAssertEqual(stack.arrangedSubviews.count, 2)
      stack.layoutIfNeeded()
      XCTAssertEqual(views[2].frame, CGRect(x: 165, y: 0, width: 155, height: 50))
    }
  }

  func testStackViewKeepsTheSpaceAfterAView() async {
    stage.run {
      let views = [UIView(), UIView(), UIView()]
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillEqually
      stack.spacing = 10
      stack.setCustomSpacing(40, after: views[0])
      stack.frame = CGRect(x: 0, y: 0, width: 350, height: 50)
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minX), [0, 140, 250])
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minX), [0, 120, 240])
    }
  }

  func testUpdateConstraintsComesWhenOwed() async {
    final class Counting: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let controller = stage.screen("A")
    let view = stage.run { Counting() }
    stage.run { controller.view.addSubview(view) }
    stage.show { controller }
    XCTAssertEqual(view.updates, 1)
    view.setNeedsLayout()
    stage.settle()
    XCTAssertEqual(view.updates, 1)
    view.setNeedsUpdateConstraints()
    stage.settle()
    XCTAssertEqual(view.updates, 2)
  }
}
