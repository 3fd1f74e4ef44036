import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.screen.matrix, container.solverInlineArray3Int)
    let cellar = container.cellar
    print(cellar.matrix, cellar.bundle, cellar.empty.name)
  }
}
