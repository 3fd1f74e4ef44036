import DIRuntime

func missing(_ container: Container) -> Greeter {
  container.greeter()
}

func extra(_ container: Container) -> Greeter {
  container.greeter(greeting: "Hi", name: "Ann")
}

func mistyped(_ container: Container) -> Greeter {
  container.greeter(greeting: 1)
}

func property(_ container: Container) -> Greeter {
  container.greeter
}
