// SPDX-License-Identifier: MIT
// The graph as the page uses it: objects that refer to each other instead of IDs.

export function connect(data) {
  const byID = new Map();
  data.providers.forEach((provider, index) => {
    Object.assign(provider, { index, needs: [], neededBy: [], targets: [], users: [], calls: [] });
    byID.set(provider.id, provider);
  });
  for (const edge of data.edges) {
    edge.from = byID.get(edge.from);
    edge.to = byID.get(edge.to);
    edge.isLater = edge.kind === 'deferred';
    if (!edge.from || !edge.to) continue;
    edge.from.needs.push(edge);
    edge.to.neededBy.push(edge);
  }
  for (const provider of data.providers) {
    // Elements stand in the order of the collection.
    if (provider.kind === 'collection') provider.needs.sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
    const others = list => distinct(list).filter(other => other !== provider);
    provider.targets = others(provider.needs.map(edge => edge.to));
    provider.users = others(provider.neededBy.map(edge => edge.from));
  }
  for (const call of data.calls ?? []) byID.get(call.id)?.calls.push(call);
  for (const requirement of data.requirements ?? []) {
    const provider = byID.get(requirement.id);
    if (provider) provider.isUnmet = !requirement.metBy && provider.isUnmet !== false;
  }
  return { ...data, byID };
}

// Lists are short, so that a set would cost more.
export function distinct(list) {
  return list.length > 64 ? [...new Set(list)] : list.filter((element, index) => list.indexOf(element) === index);
}

const edgeWords = {
  deferred: 'later', collection: 'element', overridePoint: 'chosen subtype', requirement: 'meets it',
  replacement: 'takes its place',
};

// The kind of an edge, its parameter unless that is called like the provider, and the key or the order of an element. A plain
// edge needs no words.
export function edgeText(edges) {
  const texts = edges.map(({ kind, parameter, key, order, to }) => [
    parameter !== to.accessor && parameter, edgeWords[kind], key && `for ${key}`, order !== undefined && `order ${order}`,
  ].filter(Boolean).join(' · '));
  return [...new Set(texts)].filter(Boolean).join(', ');
}

// The parameters that nothing fills, which is a mistake in the sources.
export function missingParameters(provider) {
  return (provider.parameters ?? []).filter(({ filledBy }) => filledBy === 'missing');
}

export function effectTags(provider) {
  const { async, throws, actor } = provider.effects;
  return [
    async && { kind: 'async', word: 'async', text: 'async', source: async.source },
    throws && { kind: 'throws', word: 'throws', text: throws.type === 'any Error' ? 'throws' : `throws(${throws.type})`,
      source: throws.source },
    actor && { kind: 'actor', word: '@' + actor.name, text: '@' + actor.name, source: actor.source },
  ].filter(Boolean);
}

// Containers in the order of nesting: each has its children.
export function containerTree(containers) {
  const whole = new Map(containers.map(container => [container.name, { ...container, children: [] }]));
  const roots = [];
  for (const container of whole.values()) {
    const parent = whole.get(container.parent);
    (parent ? parent.children : roots).push(container);
  }
  return roots;
}

// The modules that were read, by layers: each stands above all that it depends on.
export function moduleLayers(modules) {
  const read = modules.filter(module => module.isRead);
  const byName = new Map(read.map(module => [module.name, module]));
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
  for (const module of read) (layers[height(module)] ??= []).push(module);
  return layers.filter(Boolean).reverse();
}
