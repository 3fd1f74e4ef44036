import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.apiClient, c.urlSessionPool, c.id, c.http2Client, c.v2Client, c.iOSHelper)
    print(c.größe, c.äöReader, c.snake_case, c.inner, c.innermost, c.users)
    print(c.urlSession, type(of: c.plainDecoder), c.reader, c.writer, c.main, c.mainMainStore)
  }
}
