import DIRuntime

@main
enum Main {
  static func main() {
    let gallery = Container().gallery
    print(gallery.near.name, gallery.far.name, gallery.flat.name, gallery.round.name, gallery.plate.name)
    print(Container().opened)
  }
}
