// SPDX-License-Identifier: MIT

extension PageScript {
  /// The graph as the page uses it: objects that refer to each other instead of IDs.
  static let model = #"""
    const graph = connect(JSON.parse(find('graph').textContent));

    function connect(data) {
      const byID = new Map();
      const providers = data.providers.map((provider, index) => {
        const whole = { ...provider, index, needs: [], neededBy: [], calls: [], meets: [], effects: provider.effects ?? {} };
        byID.set(provider.id, whole);
        return whole;
      });
      for (const edge of data.edges) {
        const [from, to] = [byID.get(edge.from), byID.get(edge.to)];
        if (!from || !to) continue;
        const whole = { ...edge, from, to, isLater: edge.kind === 'deferred' };
        from.needs.push(whole);
        to.neededBy.push(whole);
      }
      for (const call of data.calls ?? []) byID.get(call.id)?.calls.push(call);
      for (const requirement of data.requirements ?? []) {
        const provider = byID.get(requirement.id);
        if (provider) provider.isUnmet = !requirement.metBy;
      }
      return { ...data, providers, byID };
    }

    // Each provider once, in the order of the edges.
    function targets(edges, end) {
      return [...new Set(edges.map(edge => edge[end]))];
    }

    function effectTags(provider) {
      const { async, throws, actor } = provider.effects;
      return [
        async && { kind: 'async', word: 'async', text: 'async', source: async.source },
        throws && { kind: 'throws', word: 'throws', text: throws.type === 'any Error' ? 'throws' : `throws(${throws.type})`,
          source: throws.source },
        actor && { kind: 'actor', word: '@' + actor.name, text: '@' + actor.name, source: actor.source },
      ].filter(Boolean);
    }

    // Containers in the order of nesting: each has its children.
    function containerTree() {
      const whole = new Map(graph.containers.map(container => [container.name, { ...container, children: [] }]));
      const roots = [];
      for (const container of whole.values()) {
        const parent = whole.get(container.parent);
        (parent ? parent.children : roots).push(container);
      }
      return roots;
    }

    // Modules by layers: each stands above all that it depends on.
    function moduleLayers() {
      const byName = new Map(graph.modules.map(module => [module.name, module]));
      const heights = new Map();
      function height(module) {
        if (!heights.has(module.name)) {
          heights.set(module.name, 0);
          const below = module.dependsOn.map(name => byName.get(name)).filter(Boolean).map(height);
          heights.set(module.name, Math.max(-1, ...below) + 1);
        }
        return heights.get(module.name);
      }
      const layers = [];
      for (const module of graph.modules) (layers[height(module)] ??= []).push(module);
      return layers.filter(Boolean).reverse();
    }
    """#
}
