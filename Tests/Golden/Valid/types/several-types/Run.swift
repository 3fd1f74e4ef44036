import DIRuntime

struct Fixed: Reader { func read() -> Int { -1 } }

@main struct Run {
  static func main() {
    let c = Container()
    c.writer.write(7)
    print(c.reader.read(), c.memory.read(), c.memory === c.copier.memory, c.reader as AnyObject === c.memory)
    c.diskWriter.write(8)
    print(c.disk.read(), c.copier.disk.read())
    _ = (c.scratch, c.scratchWriter, c.copier.scratch)
    print(Scratch.count)

    let other = Container { $0.override(.reader) { _ in Fixed() } }
    other.writer.write(9)
    print(other.reader.read(), other.memory.read(), other.copier.reader.read())
  }
}
