// How the values of an enumeration are read: by the number of the case, and what the case holds.

/// What the cases of an enumeration hold.
@MainActor
final class CaseLayout {
  let witness: ValueWitness
  let size: Int
  /// The layouts of the values of those cases that have some, by the numbers of the cases; where
  /// they lie in a box, the distance from its beginning.
  let values: [(layout: TypeLayout, start: Int?)]

  private init(_ witness: ValueWitness, size: Int, values: [(layout: TypeLayout, start: Int?)]) {
    self.witness = witness
    self.size = size
    self.values = values
  }

  /// How the values of an enumeration are read; nothing is where there is one case only.
  static func pieces(of type: Any.Type) -> [TypeLayout.Piece] {
    let size = Metadata(type).size
    if size == 0 { return [] }
    let witness = ValueWitness(type)
    guard witness.isEnumeration, witness.isMovable, let cases = Metadata(type).casesWithValues
    else { return [.opened(type)] }
    if cases.isEmpty, size == 1 { return [.bytes(1)] }
    let values = cases.map { type, isBoxed in
      (
        layout: TypeLayout.ofValue(type),
        start: isBoxed ? Metadata.boxHeaderSize.rounded(to: Metadata(type).alignment) : nil
      )
    }
    return [.cases(CaseLayout(witness, size: size, values: values))]
  }
}
