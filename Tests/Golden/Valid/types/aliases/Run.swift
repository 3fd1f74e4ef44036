import DIRuntime

@main struct Run {
  static func main() {
    let all = Container().all
    print(all.store is Disk, all.clock, all.spare as Any, all.repository, all.map, all.number)
    all.handler("it")
    let guests = Container().guests()
    print(guests.one != nil, guests.other != nil, guests.none != nil, guests.asked != nil)
  }
}
