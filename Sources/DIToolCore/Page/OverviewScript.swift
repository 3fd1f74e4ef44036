// SPDX-License-Identifier: MIT

extension PageScript {
  /// The first view: the modules, and the providers to begin with.
  static let overview = #"""
    const listLimit = 8;

    function overview() {
      const shown = graph.providers.filter(provider => passes(provider, filterOf(state)));
      return { title: 'Overview', element: make('section', { class: 'sheet wide overview' },
        make('h1', {}, graph.root), make('p', { class: 'hint' }, totals()), moduleMap(), make('div', { class: 'lists' },
          list('Where to begin', 'What the sources ask a container for', shown.filter(provider => provider.calls.length)),
          list('Most needed', 'By the number of providers that ask for it', shown, provider => measure(provider).fanIn, 'fanIn'),
          list('Most fail with it', 'By the number of providers that cannot be built without it', shown,
            provider => measure(provider).fails, 'fails'),
          list('Only through it', 'By the number of providers that would be unused without it', shown,
            provider => measure(provider).only, 'only'),
          list('Deepest', 'By the longest chain that its build needs', shown, provider => measure(provider).depth, 'depth'),
          list('Not met yet', 'Required here, and not provided by a module that was read', shown.filter(provider => provider.isUnmet)),
          list('Nothing asks for it', 'No provider and no call that was read', shown.filter(isUnused)))) };
    }

    function isUnused(provider) {
      return !provider.neededBy.length && !provider.calls.length && provider.kind !== 'child' && provider.access === 'internal';
    }

    function totals() {
      const read = graph.modules.filter(module => module.isRead).length;
      const edges = counted(graph.edges.length, 'edge');
      return `${counted(graph.providers.length, 'provider')} in ${counted(read, 'module')} and ${
        counted(graph.containers.length, 'container')}, with ${edges} between them.`;
    }

    function list(title, hint, providers, number, sort) {
      const ranked = number ? providers.filter(number).sort((a, b) => number(b) - number(a) || a.index - b.index) : providers;
      if (!ranked.length) return null;
      const largest = number ? number(ranked[0]) : 0;
      const more = sort && make('a', { class: 'all', href: address({ ...filterOf(state), view: 'table', sort }) }, 'all');
      return make('section', { class: 'list', 'data-group': true }, make('h2', {}, title, more), make('p', { class: 'hint' }, hint),
        shortened(ranked, listLimit, provider => line(provider, number?.(provider), largest)));
    }

    // Modules in layers: each above all that it depends on.
    function moduleMap() {
      const counts = Map.groupBy(graph.providers, provider => provider.module);
      return make('section', { class: 'modules', 'aria-label': 'Modules' }, moduleLayers().map(layer =>
        make('div', { class: 'layer', 'data-group': true }, layer.map(module => moduleCard(module, counts.get(module.name) ?? [])))));
    }

    function moduleCard(module, providers) {
      const below = module.dependsOn.length ? `${module.name} depends on ${module.dependsOn.join(', ')}` : `${module.name} depends on none of these`;
      return make('a', { class: `moduleCard${state.module === module.name ? ' chosen' : ''}${module.isRead ? '' : ' unread'}`,
        href: address({ ...filterOf(state), view: 'overview', module: state.module === module.name ? '' : module.name }),
        'data-item': true, title: below },
        make('span', { class: 'name' }, module.name),
        make('span', { class: 'count' }, module.isRead ? counted(providers.length, 'provider') : 'not read'), lifetimeBar(providers));
    }

    // How many are kept and how many are made anew, as parts of one bar.
    function lifetimeBar(providers) {
      let x = 0;
      const part = lifetime => {
        const width = 100 * providers.filter(provider => provider.lifetime === lifetime).length / Math.max(1, providers.length);
        const bar = makeSVG('rect', { x, width, height: 1, class: lifetime });
        x += width;
        return bar;
      };
      return makeSVG('svg', { class: 'share', viewBox: '0 0 100 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        lifetimes.map(part));
    }
    """#
}
