// SPDX-License-Identifier: MIT
// The search by accessor, type, file and module.

import { passes } from './filters.js';

// What the search looks at, in small letters.
function textsOf(provider) {
  const accessor = provider.accessor.toLowerCase();
  const accessors = (provider.accessors ?? []).join(' ').toLowerCase();
  const type = [provider.type, ...(provider.exposedAs ?? [])].join(' ').toLowerCase();
  const path = `${provider.path}:${provider.line}`.toLowerCase();
  const humps = (provider.accessor.slice(0, 1) + provider.accessor.replace(/[^A-Z]/g, '')).toLowerCase();
  const all = [accessor, accessors, type, path, humps, provider.module, provider.owner].join('\n').toLowerCase();
  return { accessor, accessors, type, path, humps, all };
}

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

// A search among the providers. It finds those that have all words, nearest first, then the ones that most others need.
export function searchAmong(providers) {
  const texts = providers.map(textsOf);
  const byUsers = providers.toSorted((a, b) => b.users.length - a.users.length || a.index - b.index);
  return (query, filter, limit) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const shelves = [];
    for (const provider of byUsers) {
      let sum = passes(provider, filter) ? 0 : NaN;
      for (const word of words) sum += distance(texts[provider.index], word);
      if (!Number.isNaN(sum)) (shelves[sum] ??= []).push(provider);
    }
    const found = shelves.flat();
    return { count: found.length, providers: found.slice(0, limit) };
  };
}
