// SPDX-License-Identifier: MIT

extension PageScript {
  /// The search by accessor, type, file and module, and the filters.
  static let search = #"""
    const texts = graph.providers.map(provider => ({
      accessor: provider.accessor.toLowerCase(),
      accessors: (provider.accessors ?? []).join(' ').toLowerCase(),
      type: [provider.type, ...(provider.exposedAs ?? [])].join(' ').toLowerCase(),
      path: `${provider.path}:${provider.line}`.toLowerCase(),
      place: `${provider.module} ${provider.owner}`.toLowerCase(),
      humps: provider.accessor.slice(0, 1).toLowerCase() + provider.accessor.replace(/[^A-Z]/g, '').toLowerCase(),
    }));

    // How far a provider is from a word: 0 is the accessor itself, and nothing means that the word is not there.
    function distance(text, word) {
      if (text.accessor === word) return 0;
      if (text.accessor.startsWith(word)) return 1;
      if (text.type.startsWith(word)) return 2;
      if (text.humps.startsWith(word)) return 3;
      if (text.accessor.includes(word) || text.accessors.includes(word)) return 4;
      if (text.type.includes(word)) return 5;
      if (text.path.includes(word)) return 6;
      return text.place.includes(word) ? 7 : undefined;
    }

    // The providers that have all words, nearest first, then the ones that most others need.
    function search(query, filter, limit) {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const found = [];
      for (const provider of graph.providers) {
        if (!passes(provider, filter)) continue;
        let sum = 0;
        for (const word of words) {
          const own = distance(texts[provider.index], word);
          sum = own === undefined ? NaN : sum + own;
        }
        if (!Number.isNaN(sum)) found.push({ provider, sum });
      }
      found.sort((a, b) => a.sum - b.sum || measure(b.provider).fanIn - measure(a.provider).fanIn
        || a.provider.index - b.provider.index);
      return { count: found.length, providers: found.slice(0, limit).map(({ provider }) => provider) };
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
