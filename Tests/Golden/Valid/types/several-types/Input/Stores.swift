protocol Reader: Sendable { func read() -> Int }
protocol Writer: Sendable { func write(_ value: Int) }

// @provide(singleton, as: [Reader, Writer, Self])
final class Memory: Reader, Writer, @unchecked Sendable {
  private var value = 0
  func read() -> Int { value }
  func write(_ value: Int) { self.value = value }
}

// @provide(as: [Reader, Writer], name: scratch)
final class Scratch: Reader, Writer, @unchecked Sendable {
  static nonisolated(unsafe) var count = 0
  init() { Self.count += 1 }
  func read() -> Int { Self.count }
  func write(_ value: Int) {}
}

// @provide(singleton, as: [Reader, Writer], name: disk)
func openDisk(memory: Memory) -> Disk { Disk(memory: memory) }

struct Disk: Reader, Writer {
  var memory: Memory
  func read() -> Int { memory.read() * 100 }
  func write(_ value: Int) { memory.write(value) }
}

// @provide
struct Copier {
  var reader: any Reader
  var writer: any Writer
  var memory: Memory
  var disk: any Reader
  var diskWriter: any Writer  // @named(disk)
  var scratch: any Writer
}
