// SPDX-License-Identifier: MIT

extension Provider {
  /// What only some options ask for. Kept in each provider, it would take as much memory as all else together. So what
  /// is nil makes no object.
  final class Extras {
    fileprivate var namePlace: Place?
    fileprivate var ownerPlace: Place?
    fileprivate var boxedPlace: Place?
    fileprivate var eagerPlace: Place?
    fileprivate var closing: Closing?
    fileprivate var replaces: Directive.Value?
    fileprivate var elsewhere: Elsewhere?
    fileprivate var made: ChildContainer?
  }

  /// Where `name:` gives its name.
  var namePlace: Place? {
    get { extras?.namePlace }
    set { if newValue != nil || extras != nil { ownExtras.namePlace = newValue } }
  }

  /// Where `in:` says whose it is.
  var ownerPlace: Place? {
    get { extras?.ownerPlace }
    set { if newValue != nil || extras != nil { ownExtras.ownerPlace = newValue } }
  }

  /// Where `boxed` asks for the value in a `Box`.
  var boxedPlace: Place? {
    get { extras?.boxedPlace }
    set { if newValue != nil || extras != nil { ownExtras.boxedPlace = newValue } }
  }

  /// Where `eager` asks for the value when a container is warmed up.
  var eagerPlace: Place? {
    get { extras?.eagerPlace }
    set { if newValue != nil || extras != nil { ownExtras.eagerPlace = newValue } }
  }

  /// How containers close the value, if they do.
  var closing: Closing? {
    get { extras?.closing }
    set { if newValue != nil || extras != nil { ownExtras.closing = newValue } }
  }

  /// The accessor whose place it takes.
  var replaces: Directive.Value? {
    get { extras?.replaces }
    set { if newValue != nil || extras != nil { ownExtras.replaces = newValue } }
  }

  /// The other module's accessor whose place it takes, so that nobody gets it by its own types.
  var elsewhere: Elsewhere? {
    get { extras?.elsewhere }
    set { if newValue != nil || extras != nil { ownExtras.elsewhere = newValue } }
  }

  /// The child container that it makes: what is asked later for one asks it, and nobody else.
  var made: ChildContainer? {
    get { extras?.made }
    set { if newValue != nil || extras != nil { ownExtras.made = newValue } }
  }

  private var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
