// A picker of dates and times, and a well of colours: controls that nothing draws.

public import Foundation

/// A choice of a date or a time.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// The looks of a picker.
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  open var datePickerMode = Mode.dateAndTime, preferredDatePickerStyle = Style.automatic
  open var datePickerStyle: Style { preferredDatePickerStyle }
  /// The chosen date, at first the reference date: a run must not depend on the real time.
  open var date = Date(timeIntervalSinceReferenceDate: 0), minimumDate: Date?, maximumDate: Date?, minuteInterval = 1
  open var countDownDuration: TimeInterval = 0, roundsToMinuteInterval = true, locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?

  /// Chooses a date within the bounds.
  open func setDate(_ date: Date, animated: Bool) {
    let latest = maximumDate.map { min($0, date) } ?? date
    self.date = minimumDate.map { max($0, latest) } ?? latest
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// A well that shows a colour and lets the user choose another one.
open class UIColorWell: UIControl { open var title: String?, supportsAlpha = true, selectedColor: UIColor? }
