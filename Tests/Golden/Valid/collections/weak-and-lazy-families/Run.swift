import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let parent = container.parent
    print(parent.child.parent === parent, container.parent === parent)
    print(container.sun.moon.sun() === container.sun, container.moon === container.sun.moon)
    weak var gone: Parent?
    do { let other = Container().parent; gone = other; print(gone === other) }
    print(gone == nil)
  }
}
