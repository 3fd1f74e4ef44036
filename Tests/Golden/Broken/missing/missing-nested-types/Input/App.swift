enum Feature {
  protocol Delegate {}

  struct Model {
    struct Row {}

    // @provide
    struct Table {
      let row: Row
      let delegate: any Delegate
    }
  }
}

extension Feature.Model {
  // @provide
  final class Cell {
    init(table: Table, row: Row) {}
  }
}
