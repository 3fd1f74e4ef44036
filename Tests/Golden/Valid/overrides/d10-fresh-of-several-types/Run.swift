import DIRuntime

@main struct Run {
  static func main() throws {
    let c = Container()
    // Before and after the kept one is there; the types go on sharing that.
    let early = c.fresh(.reader)
    print(early as AnyObject === c.memory, c.reader as AnyObject === c.writer as AnyObject)
    let late = c.fresh(.memory)
    print(late === c.memory, late.clock === c.clock, c.reader as AnyObject === c.memory)
    let page = try c.page
    print(try c.fresh(.page) === page, try c.sheet === page, try c.fresh(.sheet) === page)
    let door = c.door(number: 1)
    print(c.fresh(.door, 1) === door, c.gate(number: 1) === door, c.fresh(.gate, 2) === c.gate(number: 2))
    let lock = try c.lock
    print(try c.fresh(.lock) === lock, try c.bolt === lock)
    decorated()
  }

  /// An override is called as usual, and what it replaces is built anew.
  static func decorated() {
    let c = Container {
      $0.override(.reader) { c in
        print("override")
        return c.original(.reader)
      }
    }
    print(c.reader as AnyObject === c.memory, c.fresh(.reader) as AnyObject === c.memory)
    let other = c.overriding { $0.override(.clock) { _ in Clock() } }
    print(other.fresh(.memory) === other.memory, other.memory === c.memory)
  }
}
