import DIRuntime

@main struct Run {
  static func main() {
    print(Container().reader.file.number, Container().resource.number)
  }
}
