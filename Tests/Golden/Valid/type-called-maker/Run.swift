// SHOULD compile: in `extension Key where Maker == …` the name is the generic parameter; it needs its module.
import DIRuntime

@main struct Run {
  static func main() {
    print(Container().maker.text, Container().workshop(maker: Maker()).maker.text)
  }
}
