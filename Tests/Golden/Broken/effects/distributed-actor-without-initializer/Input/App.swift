import Distributed

// @provide
distributed actor Player {
  typealias ActorSystem = LocalTestingDistributedActorSystem
}
