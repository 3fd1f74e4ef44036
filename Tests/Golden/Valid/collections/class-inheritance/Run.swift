import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.leaf.text, c.grown.text, c.branch.text, c.twig.text, c.deep.text, c.dated === c.dated)
  }
}
