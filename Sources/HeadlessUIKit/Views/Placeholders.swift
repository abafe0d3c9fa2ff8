// Classes that wait for their files.

/// A tab bar controller.
@MainActor open class UITabBarController: UIViewController {}
