import DIRuntime

@main
enum Main {
  static func main() throws {
    let container = Container()
    let client = try container.client
    print(client.retries, client.level, try container.service.retries, try container.services.count)
    print(try container.services[0] as? Client === client)
    print(container.configured().options, container.configured().size, container.configured(size: 2).size)
    let point = container.point(origin: true)
    print(point.x, point.y, container.named.name)
    print(container.deep.inner.texts.sorted { $0.key < $1.key })
  }
}
