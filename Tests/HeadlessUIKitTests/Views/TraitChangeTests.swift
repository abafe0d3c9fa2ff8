// Registrations for trait changes and the overrides of single traits, as UIKit documents them from
// iOS 17 on.

import UIKitTesting

private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

@MainActor
private final class Page: UIViewController {
  var log: [String] = []

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.append("did")
  }

  func changed() { log.append("changed") }
  func changed(_ sender: Page) { log.append("sender \(sender === self)") }
  func changed(_ sender: Page, _ previous: UITraitCollection) {
    log.append("\(previous.userInterfaceStyle) \(sender.traitCollection.userInterfaceStyle)")
  }
}

@MainActor
final class TraitChangeTests: XCTestCase {
  private func shownPage(_ profile: String = "ios26") throws -> (Stage, Page) {
    let stage = Stage(try Profile(named: profile))
    let page = stage.run { Page() }
    stage.show { page }
    return (stage, page)
  }

  private func override(_ page: UIViewController, _ stage: Stage, _ body: UITraitMutations) {
    stage.run {
      var overrides: any UIMutableTraits = page.traitOverrides
      body(&overrides)
      if let changed = overrides as? UITraitOverrides { page.traitOverrides = changed }
    }
    stage.settle()
  }

  func testAHandlerRunsAfterANamedTraitHasChanged() async throws {
    let (stage, page) = try shownPage()
    page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, previous) in
      let new = page.traitCollection
      page.log.append("\(previous.userInterfaceStyle) \(new.userInterfaceStyle)")
      XCTAssertEqual(previous.verticalSizeClass, new.verticalSizeClass)
    }
    XCTAssertEqual(page.log, [], "not at registration")
    override(page, stage) { $0.horizontalSizeClass = .regular }
    XCTAssertEqual(page.log, ["did"], "not for another trait")
    page.log = []
    override(page, stage) { $0.userInterfaceStyle = .dark }
    XCTAssertEqual(page.log, ["did", "light dark"])
    override(page, stage) { $0.userInterfaceStyle = .dark }
    XCTAssertEqual(page.log.count, 2, "not for the same value")
  }

  func testTheOrderBesideDidChangeIsAVariant() async throws {
    covers("STATEAT-1")
    for (value, log) in [
      ("afterDidChange", ["did", "handler"]), ("beforeDidChange", ["handler", "did"]),
    ] {
      let (stage, page) = try shownPage("ios26+V-TRAIT-HANDLERS=\(value)")
      page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _) in
        page.log.append("handler")
      }
      override(page, stage) { $0.userInterfaceStyle = .dark }
      XCTAssertEqual(page.log, log)
    }
  }

  func testActionsTakeUpToTwoArgumentsAndTargetsAreWeak() async throws {
    let (stage, page) = try shownPage()
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    page.registerForTraitChanges(
      traits,
      action: Selector("changed", { (page: Page) in { page.changed() } })
    )
    var target: Page? = stage.run { Page() }
    weak let weakTarget = target
    if let target {
      page.registerForTraitChanges(
        traits,
        target: target,
        action: Selector("changed", { (page: Page) in { (sender: Page) in page.changed(sender) } })
      )
    }
    page.registerForTraitChanges(
      traits,
      target: page,
      action: Selector(
        "changed",
        { (page: Page) in { (sender: Page, old: UITraitCollection) in page.changed(sender, old) } }
      )
    )
    override(page, stage) { $0.userInterfaceStyle = .dark }
    XCTAssertEqual(page.log, ["did", "changed", "light dark"])
    XCTAssertEqual(target?.log, ["sender false"])
    target = nil
    XCTAssertNil(weakTarget)
    override(page, stage) { $0.userInterfaceStyle = .light }
    XCTAssertEqual(page.log.count, 6)
  }

  func testARegistrationEndsWhenItIsRemovedAlsoByAHandlerBeforeIt() async throws {
    let (stage, page) = try shownPage()
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    var second: (any UITraitChangeRegistration)?
    page.registerForTraitChanges(traits) { (page: Page, _) in
      page.log.append("first")
      if let second { page.unregisterForTraitChanges(second) }
      page.registerForTraitChanges(traits) { (page: Page, _) in page.log.append("late") }
    }
    second = page.registerForTraitChanges(traits) { (page: Page, _) in page.log.append("second") }
    override(page, stage) { $0.userInterfaceStyle = .dark }
    XCTAssertEqual(page.log, ["did", "first"])
    override(page, stage) { $0.userInterfaceStyle = .light }
    XCTAssertEqual(page.log, ["did", "first", "did", "first", "late"])
  }

  func testViewsAndPresentationControllersAreNotifiedAsWell() async throws {
    let (stage, page) = try shownPage()
    let label = stage.run { UILabel() }
    let sheet = stage.run { Page() }
    var log: [String] = []
    stage.run {
      page.view.addSubview(label)
      page.present(sheet, animated: false)
    }
    stage.settle()
    let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]
    label.registerForTraitChanges(traits) { (_: UILabel, _) in log.append("label") }
    sheet.presentationController?.registerForTraitChanges(traits) {
      (controller: UIPresentationController, _) in
      log.append("presentation \(controller.traitCollection.userInterfaceStyle)")
    }
    override(page, stage) { $0.userInterfaceStyle = .dark }
    XCTAssertEqual(log, ["label"], "overrides are not for what the controller presents")
    override(sheet, stage) { $0.userInterfaceStyle = .dark }
    XCTAssertEqual(log, ["label", "presentation dark"])
  }

  func testOverridesOfSingleTraitsCanBeRemoved() async throws {
    let (stage, page) = try shownPage()
    XCTAssertFalse(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    override(page, stage) {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .regular
    }
    XCTAssertTrue(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    XCTAssertFalse(page.traitOverrides.contains(UITraitVerticalSizeClass.self))
    page.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    stage.settle()
    XCTAssertFalse(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(page.traitCollection.horizontalSizeClass, .regular)
    page.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    stage.settle()
    XCTAssertEqual(page.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(page.log, ["did", "did", "did"])
  }

  func testTraitsOfTheAppFlowDownAndAreObserved() async throws {
    let (stage, page) = try shownPage()
    let child = stage.run { Page() }
    stage.run {
      page.embed(child)
    }
    stage.settle()
    child.registerForTraitChanges([Density.self]) { (child: Page, previous) in
      child.log.append("\(previous[Density.self]) \(child.traitCollection[Density.self])")
    }
    override(page, stage) { $0.density = 3 }
    XCTAssertEqual(child.log, ["did", "1 3"])
    override(page, stage) { $0.density = 3 }
    XCTAssertEqual(child.log.count, 2)
    page.traitOverrides.remove(Density.self)
    stage.settle()
    XCTAssertEqual(child.log, ["did", "1 3", "did", "3 1"])
    XCTAssertEqual(UITraitCollection { $0.density = 5 }[Density.self], 5)
    XCTAssertEqual(page.traitCollection.modifyingTraits { $0.density = 2 }[Density.self], 2)
  }

  func testViewsAndPresentationControllersOverrideTraitsForWhatTheyContain() async throws {
    let (stage, page) = try shownPage()
    let (box, label, child) = stage.run { (UIView(), UILabel(), Page()) }
    stage.run {
      page.view.addSubview(box)
      box.addSubview(label)
      page.addChild(child)
      box.addSubview(child.view)
      child.didMove(toParent: page)
    }
    stage.settle()
    var log: [String] = []
    label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (label: UILabel, previous) in
      log.append("\(previous.userInterfaceStyle) \(label.traitCollection.userInterfaceStyle)")
    }
    stage.run { box.traitOverrides.userInterfaceStyle = .dark }
    stage.settle()
    XCTAssertEqual(log, ["light dark"])
    XCTAssertEqual(child.log, ["did"])
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .light)
    override(page, stage) { $0.userInterfaceStyle = .dark }
    XCTAssertEqual(log, ["light dark"], "the view's own override holds")
    stage.run { box.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    override(page, stage) { $0.userInterfaceStyle = .light }
    XCTAssertEqual(log, ["light dark", "dark light"])

    let sheet = stage.run { Page() }
    stage.run {
      sheet.sheetPresentationController?.traitOverrides.horizontalSizeClass = .regular
      page.present(sheet, animated: false)
    }
    stage.settle()
    XCTAssertEqual(sheet.traitCollection.horizontalSizeClass, .regular)
  }
}
