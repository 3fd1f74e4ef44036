import DIRuntime

@main struct Run {
  static func main() {
    let a = A(); Container().inject(a)
    print(a.repo.x, a.ps!.count, a.box.withLock { $0.n }, a.lazyPs.value.count, a.qs.count, a.tuple == nil, a.meta == nil)
  }
}
