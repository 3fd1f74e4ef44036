// SPDX-License-Identifier: MIT
// Ways through the graph: between two providers, from what the program asks for to one, and the longest chain of builds.

export const routeLimit = 12;

// The shortest routes without a cycle, as lists of edges. Every partial route is weighed by its length and its distance
// from the end, so that complete ones come out in order. Of equal ones the last goes on, so that one is soon complete.
export function routes(from, to) {
  const left = distances(to);
  if (!left.has(from)) return [];
  const found = [];
  const buckets = [];
  const put = (route, last) => (buckets[route.length + left.get(last)] ??= []).push({ route, last });
  put([], from);
  let budget = 20000;
  for (let length = 0; length < buckets.length; length++) {
    while (buckets[length]?.length) {
      const { route, last } = buckets[length].pop();
      if (last === to) found.push(route);
      if (found.length === routeLimit || budget-- === 0) return found;
      if (last === to) continue;
      const visited = new Set([from, ...route.map(edge => edge.to)]);
      for (const [next, edges] of [...Map.groupBy(last.needs, edge => edge.to)].reverse()) {
        if (left.has(next) && !visited.has(next)) put([...route, firstOf(edges)], next);
      }
    }
  }
  return found;
}

// The number of steps to a provider from all that reach it.
export function distances(to) {
  const steps = new Map([[to, 0]]);
  for (const [provider, count] of steps) {
    for (const edge of provider.neededBy) if (!steps.has(edge.from)) steps.set(edge.from, count + 1);
  }
  return steps;
}

// Whether the program asks for a provider itself: by a call, or as it starts.
export function isAskedFor(provider) {
  return provider.calls.length > 0 || provider.eager;
}

// Why a provider is there: the providers that the program asks for and that lead to it, nearest first, with all of their
// shortest ways, up to a limit. If the program asks for none of them, those that no other one needs stand for them.
export function reasons(to, limit = 24) {
  const left = distances(to);
  const reached = [...left.keys()];
  const asked = reached.filter(isAskedFor);
  const starts = asked.length ? asked : reached.filter(provider => !provider.users.length);
  let room = limit;
  return starts.sort((a, b) => left.get(a) - left.get(b) || a.index - b.index).map(from => {
    const ways = room > 0 ? shortest(from, to, left, room) : [];
    room -= ways.length;
    return { from, ways, length: left.get(from) };
  });
}

// All ways of the least length, up to a limit: each step comes one nearer.
function shortest(from, to, left, limit) {
  const found = [];
  const stack = [{ last: from, way: [] }];
  while (stack.length && found.length < limit) {
    const { last, way } = stack.pop();
    if (last === to) { found.push(way); continue; }
    const nearer = [...Map.groupBy(last.needs, edge => edge.to)].filter(([next]) => left.get(next) === left.get(last) - 1);
    for (const [next, edges] of nearer.reverse()) stack.push({ last: next, way: [...way, firstOf(edges)] });
  }
  return found;
}

// Of several edges to one provider, one that does not ask later.
function firstOf(edges) {
  return edges.find(edge => !edge.isLater) ?? edges[0];
}

// The longest chain of providers that one build needs, as edges.
export function longestChain(providers) {
  const depth = provider => provider.measures.depth;
  let last = providers.reduce((best, provider) => depth(provider) > depth(best) ? provider : best, providers[0]);
  const chain = [];
  while (last && depth(last) > 0) {
    const edge = last.needs.find(edge => !edge.isLater && depth(edge.to) === depth(last) - 1);
    if (!edge) break;
    chain.push(edge);
    last = edge.to;
  }
  return chain;
}
