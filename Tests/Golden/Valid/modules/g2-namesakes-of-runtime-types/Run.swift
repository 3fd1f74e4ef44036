import DIRuntime
import Old

@main struct Run {
  static func main() {
    let container = DIRuntime.Container()
    let service = container.service
    let screen = container.screen
    print(screen.lazy.value === service, screen.later?.value === service, screen.provider() === service)
    print(screen.container === container, screen.settings.value.volume, screen.theirs.value.number)
    print(screen.injected === service, screen.other)
    let old = container.oldScreen(provider: .init(value: 2))
    print(old.old.name, old.lazy.value.number, old.box.value, old.provider.value)
    print(container.session(theirs: .init("me")).cart.owner)
    print(DIRuntime.Container { $0.override(.service) { Service() } }.service === service)
  }
}
