// SPDX-License-Identifier: MIT
// Small graphs for the tests, as the page has them.

import { computeMeasures } from '../../../Sources/DIPage/script/measures.js';
import { connect } from '../../../Sources/DIPage/script/model.js';

// Browsers have this, and Node 20 has not.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (groups.has(key)) groups.get(key).push(item); else groups.set(key, [item]);
  }
  return groups;
};

// The graph of edges such as 'a b' or 'a b deferred'. A name is `Module.accessor`, or an accessor of the module App.
export function graphOf(edges, { calls = [], others = [], changes = {} } = {}) {
  const pairs = edges.map(text => text.split(' '));
  const names = [...new Set([...pairs.flatMap(([from, to]) => [from, to]), ...others])];
  const providers = names.map(id => {
    const [accessor, module = 'App'] = id.split('.').reverse();
    return { id, accessor, module, type: accessor[0].toUpperCase() + accessor.slice(1), lifetime: 'transient', kind: 'initializer', owner: 'Container',
      path: `Sources/${module}/${accessor}.swift`, line: 1, effects: {}, ...changes[id] };
  });
  const modules = [...new Set(providers.map(({ module }) => module))].map(name => ({ name, isRead: true, dependsOn: [] }));
  const moduleOf = id => modules.find(({ name }) => name === (id.includes('.') ? id.split('.')[0] : 'App'));
  for (const [from, to] of pairs) if (moduleOf(from) !== moduleOf(to)) moduleOf(from).dependsOn.push(moduleOf(to).name);
  const graph = connect({ root: 'App', modules, providers, containers: [], edges: pairs.map(([from, to, kind = 'eager']) =>
    ({ from, to, kind, parameter: to, path: 'App.swift', line: 1 })), calls: calls.map(id => ({ id, path: 'Main.swift', line: 1 })) });
  computeMeasures(graph.providers).forEach((measures, index) => { graph.providers[index].measures = measures; });
  return graph;
}

export const idsOf = way => way.length ? [way[0].from.id, ...way.map(edge => edge.to.id)].join(' ') : '';

// Numbers that look random, and are the same each time.
export function dice(seed) {
  return limit => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % limit;
  };
}

export function madeUp(seed, count = 14) {
  const roll = dice(seed);
  const edges = [];
  for (let from = 0; from < count; from++) {
    for (let times = roll(4); times > 0; times--) {
      const to = roll(count);
      if (to > from) edges.push(`M${from % 3}.p${from} M${to % 3}.p${to}${roll(4) ? '' : ' deferred'}`);
    }
  }
  const names = Array.from({ length: count }, (_, index) => `M${index % 3}.p${index}`);
  return graphOf(edges, { others: names, calls: names.filter(() => !roll(4)) });
}
