import DIRuntime

@main struct Run {
  static func main() {
    let page = Container().page
    print(type(of: page.clock), type(of: page.slow), page.sequence.reduce(0, +), page.collection.count)
    print(page.all.map { $0.id as Any })
  }
}
