// @provide
print("started")

let server = Server()

// @provide
server.run()

// @provide
if true { print(1) }

struct Server {
  func run() {}
}
