// Controls that the user sets a value with. Nothing draws them.

internal import Foundation

/// A slider.
open class UISlider: UIControl {
  open var value: Float = 0, minimumValue: Float = 0, maximumValue: Float = 1, isContinuous = true, minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?, thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var minimumValueImage: UIImage?, maximumValueImage: UIImage?
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A pair of buttons that count.
open class UIStepper: UIControl { open var value = 0.0, minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0 }

/// A bar of progress.
open class UIProgressView: UIView {
  /// The looks of a bar of progress.
  public enum Style: Int, Sendable { case `default`, bar }

  open var progressViewStyle = Style.default
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  open var progress: Float = 0, progressTintColor: UIColor?, trackTintColor: UIColor?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
