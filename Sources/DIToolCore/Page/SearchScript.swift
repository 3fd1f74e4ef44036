// SPDX-License-Identifier: MIT

extension PageScript {
  /// The search by accessor, type, file and module, and the filters.
  static let search = #"""
    const texts = graph.providers.map(provider => {
      const accessor = provider.accessor.toLowerCase();
      const accessors = (provider.accessors ?? []).join(' ').toLowerCase();
      const type = [provider.type, ...(provider.exposedAs ?? [])].join(' ').toLowerCase();
      const path = `${provider.path}:${provider.line}`.toLowerCase();
      const humps = (provider.accessor.slice(0, 1) + provider.accessor.replace(/[^A-Z]/g, '')).toLowerCase();
      const all = [accessor, accessors, type, path, humps, provider.module, provider.owner].join('\n').toLowerCase();
      return { accessor, accessors, type, path, humps, all };
    });

    // How far a provider is from a word: 0 is the accessor itself, and NaN means that the word is not there.
    function distance(text, word) {
      if (!text.all.includes(word)) return NaN;
      if (text.accessor === word) return 0;
      if (text.accessor.startsWith(word)) return 1;
      if (text.type.startsWith(word)) return 2;
      if (text.humps.startsWith(word)) return 3;
      if (text.accessor.includes(word) || text.accessors.includes(word)) return 4;
      if (text.type.includes(word)) return 5;
      return text.path.includes(word) ? 6 : 7;
    }

    const byUsers = graph.providers.toSorted((a, b) => b.users.length - a.users.length || a.index - b.index);

    // The providers that have all words, nearest first, then the ones that most others need.
    function search(query, filter, limit) {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const shelves = [];
      for (const provider of byUsers) {
        let sum = passes(provider, filter) ? 0 : NaN;
        for (const word of words) sum += distance(texts[provider.index], word);
        if (!Number.isNaN(sum)) (shelves[sum] ??= []).push(provider);
      }
      const found = shelves.flat();
      return { count: found.length, providers: found.slice(0, limit) };
    }

    const filterKinds = [
      { name: 'module', title: 'Module', value: provider => provider.module },
      { name: 'container', title: 'Container', value: provider => provider.owner },
      { name: 'lifetime', title: 'Lifetime', value: provider => provider.lifetime },
    ];

    function passes(provider, filter) {
      return filterKinds.every(({ name, value }) => !filter[name] || filter[name] === value(provider));
    }

    function isFiltered(filter) {
      return filterKinds.some(({ name }) => filter[name]);
    }
    """#
}
