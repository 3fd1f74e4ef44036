import DIRuntime

@main
struct Run {
  static func main() {
    let consumer = Container().consumer
    print(consumer.lazy.value.now, consumer.provider().now, consumer.function().now)
  }
}
