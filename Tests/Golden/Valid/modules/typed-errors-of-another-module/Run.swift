import Base
import DIRuntime
import Lib

@main
enum Program {
  static func main() throws(Missing) {
    print(try Container().page.reader.name)
  }
}
