// SPDX-License-Identifier: MIT
// The numbers by which the table sorts. They are computed here, and not by the tool, because the page can do it in
// a few milliseconds, and the file stays small.

import { distinct } from './model.js';

export const measureKinds = [
  { name: 'fanIn', title: 'Needed by', hint: 'Providers that ask for it themselves' },
  { name: 'fanOut', title: 'Needs', hint: 'Providers that it asks for itself' },
  { name: 'depth', title: 'Depth', hint: 'The longest chain of providers that its build needs' },
  { name: 'fails', title: 'Fail without it', hint: 'Providers that cannot be built without this one' },
  { name: 'only', title: 'Unused without it', hint: 'Providers that nothing would reach without this one' },
];

// Those numbers by provider, and `gate`, the parent in the dominator tree. A provider is below another one in that
// tree if every route from an entry point to it leads through the other one.
export function computeMeasures(providers) {
  const eager = providers.map(provider => distinct(provider.needs.filter(edge => !edge.isLater).map(edge => edge.to)));
  const { order } = postorder(providers, provider => eager[provider.index], providers.length);
  const depths = longestChains(order, eager);
  const fails = dependents(order, eager);
  const { sizes, parents } = dominators(providers);
  return providers.map((provider, index) => ({
    fanIn: provider.users.length, fanOut: provider.targets.length,
    depth: depths[index], fails: fails[index], only: sizes[index], gate: parents[index],
  }));
}

// All providers that the candidates reach, each behind the next ones it leads to; and the candidates that no one
// before them reaches. The stack is an array, because chains may be longer than the browser's stack.
export function postorder(candidates, next, count) {
  const seen = new Uint8Array(count);
  const [order, roots] = [[], []];
  for (const root of candidates) {
    if (seen[root.index]) continue;
    seen[root.index] = 1;
    roots.push(root);
    const stack = [{ provider: root, rest: next(root).values() }];
    while (stack.length) {
      const { provider, rest } = stack[stack.length - 1];
      const step = rest.next();
      if (step.done) { order.push(provider); stack.pop(); continue; }
      if (seen[step.value.index]) continue;
      seen[step.value.index] = 1;
      stack.push({ provider: step.value, rest: next(step.value).values() });
    }
  }
  return { order, roots };
}

function longestChains(order, eager) {
  const depths = new Uint32Array(order.length);
  for (const { index } of order) for (const need of eager[index]) {
    depths[index] = Math.max(depths[index], depths[need.index] + 1);
  }
  return depths;
}

// Counts for each provider all that need it, directly or not: a bit for each, handed down from users to providers.
// Sources with a mistake may have a cycle, around which bits are handed until nothing changes.
function dependents(order, eager) {
  const width = Math.ceil(order.length / 32);
  const rows = new Uint32Array(width * order.length);
  for (const { index } of order) rows[index * width + (index >> 5)] |= 1 << (index & 31);
  const users = order.toReversed();
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { index } of users) for (const need of eager[index]) {
      const [own, other] = [index * width, need.index * width];
      for (let word = 0; word < width; word++) {
        const bits = rows[other + word] | rows[own + word];
        if (bits === (rows[other + word] | 0)) continue;
        rows[other + word] = bits;
        isChanged = true;
      }
    }
  }
  return order.map((_, index) => rows.subarray(index * width, (index + 1) * width).reduce((sum, word) => sum + bitCount(word), -1));
}

function bitCount(word) {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Dominators after Cooper, Harvey and Kennedy. One root stands above all entry points: the providers that sources
// ask for, and the ones that no other provider needs. A cycle that nothing enters has an entry point of its own.
function dominators(providers) {
  const entries = providers.filter(provider => provider.calls.length || !provider.neededBy.length);
  const { order, roots } = postorder([...entries, ...providers], provider => provider.targets, providers.length);
  const isEntry = new Set([...entries, ...roots]);
  const place = new Uint32Array(providers.length);
  order.forEach((provider, position) => { place[provider.index] = position; });
  const root = order.length;
  const above = new Int32Array(root + 1).fill(-1);
  above[root] = root;
  const meet = (a, b) => { while (a !== b) { while (a < b) a = above[a]; while (b < a) b = above[b]; } return a; };
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let position = root - 1; position >= 0; position--) {
      let nearest = isEntry.has(order[position]) ? root : -1;
      for (const { index } of nearest < 0 ? order[position].users : []) {
        const user = place[index];
        if (above[user] >= 0) nearest = nearest < 0 ? user : meet(nearest, user);
      }
      if (above[position] !== nearest) { above[position] = nearest; isChanged = true; }
    }
  }
  const sizes = new Uint32Array(root + 1);
  for (let position = 0; position < root; position++) sizes[above[position]] += sizes[position] + 1;
  return {
    sizes: providers.map(({ index }) => sizes[place[index]]),
    parents: providers.map(({ index }) => order[above[place[index]]]),
  };
}

export function measure(provider) {
  return provider.measures;
}

// The providers that cannot be built if one fails.
export function failing(provider) {
  const found = new Set([provider]);
  for (const next of found) for (const edge of next.neededBy) if (!edge.isLater) found.add(edge.from);
  found.delete(provider);
  return [...found];
}

// The providers that every route from an entry point reaches through one.
export function onlyThrough(provider, providers) {
  return providers.filter(other => {
    let gate = measure(other).gate;
    while (gate && gate !== provider) gate = measure(gate).gate;
    return gate;
  });
}
