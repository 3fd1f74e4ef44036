import Core
import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let page = container.page
    print(page.clock.n, page.o.n, page.s.n, page.i.n, page.e, page.x.n, page.a.n)
    print(container.page2.p(Sequence()).s.n, container.session(q: []).q.count)
  }
}
