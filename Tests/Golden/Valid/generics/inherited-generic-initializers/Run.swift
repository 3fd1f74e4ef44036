import DIRuntime

@main enum Run {
  static func main() {
    let container = Container()
    print(container.userRepo.first.name, container.userRepo.store.count)
    print(container.userPairs.first.name, container.report.several.first.name)
  }
}
