extension Providers {
  // @provide
  static var silent: Analytics { fatalError() }
}
