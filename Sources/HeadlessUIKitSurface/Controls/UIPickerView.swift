// A picker of rows in columns, which asks its data source and that no finger turns.

public import Foundation

/// Columns of rows, one of which is selected in each.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?
  open var showsSelectionIndicator = true
  private var selectedRows: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }

  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    )
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

  /// Selects a row; without rows, nothing is selected.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = min(row, numberOfRows(inComponent: component) - 1)
  }

  /// The selected row, which is the first one at the beginning.
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return selectedRows[component] ?? 0
  }

  open func reloadAllComponents() { selectedRows = [:] }
  open func reloadComponent(_ component: Int) { selectedRows[component] = nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// The rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent: Int) -> CGFloat { 32 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  public func pickerView(_: UIPickerView, attributedTitleForRow _: Int, forComponent _: Int) -> NSAttributedString? { nil }
  public func pickerView(_: UIPickerView, viewForRow _: Int, forComponent _: Int, reusing view: UIView?) -> UIView { view ?? UIView() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
