import Core
import DIRuntime
import Lib

extension Client {
  struct Page { let most: Int }

  // @provide
  static func page(options: Options) -> Page { Page(most: options.most) }
}
