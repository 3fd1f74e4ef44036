import DIRuntime

@main struct Run {
  static func main() {
    let members = Container().members
    print(members.stream.title, members.deeper.title, members.keys.title, members.index.title)
    print(members.optional.title, members.declared.title, members.aliased.title)
    print(Container().aliases.index.title, Container().aliases.bound.title)
    let extended = Container().extended
    print(extended.mark.title, extended.number.title, extended.kind.title)
    let metatypes = Container().metatypes
    print(metatypes.one.title, metatypes.any.title)
  }
}
