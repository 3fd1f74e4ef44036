import DIRuntime

@main struct Run {
  static func main() throws {
    let container = Container()
    let pool = container.pool
    print(try pool.with { $0.number }, try pool.with { $0.number })
    print(try container.migration(version: 2).connection.number)
    do { _ = try container.schema } catch { print(error) }
    print(try container.schema.first, try container.schema.first)
  }
}
