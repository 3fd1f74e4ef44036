import DIRuntime

protocol View {}

struct Text: View {}

// @provide
struct Card<Content: View>: View { let content: Content  /* @arg */ }

// @provide
struct Repository<Item> {}

// @provide
struct Screen { let texts: Repository<Text> }

// @provide(name: store)
struct Store<Item> {}

func show() {
  _ = Container().card(content: Text())
  _ = Container().repositoryText
  _ = Container().store
}
