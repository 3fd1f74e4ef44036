// SPDX-License-Identifier: MIT

/// A cell for each argument whose value is kept or being built.
final class Cells: Sendable {
  // `_UncheckedSendable`, because arguments need not be Sendable: they are only compared.
  private let cells = BrieflyLocked<[_UncheckedSendable<AnyHashable>: KeyedCell]>([:])

  /// The cell of an argument, which stays in the table at least until all who got it have left it.
  func cell(for key: _UncheckedSendable<AnyHashable>) -> KeyedCell {
    cells.withLock { cells in
      let cell = cells[key] ?? KeyedCell(of: key, in: self)
      cells[key] = cell
      cell.users += 1
      return cell
    }
  }

  /// Removes a cell that is still empty when its last user leaves: otherwise each failed build would leave a cell behind.
  fileprivate func leave(_ cell: KeyedCell) {
    // Freed outside the lock, because that may run user code.
    let forgotten = cells.withLock { cells in
      cell.users -= 1
      return cell.users > 0 || cell.stored != nil ? nil : cells.removeValue(forKey: cell.key)
    }
    withExtendedLifetime(forgotten) {}
  }
}

/// A cell for one argument.
final class KeyedCell: Cell, @unchecked Sendable {
  fileprivate let key: _UncheckedSendable<AnyHashable>
  private weak let cells: Cells?
  // Unchecked because of this count, which only changes under the lock of the cells.
  fileprivate var users = 0

  fileprivate init(of key: _UncheckedSendable<AnyHashable>, in cells: Cells) {
    (self.key, self.cells) = (key, cells)
  }

  /// Called by each user of the cell, once it has the value or the build has failed.
  func leave() { if stored == nil { cells?.leave(self) } }
}
