// Constants that UIKit had before Swift 4.2, by the names that they have now: the names of
// notifications were members of `Notification.Name`, keys and metrics were globals.

/// Finds the present names of old constants.
enum OldConstants {
  /// The types that have taken the constants over, each with its constants.
  static let globals: [String: String] = {
    var names = [
      "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
      "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
      "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
      "UITableViewAutomaticDimension": "UITableView.automaticDimension",
      "RunLoopMode": "RunLoop.Mode", "commonModes": "common", "defaultRunLoopMode": "default",
    ]
    for key in ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve", "IsLocal"] {
      names["UIKeyboard\(key)UserInfoKey"] = "UIResponder.keyboard\(key)UserInfoKey"
    }
    let families = [
      (
        "kCAMediaTimingFunction", "CAMediaTimingFunctionName", "Linear EaseIn EaseOut EaseInEaseOut"
      ),
      ("kCAFillMode", "CAMediaTimingFillMode", "Forwards Backwards Both Removed"),
      ("kCAFillRule", "CAShapeLayerFillRule", "EvenOdd NonZero"),
      ("kCALineCap", "CAShapeLayerLineCap", "Butt Round Square"),
      ("kCALineJoin", "CAShapeLayerLineJoin", "Miter Round Bevel"),
      ("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
      ("kCATransition", "CATransitionSubtype", "FromRight FromLeft FromTop FromBottom"),
    ]
    for (prefix, type, values) in families {
      for value in values.split(separator: " ") {
        names[prefix + value] = "\(type).\(lowercasingFirst(value))"
      }
    }
    return names
  }()

  /// `UIKeyboardWillShow` is `UIResponder.keyboardWillShowNotification`.
  static let notifications: [String: String] = {
    let families = [
      (
        "UIKeyboard", "UIResponder.keyboard",
        "WillShow DidShow WillHide DidHide WillChangeFrame DidChangeFrame"
      ),
      (
        "UIApplication", "UIApplication.",
        """
        DidBecomeActive WillResignActive DidEnterBackground WillEnterForeground WillTerminate \
        DidReceiveMemoryWarning WillChangeStatusBarFrame DidChangeStatusBarFrame \
        WillChangeStatusBarOrientation DidChangeStatusBarOrientation DidFinishLaunching
        """
      ),
      ("UIDevice", "UIDevice.", "OrientationDidChange"),
      ("UITextField", "UITextField.", "TextDidChange TextDidBeginEditing TextDidEndEditing"),
      ("UITextView", "UITextView.", "TextDidChange"),
      ("UIContentSizeCategory", "UIContentSizeCategory.", "DidChange"),
    ]
    var names: [String: String] = [:]
    for (prefix, owner, events) in families {
      for event in events.split(separator: " ") {
        let name = owner.hasSuffix(".") ? lowercasingFirst(event) : String(event)
        names[prefix + event] = owner + name + "Notification"
      }
    }
    return names
  }()

  private static func lowercasingFirst(_ word: Substring) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}
