// The rows of tables, and the headers and footers of their sections.

public import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  /// The layout of a cell.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// The line under a cell.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public internal(set) var reuseIdentifier: String?
  private var content = CellContent()
  open var contentView: UIView { content.view(in: self) }
  // swift-format-ignore
  open var contentConfiguration: (any UIContentConfiguration)? { get { content.configuration } set { content.show(newValue, in: self) } }
  open var backgroundConfiguration: UIBackgroundConfiguration?, automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Runs before the cell is laid out, each time its state is another.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open var backgroundView: UIView?, selectedBackgroundView: UIView?, accessoryView: UIView?, accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default, separatorInset = UIEdgeInsets.zero
  open var isSelected = false { didSet { noteState(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { noteState(oldValue != isHighlighted) } }
  open var isEditing = false { didSet { noteState(oldValue != isEditing) } }
  open var multipleSelectionBackgroundView: UIView?, editingAccessoryType = AccessoryType.none, editingAccessoryView: UIView?
  open var editingStyle: EditingStyle { .none }
  open var showsReorderControl = false, indentationLevel = 0, indentationWidth: CGFloat = 10

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Configurations

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Updates the configuration in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    content.owesUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration else { return }
    contentConfiguration = configuration.updated(for: state)
  }

  private func noteState(_ hasChanged: Bool) { if hasChanged { setNeedsUpdateConfiguration() } }

  open override func layoutSubviews() {
    if content.takeUpdate() {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    super.layoutSubviews()
  }
}

/// The header or the footer of a section, which no table here shows.
open class UITableViewHeaderFooterView: UIView {
  public internal(set) var reuseIdentifier: String?
  private var content = CellContent()
  open var contentView: UIView { content.view(in: self) }
  // swift-format-ignore
  open var contentConfiguration: (any UIContentConfiguration)? { get { content.configuration } set { content.show(newValue, in: self) } }
  open var backgroundConfiguration: UIBackgroundConfiguration?, backgroundView: UIView?
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
}
