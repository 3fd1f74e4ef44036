// SPDX-License-Identifier: MIT
// The search: by accessor, type, file, module, container, lifetime and effect. It forgives letters that are missing or wrong.

import { passes } from './filters.js';
import { effectTags } from './model.js';

// What the search looks at, in small letters.
function textsOf(provider) {
  const accessor = provider.accessor.toLowerCase();
  const accessors = (provider.accessors ?? []).join(' ').toLowerCase();
  const type = [provider.type, ...(provider.exposedAs ?? [])].join(' ').toLowerCase();
  const path = `${provider.path}:${provider.line}`.toLowerCase();
  const humps = (provider.accessor.slice(0, 1) + provider.accessor.replace(/[^A-Z]/g, '')).toLowerCase();
  const nature = [provider.lifetime, provider.kind, provider.eager && 'eager', provider.live && 'live', provider.condition && '#if ' + provider.condition,
    ...effectTags(provider).map(({ text }) => text)].filter(Boolean);
  const all = [accessor, accessors, type, path, humps, provider.module, provider.owner, ...nature].join('\n').toLowerCase();
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

// The same for a word that is nowhere as it is written: its letters stand in this order, or all but a few of them do.
function roughDistance(text, word) {
  const exact = distance(text, word);
  if (exact <= 7 || word.length < 3) return exact;
  if (hasInOrder(text.accessor, word)) return 8;
  if (hasInOrder(text.type, word)) return 9;
  const allowed = Math.floor(word.length / 4);
  if (!allowed) return NaN;
  const mistakes = Math.min(mistakesIn(text.accessor, word), mistakesIn(text.type, word));
  return mistakes <= allowed ? 9 + mistakes : NaN;
}

// Whether the letters of a word stand in a text in their order, from its first one on.
export function hasInOrder(text, word) {
  let place = -1;
  for (const letter of word) {
    place = text.indexOf(letter, place + 1);
    if (place < 0) return false;
  }
  return true;
}

// The fewest letters to change, add, drop or swap until a word stands somewhere in a text.
export function mistakesIn(text, word) {
  let [before, last] = [[], Array.from({ length: word.length + 1 }, (_, index) => index)];
  let fewest = word.length;
  for (let place = 1; place <= text.length; place++) {
    const row = [0];
    for (let index = 1; index <= word.length; index++) {
      const isSame = word[index - 1] === text[place - 1];
      row[index] = Math.min(last[index - 1] + (isSame ? 0 : 1), last[index] + 1, row[index - 1] + 1);
      if (place > 1 && index > 1 && word[index - 1] === text[place - 2] && word[index - 2] === text[place - 1]) {
        row[index] = Math.min(row[index], before[index - 2] + 1);
      }
    }
    [before, last] = [last, row];
    fewest = Math.min(fewest, row[word.length]);
  }
  return fewest;
}

// A search among the providers. It finds those that have all words, nearest first, then the ones that most others need. If
// none has them, it looks for those that nearly do.
export function searchAmong(providers) {
  const texts = providers.map(textsOf);
  const byUsers = providers.toSorted((a, b) => b.users.length - a.users.length || a.index - b.index);
  const ranked = (words, filter, far) => {
    const shelves = [];
    for (const provider of byUsers) {
      let sum = passes(provider, filter) ? 0 : NaN;
      for (const word of Number.isNaN(sum) ? [] : words) sum += far(texts[provider.index], word);
      if (!Number.isNaN(sum)) (shelves[sum] ??= []).push(provider);
    }
    return shelves.flat();
  };
  return (query, filter, limit) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const exact = ranked(words, filter, distance);
    const found = exact.length ? exact : ranked(words, filter, roughDistance);
    return { count: found.length, providers: found.slice(0, limit), isRough: !exact.length };
  };
}
