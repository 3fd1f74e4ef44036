// SPDX-License-Identifier: MIT

extension Container {
  /// The message of a debug build that stops at a kept value, because the view's container is gone.
  func messageOfGone(_ key: KeyID) -> String {
    let (name, type) = (plan.name(of: key).name, type(of: self))
    return """
      '\(name)' is asked of a '\(type)' that is gone: the values that a container keeps do not hold the container. \
      Hold the '\(type)' as long as its values are used. (A release build makes another '\(name)' here.)
      """
  }

  /// Stops at a kept value that a closed container has not built: nothing would close it.
  func trapClosed(_ key: KeyID) -> Never {
    fatalError(
      """
      '\(plan.name(of: key).name)' is asked of a container that is closed and never built it. Stop the users of \
      the container before 'close()', or ask for the value before.
      """)
  }

  /// Stops at a kept value whose module the container has no slots for.
  func trapUnknownModule(of key: KeyID) -> Never {
    trap(key, "cannot be kept by this container: it belongs to")
  }

  /// Stops at a requirement, in a container whose root does not know the module that has it.
  func trapNotHanded(_ key: KeyID) -> Never {
    trap(key, "is required from above, but no provider was handed over: it belongs to")
  }

  /// Stops because the container's root does not know a key's module.
  private func trap(_ key: KeyID, _ problem: String) -> Never {
    let module = key.moduleName.map { "'\($0)'" } ?? "a module"
    let root = plan.rootName.map { "module '\($0)'" } ?? "a module without providers"
    fatalError(
      """
      '\(key.name)' \(problem) \(module), and the container was made by \
      \(root), which does not depend on it. Make the container in a target that depends on both, or add the \
      dependency to the target that makes it.
      """)
  }
}
