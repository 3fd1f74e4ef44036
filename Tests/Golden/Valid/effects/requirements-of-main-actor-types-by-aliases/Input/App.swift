// @module(isolation: MainActor)

import DIRuntime
import Lib

// @provide(singleton, as: Repository<Entity>)
@MainActor final class Table<Entity>: Repository { let title = "table" }
