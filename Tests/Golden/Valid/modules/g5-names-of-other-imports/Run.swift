import DIRuntime
import Found

@main struct Run {
  static func main() async {
    let container = Container()
    print(container.neutral.notification.text, container.neutral.again.value.text)
    print(container.taken.notification.name, container.taken.operation.value)
    print(container.given(notification: Notification("given")).notification.name)
    print(container.both.logger.name, container.both.log.name, container.both.later.value.name)
    print(container.keyed(notification: Notification("key")).operation.value)
    print(container.gentle()["2"]?.name ?? "", container.gentle("a", last: Operation(4))["a"]?.name ?? "")
    print((try? container.later.sources.map(\.name)) ?? [])
    print(await container.worker.operation.value)
    let visit = container.visit(seen: [Notification("seen")])
    print(visit.guest.seen.count, visit.guest.operation.value)
  }
}
