import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    let sendable: any Store & Sendable = c.store
    let u = c.user
    print(sendable.name, u.deep.name, u.both, u.base.name, u.hashed.name, u.loose.name, u.opaque.name)
    print(c.base === c.base)
    let other = Container { $0.override(.store) { _ in Loose() } }
    print(other.user.store.name)
  }
}
