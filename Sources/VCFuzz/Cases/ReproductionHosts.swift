// The plain containers of the surroundings as source, for reproductions that need them.

/// The sources of the two plain containers.
enum ReproductionHosts {
  /// The container that forwards automatically.
  static let automatic = """
    /// A container that embeds its children as the documentation says.
    class HostController: UIViewController {
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
        embedWaiting()
      }

      private func embedWaiting() {
        for child in waiting { embed(child) }
        waiting = []
      }

      private func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    """

  /// The container that forwards by hand.
  static let manual = """
    /// A container that forwards by hand and shows one child at a time.
    class ManualHostController: UIViewController {
      private enum Phase { case hidden, changing, visible }

      private let pages: [UIViewController]
      private var shown = 0
      private var wanted = 0
      private var phase = Phase.hidden

      init(_ children: [UIViewController]) {
        pages = children
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      private var current: UIViewController? { pages.isEmpty ? nil : pages[shown] }

      override func viewDidLoad() {
        super.viewDidLoad()
        if let current { add(current) }
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        phase = .changing
        current?.beginAppearanceTransition(true, animated: animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        current?.endAppearanceTransition()
        phase = .visible
        show(wanted)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        phase = .changing
        current?.beginAppearanceTransition(false, animated: animated)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current?.endAppearanceTransition()
        phase = .hidden
        show(wanted)
      }

      func show(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        wanted = index
        guard phase != .changing, index != shown else { return }
        guard isViewLoaded, let old = current else {
          shown = index
          return
        }
        let new = pages[index]
        shown = index
        let isVisible = phase == .visible
        phase = .changing
        let insertsFirst = !index.isMultiple(of: 2)
        if isVisible {
          old.beginAppearanceTransition(false, animated: false)
          if !insertsFirst { new.beginAppearanceTransition(true, animated: false) }
        }
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        add(new)
        if isVisible {
          if insertsFirst { new.beginAppearanceTransition(true, animated: false) }
          old.endAppearanceTransition()
          new.endAppearanceTransition()
        }
        old.removeFromParent()
        phase = isVisible ? .visible : .hidden
        if wanted != shown { show(wanted) }
      }

      private func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    """
}
