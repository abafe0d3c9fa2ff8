// The content of a cell: an empty view, or the view that a configuration makes.

/// The content view of a cell and the configuration that it shows.
@MainActor struct CellContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private var shown: UIView?
  /// Whether the state of the cell is another than its configuration was made for.
  var owesUpdate = true

  /// Whether an update is owed, which it is not any more.
  mutating func takeUpdate() -> Bool {
    defer { owesUpdate = false }
    return owesUpdate
  }

  /// The content view, made as it is first asked for.
  mutating func view(in cell: UIView) -> UIView { shown ?? place(UIView(), in: cell) }

  /// Shows a configuration in the view that is there, if it supports it, and else in a new one.
  mutating func show(_ next: (any UIContentConfiguration)?, in cell: UIView) {
    configuration = next
    guard let next else {
      if shown is any UIContentView { _ = place(UIView(), in: cell) }
      return
    }
    if let view = shown as? any UIView & UIContentView, view.supports(next) {
      view.configuration = next
    } else {
      _ = place(next.makeContentView(), in: cell)
    }
  }

  private mutating func place(_ view: UIView, in cell: UIView) -> UIView {
    shown?.removeFromSuperview()
    shown = view
    view.frame = cell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(view)
    return view
  }
}
