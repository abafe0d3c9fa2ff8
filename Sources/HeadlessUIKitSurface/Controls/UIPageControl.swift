// Page controls, as controls that nothing draws.

public import Foundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  open var numberOfPages = 0, currentPage = 0, hidesForSinglePage = false, pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(16 * pageCount + 24), height: 26) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
