import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    let session = c.session(user: User(name: "U"))
    let p = Profile()
    session.inject(p)
    print(p.user.name, p.log != nil, p.cart != nil)
    let s = Screen()
    c.inject(s)
    session.inject(s)
    print(s.log != nil)
    let o = Other()
    session.inject(o)
    print(o.session === session)
    print(session.page.user.name)
  }
}
