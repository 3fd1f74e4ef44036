import DIRuntime

@main
struct Main {
  static func main() {
    let c = Container()
    print(c.`dot.ted`.later.value, c.`v: 2`, c.`v. 3`, c.part.text, c.`dot.ted`.protocols is Only, c.`p: x` is Only)
  }
}
