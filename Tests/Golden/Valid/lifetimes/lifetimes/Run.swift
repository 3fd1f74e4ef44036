import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(Count.built)
    let user = c.user
    print(Count.built, user.kept === user.again, user.newcomer === user.other, user.kept === user.value.kept)
    print(c.newcomer === c.newcomer, c.kept === c.kept, c.kept === Container().kept, c.stored.count)
    print(Count.built)
  }
}
