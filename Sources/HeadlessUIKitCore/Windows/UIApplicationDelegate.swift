// The callbacks of the app's delegate.

public import Foundation

/// Receives changes of the app's state.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}
