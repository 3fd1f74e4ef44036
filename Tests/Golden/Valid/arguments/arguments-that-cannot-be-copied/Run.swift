import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.connection(socket: Socket(number: 1)).socket.number)
    let socket = Socket(number: 2)
    print(container.report(on: socket).text, container.session(socket: socket).socket.number)
    print(container.describe(Socket(number: 3)).number ?? 0, container.describe().number ?? 0)

    let test = Container {
      $0.override(.connection) { c, socket in Connection(log: c.log, socket: Socket(number: -socket.number)) }
    }
    print(test.connection(socket: Socket(number: 4)).socket.number)
  }
}
