import DIRuntime

@main struct Run {
  static func main() throws {
    let c = Container()
    let first = c.session
    print(c.session === first, Count.built)
    held(c)
    let spare = c.spare
    print(spare != nil, c.spare === spare)
    print(c.store === c.store, c.worker === c.worker, c.log is FileLog, c.plain is PlainLog)
    weak var gone: Session?
    do {
      let session = Container().session
      gone = session
      print(gone === session)
    }
    print(gone == nil, Container().session !== first, Count.built)

    do { _ = try c.ticket } catch { print(error) }
    do { _ = try c.chair } catch { print(error) }
    Door.isOpen = true
    let ticket = try c.ticket
    let chair = try c.chair
    print(try c.ticket === ticket, try c.seat as? Chair === chair, chair.ticket === ticket)

    let pair = c.pair
    print(pair.first === pair.second, pair.later.value === first)

    let test = Container { $0.override(.session) { _ in Session() } }
    let held = test.session
    print(test.session === held, test.pair.first === held, test.fresh(.session) === held)
  }

  /// While one type's value is held, all are the same.
  static func held(_ c: Container) {
    let disk = c.disk
    print(c.store === disk, c.feed as? Disk === disk, c.disk === disk)
  }
}
