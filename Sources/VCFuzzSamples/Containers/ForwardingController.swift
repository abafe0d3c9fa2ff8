// The base of the containers that forward by hand: each child receives what the container receives,
// and never more than that (CHILD-32).

internal import HeadlessUIKit

/// A container that forwards appearances by hand.
///
/// Subclasses call `begin` and `end` for their children as if the container were always on screen.
/// While it is, the calls go straight to UIKit; while it is not, they are remembered and made up
/// for as the container comes back.
class ForwardingController: UIViewController {
  /// How far an appearance has got; the order is that of being seen.
  enum Appearance: Int {
    case gone
    case disappearing
    case appearing
    case shown
  }

  private struct Part {
    let child: UIViewController
    /// What the subclass asked for.
    var wanted: Appearance
    /// The last callback that the child received.
    var told: Appearance
  }

  /// The children that come, are there, or go.
  private struct Parts {
    private(set) var all: [Part] = []

    /// Whether a child is on its way in or out, and its end is still to come.
    var isMoving: Bool { all.contains { $0.wanted == .appearing || $0.wanted == .disappearing } }

    subscript(child: UIViewController) -> Part? { place(of: child).map { all[$0] } }

    private func place(of child: UIViewController) -> Int? {
      for place in all.indices where all[place].child === child { return place }
      return nil
    }

    mutating func want(_ wanted: Appearance, of child: UIViewController) {
      if let index = place(of: child) {
        all[index].wanted = wanted
      } else {
        all.append(Part(child: child, wanted: wanted, told: .gone))
      }
    }

    mutating func note(_ told: Appearance, toldTo child: UIViewController) {
      guard let index = place(of: child) else { return }
      all[index].told = told
      if told == .gone, all[index].wanted == .gone { all.remove(at: index) }
    }

    mutating func remove(_ child: UIViewController) { all.removeAll { $0.child === child } }
  }

  /// The children that it can show.
  var pages: [UIViewController]
  /// Which of them it shows, if it shows one at a time.
  var selected = 0
  /// Whether it has the bug of its gallery entry.
  let isFaulty: Bool
  /// The container's own appearance.
  private(set) var phase = Appearance.gone
  /// Whether the children receive callbacks at once.
  var isOnScreen: Bool { phase == .shown }
  private var isPhaseAnimated = false
  private var parts = Parts()
  /// What the app asked for and what happened meanwhile, in the order of their coming.
  private var operations: [() -> Void] = []
  private var reactions: [() -> Void] = []
  private var isBusy = false

  init(_ pages: [UIViewController], isFaulty: Bool) {
    self.pages = pages
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  /// How the children come that are there from the start.
  enum Start {
    /// The selected one is added, if there is any.
    case selected
    /// All are added, and the selected one is shown.
    case selectedOfAll
    /// All are shown.
    case all
  }

  /// How the children come that are there from the start.
  var startsWith: Start { .selected }

  /// Adds the children that are shown from the start.
  func showFirst() {
    switch startsWith {
    case .selected: if !pages.isEmpty { start(showing: pages[selected]) }
    case .selectedOfAll: start(with: pages, showing: pages[selected])
    case .all: for page in pages { start(showing: page) }
    }
  }

  // MARK: The container's own appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter(.appearing, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enter(.shown, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    enter(.disappearing, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enter(.gone, animated: animated)
  }

  /// Takes on a new phase and brings the children to it.
  func enter(_ new: Appearance, animated: Bool) {
    phase = new
    isPhaseAnimated = animated
    react { [self] in
      for part in parts.all { catchUp(part.child) }
    }
  }

  // MARK: Operations

  /// Runs an operation now, or as soon as the container neither comes nor goes.
  func perform(_ operation: @escaping () -> Void) {
    operations.append(operation)
    work()
  }

  /// Reacts to what has happened, in whatever phase the container is.
  func react(_ reaction: @escaping () -> Void) {
    reactions.append(reaction)
    work()
  }

