// SPDX-License-Identifier: MIT
// The pieces that several views show: a provider as a card, a line or a chip, its tags, and a place in a file.

import { filterOf, providerAddress, state } from './address.js';
import { make, makeSVG, settings } from './elements.js';
import { passes } from './filters.js';
import { edgeText, effectTags, missingParameters } from './model.js';
import { breakable } from './text.js';

export const lifetimes = ['singleton', 'weak', 'transient'];

// Kinds that tell more than the lifetime does, and the ones that have a lifetime beside that.
const kindWords = {
  requirement: 'required', input: 'input', child: 'makes a container', collection: 'collection', matched: 'by subtype',
  replacement: 'replacement', injection: 'sets properties',
};
const kindsWithLifetime = ['collection', 'matched', 'replacement'];

export function hasLifetime(provider) {
  return !kindWords[provider.kind] || kindsWithLifetime.includes(provider.kind);
}

export function lifetimeText(provider) {
  return hasLifetime(provider) ? provider.lifetime : kindWords[provider.kind];
}

// A filled dot is kept, half a dot is kept while in use, and a ring is made anew. The ring of a requirement is dashed.
export function dot(provider) {
  return makeSVG('svg', { class: 'dot', viewBox: '0 0 12 12', 'aria-hidden': 'true' },
    makeSVG('circle', { cx: 6, cy: 6, r: 4.5, class: provider.kind === 'requirement' ? 'rim open' : 'rim' }),
    provider.lifetime === 'singleton' && makeSVG('circle', { cx: 6, cy: 6, r: 4.5, class: 'filling' }),
    provider.lifetime === 'weak' && makeSVG('path', { d: 'M6 1.5a4.5 4.5 0 0 0 0 9z', class: 'filling' }));
}

export function lifetimeClass(provider) {
  return lifetimes.includes(provider.lifetime) ? provider.lifetime : 'transient';
}

export function code(text) {
  return make('code', {}, text);
}

export function tag(kind, text, title) {
  return make('span', { class: 'tag ' + kind, title }, text);
}

export function tags(provider) {
  return [
    hasLifetime(provider) && tag('lifetime', provider.lifetime),
    kindWords[provider.kind] && tag('kind', kindWords[provider.kind]),
    provider.owner !== 'Container' && tag('owner', provider.owner, 'The container that owns it'),
    tag('module', provider.module, 'Module'),
    effectTags(provider).map(({ kind, text, word }) => tag(kind, word, text)),
    provider.isLayer && tag('kind', 'layer', 'It has no accessor: only what takes its place, or whose place it takes, asks for it'),
    provider.condition && tag('condition', '#if ' + provider.condition),
    (provider.isUnmet || missingParameters(provider).length > 0) && tag('unmet', provider.isUnmet ? 'not met' : 'not filled'),
  ];
}

export function nameOf(provider) {
  return make('span', { class: 'name' }, breakable(provider.accessor));
}

export function typeText(provider) {
  return (provider.exposedAs?.length ? provider.exposedAs : [provider.type]).join(', ');
}

// A provider at the end of an edge.
export function card(provider, edges = [], extra = null) {
  const later = edges.length && edges.every(edge => edge.isLater);
  return make('a', {
    class: `card ${lifetimeClass(provider)}${later ? ' later' : ''}${passes(provider, filterOf(state)) ? '' : ' faded'}`,
    href: providerAddress(provider), 'data-item': true, 'data-id': provider.id,
    title: [provider.id, ...edges.map(edge => `needed at ${edge.path}:${edge.line}`)].join('\n'),
  },
    edgeText(edges) && make('span', { class: 'edge' }, edgeText(edges)),
    make('span', { class: 'head' }, dot(provider), nameOf(provider)),
    make('span', { class: 'type' }, breakable(typeText(provider))),
    make('span', { class: 'tags' }, tags(provider)), extra);
}

// A provider in a list, with a number and a bar for it.
export function line(provider, number, largest) {
  const bar = number !== undefined && makeSVG('svg', { class: 'share', viewBox: '0 0 100 1',
    preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    makeSVG('rect', { width: 100 * number / Math.max(1, largest), height: 1 }));
  return make('a', { class: 'line ' + lifetimeClass(provider), href: providerAddress(provider), 'data-item': true,
    title: lifetimeText(provider) },
    dot(provider), nameOf(provider), make('span', { class: 'type' }, typeText(provider)),
    number !== undefined && make('span', { class: 'number' }, number.toLocaleString('en')), bar);
}

export function chip(provider) {
  return make('a', { class: 'chip ' + lifetimeClass(provider), href: providerAddress(provider), 'data-item': true,
    title: `${lifetimeText(provider)} ${typeText(provider)}\n${provider.path}:${provider.line}` }, dot(provider), nameOf(provider));
}

export const plainLinks = './{path}#L{line}';

// A place in a file as a link. A path cannot choose the link's scheme: it is encoded, or stands behind `./`.
export function place({ path, line, column = 1 }) {
  const text = `${path}:${line}`.split(/(?<=\/)/).map(piece => [piece, make('wbr')]);
  const values = { path: path.split('/').map(encodeURIComponent).join('/'), line, column };
  const form = settings.get('links') || plainLinks;
  const written = form.replace(/\{(path|line|column)\}/g, (_, name) => values[name]);
  let link = null;
  try { link = new URL(written, document.baseURI); } catch { /* Shown as a text. */ }
  if (!link || ['javascript:', 'data:', 'vbscript:'].includes(link.protocol)) return make('code', { class: 'place' }, text);
  return make('a', { class: 'place', href: link.href, target: '_blank', rel: 'noreferrer' }, text);
}
