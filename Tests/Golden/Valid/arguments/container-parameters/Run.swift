import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    let page = c.router.open()
    print(page.title, page.router === c.router, page.c != nil, page.other != nil)
    print(c.factory.make("made").router === c.router)
    weak var gone: Router?
    do {
      let short = Container()
      gone = short.router
      print(gone != nil)
    }
    print(gone == nil)
  }
}
