// Segmented controls, as controls that nothing draws.

public import Foundation

/// A choice of segments.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var titles: [String?] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String }
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { titles.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(segment, titles.count))
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { titles.insert(nil, at: min(segment, titles.count)) }

  open func removeSegment(at segment: Int, animated: Bool) { if let segment = pinned(segment) { titles.remove(at: segment) } }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { if let segment = pinned(segment) { titles[segment] = title } }

  /// Beyond the last segment an index stands for the last one, as UIKit documents it.
  private func pinned(_ segment: Int) -> Int? { titles.isEmpty ? nil : min(max(segment, 0), titles.count - 1) }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}

  open var selectedSegmentTintColor: UIColor?, isMomentary = false, apportionsSegmentWidthsByContent = false
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func imageForSegment(at segment: Int) -> UIImage? { nil }
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }

  open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { titles[$0] } }

  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(60 * titles.count), height: 32) }
}
