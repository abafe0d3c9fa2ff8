// Later points in virtual time. An import of a type by its name leaves its operators out, so they
// are declared here.

extension DispatchTime {
  /// Returns the moment that many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(delay: time.delay + seconds)
  }

  /// Returns the moment that much later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(delay: time.delay + interval.seconds)
  }
}
