// Sections in columns and stacks.

import HeadlessUIKit

/// Sections in a stack view, of which each is a child that can be folded away.
final class SectionsController: SampleController {
  private let stack = UIStackView()
  private var sections: [UIViewController] = []

  override func loadView() {
    stack.axis = .vertical
    view = stack
  }

  func append(_ section: UIViewController) {
    loadViewIfNeeded()
    addChild(section)
    stack.addArrangedSubview(section.view)
    section.didMove(toParent: self)
    sections.append(section)
  }

  func removeLast() {
    guard let section = sections.popLast() else { return }
    section.willMove(toParent: nil)
    stack.removeArrangedSubview(section.view)
    section.view.removeFromSuperview()
    section.removeFromParent()
  }

  func toggleFirst() {
    guard let first = sections.first else { return }
    UIView.animate(withDuration: 0.2) {
      first.view.isHidden.toggle()
      self.view.layoutIfNeeded()
    }
  }
}

/// Sections that fold; a section that is opened again while it folds away stays.
final class AccordionController: SampleController {
  private lazy var sections = (0..<3).map { makeScreen("section \($0)") }
  private let stack = UIStackView()
  private var open: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  func toggle(_ index: Int) {
    guard isViewLoaded else { return }
    if open.remove(index) == nil { unfold(index) } else { fold(index) }
  }

  private func unfold(_ index: Int) {
    open.insert(index)
    let section = sections[index]
    section.loadViewIfNeeded()
    section.view.alpha = 1
    if section.parent == nil {
      addChild(section)
      stack.addArrangedSubview(section.view)
    } else {
      // It was to leave: willMove(toParent: self) takes that back.
      section.willMove(toParent: self)
    }
    section.didMove(toParent: self)
  }

  private func fold(_ index: Int) {
    let section = sections[index]
    section.willMove(toParent: nil)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) {
      section.view.alpha = 0
    }
    animator.addCompletion { [weak self] _ in
      guard let self, !self.open.contains(index), section.parent === self else { return }
      section.view.removeFromSuperview()
      section.removeFromParent()
    }
    animator.startAnimation()
  }
}

/// A row that is removed after a while, unless the removal is undone before.
final class UndoableRowController: SampleController {
  private lazy var rows = (0..<3).map { makeScreen("row \($0)") }
  private let stack = UIStackView()
  private var timers: [Int: Timer] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    for row in rows {
      addChild(row)
      stack.addArrangedSubview(row.view)
      row.didMove(toParent: self)
    }
  }

  func delete(_ index: Int) {
    guard isViewLoaded, rows[index].parent === self, timers[index] == nil else { return }
    UIView.animate(withDuration: 0.2) { self.rows[index].view.alpha = 0.5 }
    timers[index] = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.commitDeletion(index) }
    }
  }

  func undo(_ index: Int) {
    guard let timer = timers.removeValue(forKey: index) else { return }
    timer.invalidate()
    UIView.animate(withDuration: 0.2) { self.rows[index].view.alpha = 1 }
  }

  private func commitDeletion(_ index: Int) {
    guard timers.removeValue(forKey: index) != nil else { return }
    let row = rows[index]
    row.willMove(toParent: nil)
    stack.removeArrangedSubview(row.view)
    row.view.removeFromSuperview()
    row.removeFromParent()
  }
}

/// Is called when a section wants to be removed.
@MainActor
protocol SectionDelegate: AnyObject {
  func sectionWantsRemoval(_ section: SectionController)
}

/// A section of the form.
final class SectionController: UIViewController {
  weak var delegate: (any SectionDelegate)?

  func askForRemoval() { delegate?.sectionWantsRemoval(self) }
}

/// Holds sections in a column.
final class FormController: UIViewController, SectionDelegate {
  private var sections: [SectionController] = []

  @discardableResult
  func append() -> SectionController {
    let section = SectionController()
    section.delegate = self
    sections.append(section)
    addChild(section)
    if isViewLoaded {
      view.addSubview(section.view)
      view.setNeedsLayout()
    }
    section.didMove(toParent: self)
    return section
  }

  func removeFirst() { sections.first?.askForRemoval() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for section in sections { view.addSubview(section.view) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (index, section) in sections.enumerated() {
      let top = CGFloat(index) * 150
      section.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 150)
    }
  }

  func sectionWantsRemoval(_ section: SectionController) {
    sections.removeAll { $0 === section }
    section.uninstall()
  }
}

/// Panels in a stack; UIKit forwards the appearances.
final class DashboardPanelsController: SampleController {
  private let stackView = UIStackView()
  private var panels: [String: UIViewController] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.frame = view.bounds
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stackView)
    addPanel("summary")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addPanel("news")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addPanel("offers")
  }

  /// Adds a panel unless it is there already.
  func addPanel(_ name: String) {
    loadViewIfNeeded()
    guard panels[name] == nil else { return }
    let panel = makeScreen(name)
    panels[name] = panel
    addChild(panel)
    stackView.addArrangedSubview(panel.view)
    panel.didMove(toParent: self)
  }

  func removePanel(_ name: String) {
    guard let panel = panels.removeValue(forKey: name) else { return }
    panel.willMove(toParent: nil)
    stackView.removeArrangedSubview(panel.view)
    panel.view.removeFromSuperview()
    panel.removeFromParent()
  }
}
