import DIRuntime

@main struct Run {
  static func main() {
    let page = Container().page
    var n = 1
    print(page.next(&n), page.step(n), page.take(Part()), page.lend(Part()), page.later(&n).n)
  }
}
