import DIRuntime

@main
enum Run {
  static func main() {
    let container = Container()
    print(container.lead.title, container.all.count, type(of: container.look))
    print(container.teaser(story: Story(title: "teaser")).text)
    print(type(of: container.session.client))
  }
}
