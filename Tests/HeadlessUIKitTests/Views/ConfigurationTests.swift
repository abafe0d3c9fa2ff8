// Views and controllers that are configured: content of cells, states of buttons, and properties
// that are updated before a layout pass.

import UIKitTesting

@MainActor
final class ConfigurationTests: XCTestCase {
  private lazy var stage = Stage()

  override func setUp() async throws { _ = stage }
  override func tearDown() async throws { stage.settle() }

  func testTheContentOfACellIsTheViewOfItsConfiguration() async throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let empty = cell.contentView
    cell.contentConfiguration = Badge(text: "a")
    let first = try XCTUnwrap(cell.contentView as? BadgeView)
    XCTAssertNil(empty.superview)
    XCTAssertTrue(first.superview === cell)
    cell.contentConfiguration = Badge(text: "b")
    XCTAssertTrue(cell.contentView === first)
    XCTAssertEqual(first.text, "b")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    XCTAssertNil(first.superview)
    cell.contentConfiguration = nil
    XCTAssertFalse(cell.contentView is any UIContentView)
  }

  func testAConfigurationFollowsTheStateOfItsCell() async throws {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Badge(text: "a")
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    XCTAssertEqual(states, [false])
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    XCTAssertEqual(states, [false, true])
    XCTAssertEqual((cell.contentConfiguration as? Badge)?.text, "selected")
  }

  func testAButtonUpdatesItsConfigurationBeforeItsLayout() async throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    var taps = 0
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in taps += 1 })
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    button.layoutIfNeeded()
    button.isHighlighted = true
    button.isHighlighted = true
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    XCTAssertEqual(updates, 2)
    XCTAssertEqual(button.configuration?.title, "Buy")
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(taps, 1)
  }

  /// The usual handler changes the configuration that it is called for.
  func testAButtonMayBeConfiguredByItsHandler() async throws {
    let screen = stage.screen("A")
    let button = stage.run { UIButton(configuration: .filled()) }
    var updates = 0
    button.configurationUpdateHandler = {
      updates += 1
      $0.configuration?.showsActivityIndicator = $0.isSelected
    }
    screen.view.addSubview(button)
    stage.show { screen }
    button.isSelected = true
    stage.settle()
    XCTAssertTrue(stage.isAtRest)
    XCTAssertEqual(updates, 2)
    XCTAssertEqual(button.configuration?.showsActivityIndicator, true)
  }

  func testPropertiesAreUpdatedBeforeTheLayout() async throws {
    let screen = stage.named("screen", PropertiesScreen())
    stage.show { screen }
    XCTAssertEqual(screen.calls.prefix(3), ["screen", "view", "layout"])
    XCTAssertEqual(screen.calls.filter { $0 != "layout" }, ["screen", "view"])
    screen.calls = []
    screen.setNeedsUpdateProperties()
    screen.setNeedsUpdateProperties()
    stage.settle()
    XCTAssertEqual(screen.calls, ["screen", "layout"])
    screen.calls = []
    screen.view.setNeedsUpdateProperties()
    screen.view.updatePropertiesIfNeeded()
    XCTAssertEqual(screen.calls, ["view"])
  }

  func testAHiddenTabBarLeavesItsPlaceToTheContent() async throws {
    let tabs = stage.named("tabs", UITabBarController())
    let first = stage.screen("first")
    tabs.setViewControllers([first], animated: false)
    stage.show { tabs }
    let covered = first.view.safeAreaInsets.bottom
    tabs.setTabBarHidden(true, animated: true)
    stage.settle()
    XCTAssertTrue(tabs.isTabBarHidden)
    XCTAssertEqual(first.view.safeAreaInsets.bottom, covered - 49)
    tabs.isTabBarHidden = false
    stage.settle()
    XCTAssertEqual(first.view.safeAreaInsets.bottom, covered)
  }

  func testTheCompletionOfASpringIsAStepOfItsOwn() async throws {
    stage.show { stage.screen("root") }
    var calls: [String] = []
    UIView.animate(springDuration: 0.4, bounce: 0.2) {
      calls.append("block")
    } completion: { _ in
      calls.append("end")
    }
    XCTAssertEqual(calls, ["block"])
    stage.settle()
    XCTAssertEqual(calls, ["block", "end"])
  }

  func testFontsOfOneNameSizeAndWeightAreEqual() async {
    let font = UIFont.systemFont(ofSize: 12)
    XCTAssertEqual(font, UIFont.systemFont(ofSize: 12, weight: .regular))
    XCTAssertEqual(Set([font, UIFont.systemFont(ofSize: 12)]).count, 1)
    XCTAssertNotEqual(font, UIFont.systemFont(ofSize: 13))
    XCTAssertNotEqual(font, UIFont.boldSystemFont(ofSize: 12))
    XCTAssertEqual(UIFont.boldSystemFont(ofSize: 9).withSize(12), .boldSystemFont(ofSize: 12))
  }

  func testAnIndexBeyondTheSegmentsStandsForTheLastOne() async throws {
    let empty = UISegmentedControl(items: nil)
    empty.setTitle("a", forSegmentAt: 1)
    empty.removeSegment(at: 0, animated: false)
    XCTAssertNil(empty.titleForSegment(at: 0))
    let control = UISegmentedControl(items: ["a", "b"])
    control.setTitle("c", forSegmentAt: 7)
    XCTAssertEqual(control.titleForSegment(at: 1), "c")
    control.removeSegment(at: 2, animated: false)
    XCTAssertEqual(control.numberOfSegments, 1)
  }

  func testAPickerSelectsRowsOfItsDataSource() async throws {
    let picker = UIPickerView(frame: .zero)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
    let hours = Hours()
    picker.dataSource = hours
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
    picker.selectRow(30, inComponent: 0, animated: false)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 23)
    picker.reloadAllComponents()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
    let dates = UIDatePicker(frame: .zero)
    dates.minimumDate = Date(timeIntervalSinceReferenceDate: 100)
    dates.setDate(Date(timeIntervalSinceReferenceDate: 50), animated: false)
    XCTAssertEqual(dates.date, dates.minimumDate)
  }
}

/// A content of its own, which names the state of its cell.
private struct Badge: UIContentConfiguration {
  var text: String

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> Badge {
    let isSelected = (state as? UICellConfigurationState)?.isSelected == true
    return Badge(text: isSelected ? "selected" : text)
  }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ badge: Badge) {
    configuration = badge
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? { (configuration as? Badge)?.text }
  func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is Badge }
}

/// Notes in which order properties are updated and laid out.
private final class PropertiesScreen: UIViewController {
  var calls: [String] = []

  override func loadView() { view = PropertiesView(self) }

  override func updateProperties() {
    super.updateProperties()
    calls.append("screen")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append("layout")
  }
}

private final class PropertiesView: UIView {
  private weak var screen: PropertiesScreen?

  init(_ screen: PropertiesScreen) {
    self.screen = screen
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    screen?.calls.append("view")
  }
}

private final class Hours: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 24 }
}
