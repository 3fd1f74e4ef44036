protocol Reading: Sendable { func read() -> Int }
protocol Writing: Sendable { func write(_ value: Int) }
typealias ReadingAndWriting = Reading & Writing

// @provide(singleton, as: [Reading & Writing, Reading])
final class Cell: Reading, Writing, @unchecked Sendable {
  private var value = 1
  func read() -> Int { value }
  func write(_ value: Int) { self.value = value }
}

// @provide
struct Doubler {
  let cell: any ReadingAndWriting
  let same: any Writing & Reading
  let reading: any Reading
  func run() -> Int {
    cell.write(cell.read() * 2)
    return same.read() + reading.read()
  }
}

// @provide
struct Generic {
  let value: Int
  init(cell: some Reading & Writing) { value = cell.read() }
}
