// The plain containers of the environment as source, for reproductions that need them.
//
// A reproduction compiles in an app that doesn't have vcfuzz, so it can't import the classes. See
// `ManualHostController` for why its source isn't read from there; a test compares the two.

/// The sources of the two plain containers, without the bugs that those of the environment have.
enum ReproductionHosts {
  /// The container that forwards automatically.
  static let automatic = """
    /// A container that embeds its children as the documentation says: the last of several while it
    /// appears, the others as soon as it is loaded.
    class HostController: UIViewController {
      /// The children that it has still to embed.
      private var waiting: [UIViewController]

      init(_ children: [UIViewController]) {
        waiting = children
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        let late = waiting.count > 1 ? waiting.removeLast() : nil
        for child in waiting { embed(child) }
        waiting = [late].compactMap { $0 }
      }

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        embedWaiting()
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        embedWaiting()  // before iOS 13
      }

      private func embedWaiting() {
        for child in waiting { embed(child) }
        waiting = []
      }

      /// Adds a child: `addChild`, its view, `didMove` (CHILD-2).
      func embed(_ child: UIViewController) {
        addChild(child)
        child.loadViewIfNeeded()
        guard child.parent === self else { return }  // loading may take it out
        view.addSubview(child.view)
        if child.parent === self { child.didMove(toParent: self) }
      }

      /// Lays its children out side by side, so that none covers another; in whole points, as
      /// the sizes of screens and of split columns are.
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let shown = children.compactMap { $0.viewIfLoaded }.filter { $0.superview === view }
        let width = (view.bounds.width / CGFloat(max(shown.count, 1))).rounded(.down)
        for (index, child) in shown.enumerated() {
          child.frame = CGRect(
            x: width * CGFloat(index),
            y: 0,
            width: width,
            height: view.bounds.height
          )
        }
      }
    }
    """

  /// The container that forwards by hand.
  static let manual = """
    /// A container that forwards by hand and shows one child at a time.
    class ManualHostController: UIViewController {
      private let pages: [UIViewController]
      private var shown = 0
      /// The child to be shown as soon as the container itself is settled.
      private var wanted = 0
      private var phase = Phase.hidden
      /// Whether its last callback was one of appearing rather than of disappearing.
      private var isComing = false
      /// How many times it began to appear or to disappear.
      private var turn = 0
      /// How many times it left before its own viewWillAppear ran.
      private var earlyLeaves = 0
      /// The children whose appearance has begun and not ended, and which way each of them goes.
      private var begun: [(child: UIViewController, isAppearing: Bool)] = []
      private var isExchanging = false

      private enum Phase {
        case hidden
        case changing
        case visible
      }

      init(_ children: [UIViewController]) {
        pages = children
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      private var current: UIViewController? { pages.isEmpty ? nil : pages[shown] }

      override func viewDidLoad() {
        super.viewDidLoad()
        guard let current else { return }
        let before = phase
        phase = .changing  // its own loading may ask for another child
        add(current)
        phase = before
        show(wanted)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if earlyLeaves > 0 {
          earlyLeaves -= 1
        } else {
          startTurn(isComing: true, animated: animated)
        }
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isComing { finishTurn(as: .visible) }
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if !isComing {
          earlyLeaves += 1
          return
        }
        startTurn(isComing: false, animated: animated)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        earlyLeaves = 0
        if !isComing { finishTurn(as: .hidden) }
      }

      /// Begins to appear or to disappear together with its children.
      ///
      /// During an exchange only the incoming child disappears: the other one is leaving already,
      /// or has not begun.
      private func startTurn(isComing: Bool, animated: Bool) {
        phase = .changing
        self.isComing = isComing
        turn += 1
        guard let current else { return }
        let coming = begun.filter { $0.isAppearing }.map { $0.child }
        if isComing, current.parent === self, current.view.superview !== view, !isCovered(current) {
          insert(current.view)
        }
        for child in isComing || begun.isEmpty ? [current] : coming {
          begin(child, isComing, animated: animated)
        }
      }

      /// Ends what `startTurn` began, unless a callback has turned the container round meanwhile.
      private func finishTurn(as settled: Phase) {
        guard phase == .changing else { return }
        let before = turn
        for part in begun { end(part.child) }
        guard turn == before else { return }
        phase = settled
        show(wanted)
      }

      private func begin(_ child: UIViewController, _ isAppearing: Bool, animated: Bool) {
        begun.removeAll { $0.child === child }  // turned round, one end will do
        begun.append((child, isAppearing))
        child.beginAppearanceTransition(isAppearing, animated: animated)
      }

      /// Whether a child presents in its own place, where UIKit moves its view.
      private func isCovered(_ child: UIViewController) -> Bool {
        child.presentedViewController?.presentingViewController === child
      }

      /// Ends the appearance of a child, unless the container's own has ended it meanwhile.
      private func end(_ child: UIViewController) {
        guard begun.contains(where: { $0.child === child }) else { return }
        begun.removeAll { $0.child === child }
        child.endAppearanceTransition()
      }

      /// Shows another child, at once if the container is settled, or else as soon as it is.
      func show(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        wanted = index
        guard phase != .changing, !isExchanging, index != shown else { return }
        guard isViewLoaded, let old = current, old.parent === self else {
          shown = index
          return
        }
        isExchanging = true
        exchange(old, by: index)
        isExchanging = false
        if wanted != shown { show(wanted) }
      }

      /// Exchanges the children; their callbacks may make the container itself disappear.
      ///
      /// The new view is inserted before its appearance begins, or after: both are permitted.
      private func exchange(_ old: UIViewController, by index: Int) {
        let new = pages[index]
        let before = turn
        let isVisible = phase == .visible
        phase = .changing
        new.loadViewIfNeeded()
        guard turn == before else { return }  // shown when the container is settled again
        shown = index
        let insertsFirst = !index.isMultiple(of: 2)
        if isVisible { begin(old, false, animated: false) }
        addChild(new)
        if isVisible, !insertsFirst, turn == before { begin(new, true, animated: false) }
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        if turn == before { insert(new.view) }
        new.didMove(toParent: self)
        if isVisible, insertsFirst, turn == before { begin(new, true, animated: false) }
        if isVisible {
          end(old)
          end(new)
        }
        old.removeFromParent()
        if turn == before { phase = isVisible ? .visible : .hidden }
      }

      private func add(_ child: UIViewController) {
        addChild(child)
        insert(child.view)
        child.didMove(toParent: self)
      }

      private func insert(_ child: UIView) {
        child.frame = view.bounds
        view.addSubview(child)
      }
    }
    """
}
