// What a tab bar shows for one controller.

/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
  /// Tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero

  /// Whether all properties have their defaults.
  var isUntouched: Bool {
    title == nil && image == nil && landscapeImagePhone == nil && isEnabled && tag == 0
      && accessibilityIdentifier == nil && selectedImage == nil && badgeValue == nil
      && badgeColor == nil
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}