  /// Animates, and reacts to the end.
  func animate(
    _ seconds: TimeInterval,
    _ animations: @escaping () -> Void,
    then reaction: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: seconds,
      animations: animations,
      completion: { [weak self] _ in self?.react(reaction) }
    )
  }

  /// One thing after the other: a child's callback may ask for the next in the middle of the first.
  private func work() {
    guard !isBusy else { return }
    isBusy = true
    while let next = nextWork() { next() }
    isBusy = false
  }

  private func nextWork() -> (() -> Void)? {
    if !reactions.isEmpty { return reactions.removeFirst() }
    return isSettled && !operations.isEmpty ? operations.removeFirst() : nil
  }

  /// A page controller sends its first page viewDidAppear before it is in any window, so the window
  /// counts as well (PAGE-6); what has begun is ended there nevertheless.
  private var isSettled: Bool {
    let isEarly = phase == .shown && viewIfLoaded?.window == nil
    return phase == .gone || (isOnScreen && (!isEarly || parts.isMoving))
  }

  // MARK: Children

  /// Forwards to a child that is there from the start.
  func forward(to child: UIViewController) {
    parts.want(.shown, of: child)
    catchUp(child)
  }

  /// Adds a child that is shown from the start.
  ///
  /// It is evaluated again for each call: a callback of the child may exchange it meanwhile.
  func start(showing shown: @autoclosure () -> UIViewController) {
    addChild(shown())
    place(shown())
    shown().didMove(toParent: self)
    forward(to: shown())
  }

  /// Adds children of which one is shown from the start.
  func start(with children: [UIViewController], showing shown: @autoclosure () -> UIViewController)
  {
    for child in children {
      addChild(child)
      child.didMove(toParent: self)
    }
    place(shown())
    forward(to: shown())
  }

  /// A child begins to come or to go.
  func begin(_ child: UIViewController, appearing: Bool, animated: Bool) {
    if phase == .shown { catchUp(child) }
    let wanted: Appearance = appearing ? .appearing : .disappearing
    parts.want(wanted, of: child)
    guard isOnScreen else { return catchUp(child) }
    send(wanted, to: child, animated: animated)
  }

  /// A child has come or gone.
  func end(_ child: UIViewController) {
    if phase == .shown { catchUp(child) }
    guard let part = parts[child] else { return child.endAppearanceTransition() }
    let isComing = part.wanted == .appearing || part.wanted == .shown
    let wanted: Appearance = isComing ? .shown : .gone
    parts.want(wanted, of: child)
    guard isOnScreen else { return catchUp(child) }
    send(wanted, to: child, animated: false)
  }

  /// Puts a child's view on top; its appearance is the caller's to begin before.
  func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }

  /// Shows a child at once that has been added.
  func showAtOnce(_ child: UIViewController) {
    begin(child, appearing: true, animated: false)
    place(child)
    end(child)
  }

  /// Adds a child and shows it at once.
  func bringIn(_ child: UIViewController) {
    addChild(child)
    showAtOnce(child)
    child.didMove(toParent: self)
  }

  /// Hides a child at once and removes it.
  func takeOut(_ child: UIViewController) {
    begin(child, appearing: false, animated: false)
    end(child)
    remove(child)
  }

  /// Selects another page, and exchanges the views if they can be seen.
  ///
  /// The page is asked for when its turn has come: other operations may come before.
  func select(
    _ next: @autoclosure @escaping () -> Int,
    even isSame: Bool = false,
    _ exchange: @escaping (_ old: UIViewController, _ new: UIViewController) -> Void
  ) {
    perform { [self] in
      let index = next()
      guard isSame || index != selected else { return }
      let old = pages[selected]
      selected = index
      if isViewLoaded { exchange(old, pages[index]) }
    }
  }

  /// Exchanges a child that is shown for one that comes from elsewhere.
  func exchange(_ old: UIViewController, _ new: UIViewController) {
    addChild(new)
    begin(old, appearing: false, animated: false)
    begin(new, appearing: true, animated: false)
    place(new)
    end(old)
    end(new)
  }

  /// Takes out a child whose appearance has ended.
  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    parts.remove(child)
  }

  // MARK: Sending

  /// Brings a child to what it should be now: the lesser of its own appearance and the container's.
  private func catchUp(_ child: UIViewController) {
    while let part = parts[child], let next = next(of: part) {
      send(next, to: child, animated: isPhaseAnimated)
    }
    if let part = parts[child], part.told == .gone, part.wanted == .gone {
      parts.note(.gone, toldTo: child)
    }
  }

  /// The next callback that a child lacks, by the appearance that it leads to.
  private func next(of part: Part) -> Appearance? {
    let target = part.wanted.rawValue < phase.rawValue ? part.wanted : phase
    if part.told == target { return nil }
    switch (part.told, target) {
    case (.gone, .disappearing):
      // It was leaving as the container left; if the container is back, it is seen again until its
      // movement ends.
      return phase.rawValue > target.rawValue ? .appearing : nil
    case (.appearing, .shown), (.disappearing, .gone): return target
    case (.gone, _), (.disappearing, _): return .appearing
    case (.appearing, _), (.shown, _): return .disappearing
    }
  }

  private func send(_ next: Appearance, to child: UIViewController, animated: Bool) {
    if next == .appearing { child.loadViewIfNeeded() }
    parts.note(next, toldTo: child)
    switch next {
    case .appearing, .disappearing:
      child.beginAppearanceTransition(next == .appearing, animated: animated)
    case .shown, .gone: child.endAppearanceTransition()
    }
  }
}
