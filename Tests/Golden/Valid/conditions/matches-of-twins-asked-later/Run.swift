import DIRuntime

@main struct Run {
  static func main() {
    let service = Container().service
    print(service.make().name, service.lazily.value.name, service.each().name, separator: ", ")
  }
}
