import Core
import DIRuntime
import Mid

@main
enum Program {
  static func main() {
    let session = Container().session(user: "Ada")
    let window = session.window(title: "Plans")
    print(window.page.text, window.cart === session.cart)
  }
}
