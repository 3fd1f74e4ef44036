import Core
import DIRuntime
import Lib

// @provide
struct Shop {
  let numbers: Repository<Int>
  let words: Cache<String>
  let store: Store
}
