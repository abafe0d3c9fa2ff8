// A container with two planted bugs, one of which may hide the other.

import HeadlessUIKit
import VCFuzzKit

/// The scenarios of a container with two bugs: one that shows early, and one that needs steps.
@MainActor
enum PairedBugs {
  /// A bug that shows at the start of every run, or at the first call.
  enum Early: String {
    case forgetsSuper
    case callsDirectly
    case staysOpen
    case endsTwice
    case orphanView
    case refusedPresentation
    case brokenPromise
    case none

    /// The invariant that it breaks.
    var invariant: String {
      switch self {
      case .forgetsSuper: "INV-18"
      case .callsDirectly: "INV-19"
      case .staysOpen, .endsTwice: "INV-20"
      case .orphanView: "INV-47"
      case .refusedPresentation: "INV-51"
      case .brokenPromise: "the title is set"
      case .none: ""
      }
    }
  }

  /// A bug that several steps lead to.
  enum Late: String {
    /// The third page that is replaced receives no callback.
    case dropsThird
    /// A page that is shown again is moved twice.
    case movesTwice
    /// The third page is not sent away with the container.
    case forgetsDeparture
    /// The page that is shown already is begun again, after two others were shown.
    case beginsAgain
    /// Three pages are counted as two.
    case miscounts
    case none

    var invariant: String {
      switch self {
      case .dropsThird: "INV-34"
      case .movesTwice: "INV-35"
      case .forgetsDeparture: "INV-30"
      case .beginsAgain: "INV-1"
      case .miscounts: "every page is counted"
      case .none: ""
      }
    }
  }

  static func scenario(_ early: Early, _ late: Late) -> Scenario {
    Scenario("\(early.rawValue)-\(late.rawValue)", "A container of three pages with two bugs.") {
      stage in
      PairedBugController(early, late, pages: (0..<3).map { stage.screen("page \($0)") })
    } operations: { container, stage in
      Call("show", 0..<3) { container.show($0) }
      Call("ask") { container.ask(stage.screen("question"), stage.screen("other")) }
      Invariant("the title is set") { early != .brokenPromise }
      Invariant("every page is counted") { container.count == container.visits }
    }
  }
}

/// Forwards by hand and shows one of three pages; two of its mistakes are switched on.
final class PairedBugController: UIViewController {
  private let early: PairedBugs.Early
  private let late: PairedBugs.Late
  private let pages: [UIViewController]
  private var index = 0
  private var isHere = false
  private var isSwapping = false
  /// Whether a begin waits for its end.
  private var isBegun = false
  /// Whether its departure is not forwarded.
  private var isForgetting = false
  private(set) var visits = 0
  private(set) var count = 0

  init(_ early: PairedBugs.Early, _ late: PairedBugs.Late, pages: [UIViewController]) {
    self.early = early
    self.late = late
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages[0])
    view.addSubview(pages[0].view)
    pages[0].didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    if early != .forgetsSuper { super.viewWillAppear(animated) }
    if early == .orphanView, stray.view.superview == nil { view.addSubview(stray.view) }
    isBegun = true
    isForgetting = false
    pages[index].beginAppearanceTransition(true, animated: animated)
  }

  private let stray = UIViewController()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isHere = true
    if early == .staysOpen { isBegun = false } else { end() }
    if early == .endsTwice { pages[index].endAppearanceTransition() }
    if early == .callsDirectly { pages[index].viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isHere = false
    isForgetting = late == .forgetsDeparture && index == 2
    if isForgetting { return }
    isBegun = true
    pages[index].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isForgetting { end() }
  }

  private func end() {
    guard isBegun else { return }
    isBegun = false
    pages[index].endAppearanceTransition()
  }

  /// Presents twice in one turn, which UIKit refuses.
  func ask(_ question: UIViewController, _ other: UIViewController) {
    guard isHere, presentedViewController == nil, early == .refusedPresentation else { return }
    present(question, animated: false)
    present(other, animated: false)
    dismiss(animated: false)
  }

  func show(_ new: Int) {
    guard isHere, !isSwapping, !isBegun else { return }
    guard new != index else {
      if late == .beginsAgain, visits >= 2 {
        pages[index].beginAppearanceTransition(true, animated: false)
        pages[index].endAppearanceTransition()
      }
      return
    }
    visits += 1
    if late != .miscounts || visits != 3 { count += 1 }
    isSwapping = true
    exchange(pages[index], by: new)
    isSwapping = false
  }

  private func exchange(_ old: UIViewController, by new: Int) {
    let isDropped = late == .dropsThird && visits == 3
    index = new
    let page = pages[new]
    old.willMove(toParent: nil)
    addChild(page)
    if !isDropped { old.beginAppearanceTransition(false, animated: false) }
    page.beginAppearanceTransition(true, animated: false)
    old.view.removeFromSuperview()
    view.addSubview(page.view)
    if !isDropped { old.endAppearanceTransition() }
    page.endAppearanceTransition()
    old.removeFromParent()
    page.didMove(toParent: self)
    if late == .movesTwice, visits >= 3 { page.didMove(toParent: self) }
  }
}
