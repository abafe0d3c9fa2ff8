// Names that UIKit had before Swift 4.2, and those that they have now: types have become nested
// ones, the names of notifications were members of `Notification.Name`, keys and metrics were
// globals.

/// The present names by the old ones.
enum OldNames {
  /// Names that are replaced wherever they are.
  static let names: [String: String] = {
    let names = table(
      """
      childViewControllers children
      addChildViewController addChild
      removeFromParentViewController removeFromParent
      forChildViewController forChild
      childViewControllerForStatusBarStyle childForStatusBarStyle
      childViewControllerForStatusBarHidden childForStatusBarHidden
      UILayoutConstraintAxis NSLayoutConstraint.Axis
      UIViewAutoresizing UIView.AutoresizingMask
      UIControlEvents UIControl.Event
      UIBarButtonSystemItem UIBarButtonItem.SystemItem
      UIButtonType UIButton.ButtonType
      UITableViewCellStyle UITableViewCell.CellStyle
      NSLayoutAttribute NSLayoutConstraint.Attribute
      NSLayoutRelation NSLayoutConstraint.Relation
      NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
      NSFontAttributeName NSAttributedString.Key.font
      NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
      UIWindowLevel UIWindow.Level. Normal StatusBar Alert Fast
      UIScrollViewDecelerationRate UIScrollView.DecelerationRate. Normal StatusBar Alert Fast
      """
    )
    // `UIViewAnimationOptions` has become `UIView.AnimationOptions`.
    let nested = """
      UIGestureRecognizer.State UIView.AnimationOptions UIView.AnimationCurve UIView.ContentMode
      UIView.KeyframeAnimationOptions UIControl.State UIBarButtonItem.Style UITableView.Style
      UITableView.RowAnimation UITableView.ScrollPosition UICollectionView.ScrollDirection
      UICollectionView.ScrollPosition UISwipeGestureRecognizer.Direction
      UINavigationController.Operation UIPageViewController.NavigationDirection
      UIPageViewController.TransitionStyle UIPageViewController.NavigationOrientation
      UIPageViewController.SpineLocation UIAlertController.Style UIAlertAction.Style
      UIActivityIndicatorView.Style UIBlurEffect.Style UIStackView.Distribution
      UIStackView.Alignment NSAttributedString.Key UIApplication.State
      UIApplication.LaunchOptionsKey
      """
    return Set(words: nested).reduce(into: names) { $0[$1.filter { $0 != "." }] = $1 }
  }()

  /// Names of globals, and those of members of `RunLoopMode`.
  static let globals = table(
    """
    UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UITableViewAutomaticDimension UITableView.automaticDimension
    RunLoopMode RunLoop.Mode
    commonModes common
    defaultRunLoopMode default
    UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
    UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
    UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
    kCAMediaTimingFunction CAMediaTimingFunctionName. Linear EaseIn EaseOut EaseInEaseOut
    kCAFillMode CAMediaTimingFillMode. Forwards Backwards Both Removed
    kCAFillRule CAShapeLayerFillRule. EvenOdd NonZero
    kCALineCap CAShapeLayerLineCap. Butt Round Square
    kCALineJoin CAShapeLayerLineJoin. Miter Round Bevel
    kCATransition CATransitionType. Fade MoveIn Push Reveal
    kCATransition CATransitionSubtype. FromRight FromLeft FromTop FromBottom
    """
  )

  /// `UIKeyboardWillShow` is `UIResponder.keyboardWillShowNotification`.
  static let notifications = table(
    """
    UIKeyboard UIResponder.keyboard WillShow DidShow WillHide DidHide WillChangeFrame DidChangeFrame
    UIApplication UIApplication. DidBecomeActive WillResignActive DidEnterBackground
    UIApplication UIApplication. WillEnterForeground WillTerminate DidReceiveMemoryWarning
    UIApplication UIApplication. WillChangeStatusBarFrame DidChangeStatusBarFrame
    UIApplication UIApplication. WillChangeStatusBarOrientation DidChangeStatusBarOrientation
    UIApplication UIApplication. DidFinishLaunching
    UIDevice UIDevice. OrientationDidChange
    UITextField UITextField. TextDidChange TextDidBeginEditing TextDidEndEditing
    UITextView UITextView. TextDidChange
    UIContentSizeCategory UIContentSizeCategory. DidChange
    """
  )
  .mapValues { $0 + "Notification" }

  /// Methods with a label that has become a part of their name.
  static let labels = [
    "bringSubview": ("toFront", "bringSubviewToFront"),
    "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  /// Reads rows of an old and a present name; what follows them on a line ends both.
  private static func table(_ rows: String) -> [String: String] {
    rows.split(separator: "\n").reduce(into: [:]) { names, row in
      let words = row.split(separator: " ")
      let (old, new) = (String(words[0]), String(words[1]))
      if words.count == 2 { names[old] = new }
      for end in words.dropFirst(2) {
        let first = String(end.prefix(1))
        names[old + end] = new + (new.hasSuffix(".") ? first.lowercased() : first) + end.dropFirst()
      }
    }
  }
}
