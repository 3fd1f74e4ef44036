import DIRuntime

@main struct Run {
  static func main() throws {
    let container = Container()
    print(container.server.metrics?.name ?? "nil", container.client.first.name, container.client.second.name)
    let job = try container.job(depth: 3)
    print(job.metrics?.name ?? "nil", job.tracer?.depth ?? -1)
    print(container.choice.slow.name, container.choice.quick.name)
  }
}
