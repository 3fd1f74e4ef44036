extension Resource {
  func shutDown(after seconds: Int) {}
}
