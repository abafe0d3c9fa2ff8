// Names that UIKit had before Swift 4.2. Apple's compiler takes them in the mode of Swift 4; Linux
// has the present ones only.

/// Replaces old names of UIKit.
struct Renames {
  private let code: Code

  init(_ code: Code) { self.code = code }

  /// Each old name and the present one.
  private static let names: [String: String] = {
    var names = [
      "childViewControllers": "children", "addChildViewController": "addChild",
      "removeFromParentViewController": "removeFromParent",
      "forChildViewController": "forChild",
      "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
      "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
      "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
      "UIViewAutoresizing": "UIView.AutoresizingMask", "UIControlEvents": "UIControl.Event",
      "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
      "UIButtonType": "UIButton.ButtonType", "UITableViewCellStyle": "UITableViewCell.CellStyle",
      "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
      "NSLayoutRelation": "NSLayoutConstraint.Relation",
      "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
      "NSFontAttributeName": "NSAttributedString.Key.font",
      "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    ]
    // `UIViewAnimationOptions` has become `UIView.AnimationOptions`.
    let nested = """
      UIGestureRecognizer.State UIView.AnimationOptions UIView.AnimationCurve UIView.ContentMode
      UIView.KeyframeAnimationOptions UIControl.State UIBarButtonItem.Style UITableView.Style
      UITableView.RowAnimation UITableView.ScrollPosition UICollectionView.ScrollDirection
      UICollectionView.ScrollPosition
      UISwipeGestureRecognizer.Direction UINavigationController.Operation
      UIPageViewController.NavigationDirection UIPageViewController.TransitionStyle
      UIPageViewController.NavigationOrientation UIPageViewController.SpineLocation
      UIAlertController.Style UIAlertAction.Style UIActivityIndicatorView.Style UIBlurEffect.Style
      UIStackView.Distribution UIStackView.Alignment NSAttributedString.Key UIApplication.State
      UIApplication.LaunchOptionsKey
      """
    for name in nested.split(whereSeparator: \.isWhitespace) {
      let parts = name.split(separator: ".")
      names[parts.joined()] = String(name)
    }
    for (constant, type) in [
      ("UIWindowLevel", "UIWindow.Level"),
      ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate"),
    ] {
      for value in ["Normal", "StatusBar", "Alert", "Fast"] {
        names[constant + value] = "\(type).\(value.prefix(1).lowercased())\(value.dropFirst())"
      }
    }
    return names
  }()

  /// Constants and static members can't be overridden: Swift 6 rejects them if they are open.
  func closeConstants(_ edits: inout SourceEdits) {
    for (index, token) in code.tokens.enumerated()
    where token.is("open") && (code.is(index + 1, "let") || code.is(index + 1, "static")) {
      edits.replace(token.range, with: "public")
      edits.report(token.line, "makes what can't be overridden public instead of open")
    }
  }

  /// A method whose label has become a part of its name.
  private static let labels = [
    "bringSubview": ("toFront", "bringSubviewToFront"),
    "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  /// Whether a word is a method of something, called with an argument without a label.
  private func isCallWithoutLabel(_ index: Int) -> Bool {
    code.is(index - 1, ".") && code.is(index + 1, "(") && !code.is(index + 2, ")")
      && !code.is(index + 3, ":")
  }

  func rewrite(_ edits: inout SourceEdits) {
    for (index, token) in code.tokens.enumerated() where token.kind == .word {
      let isDeclared = ["func", "var", "class", "enum", "struct", "typealias"].contains {
        code.is(index - 1, $0)
      }
      if isDeclared, !code.prefixes(before: index - 1).modifiers.contains("override") { continue }
      if let name = Self.names[token.text] {
        replace(index, with: name, &edits)
      } else if let name = OldConstants.globals[token.text], isFree(index) {
        replace(index, with: name, &edits)
      } else if let name = OldConstants.notifications[token.text], code.is(index - 1, ".") {
        replace(startOfName(index)...index, with: name, &edits)
      } else if token.is("toParentViewController"), code.is(index - 1, "("),
        code.is(index - 2, "didMove") || code.is(index - 2, "willMove")
      {
        replace(index, with: "toParent", &edits)
      } else if token.is("intersects"), isCallWithoutLabel(index) {
        // Foundation's counts an edge that rectangles share.
        replace(index, with: "overlaps", &edits)
      } else if token.is("superclass"), code.is(index - 1, "."), code.is(index + 1, "("),
        code.is(index + 2, ")")
      {
        // A property of the class here.
        let range =
          code.tokens[index + 1].range.lowerBound..<code.tokens[index + 2].range.upperBound
        edits.replace(range, with: "")
        edits.report(token.line, "reads superclass")
      } else if let (label, name) = Self.labels[token.text], code.is(index + 1, "("),
        code.is(index + 2, label), code.is(index + 3, ":")
      {
        replace(index, with: name, &edits)
        let range =
          code.tokens[index + 2].range.lowerBound..<code.tokens[index + 3].range.upperBound
        edits.replace(range, with: "")
      }
    }
  }

  /// Whether a name is a global's, or a member of `RunLoopMode`.
  private func isFree(_ index: Int) -> Bool {
    let isMember = code.is(index - 1, ".")
    return code.tokens[index].text.hasSuffix("Modes") || code.is(index, "defaultRunLoopMode")
      ? isMember : !isMember
  }

  /// The index of the first token of `NSNotification.Name.UIKeyboardWillShow`, or of its dot.
  private func startOfName(_ index: Int) -> Int {
    guard code.is(index - 2, "Name"), code.is(index - 3, ".") else {
      return code.is(index - 2, "Name") ? index - 2 : index - 1
    }
    return index - 4
  }

  private func replace(_ index: Int, with name: String, _ edits: inout SourceEdits) {
    replace(index...index, with: name, &edits)
  }

  private func replace(_ tokens: ClosedRange<Int>, with name: String, _ edits: inout SourceEdits) {
    let last = code.tokens[tokens.upperBound]
    edits.replace(
      code.tokens[tokens.lowerBound].range.lowerBound..<last.range.upperBound,
      with: name
    )
    edits.report(last.line, "renames \(last.text) to \(name)")
  }
}
