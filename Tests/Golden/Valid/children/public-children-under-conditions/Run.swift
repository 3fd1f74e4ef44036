import Core
import DIRuntime
import Mid

@main
enum Program {
  static func main() {
    let session = Container().session(user: "Ada")
    print(session.greeting.user)
    #if DEBUG
    let window = session.window(title: "Plans")
    print(window.title, window.greeting.user)
    #endif
  }
}
