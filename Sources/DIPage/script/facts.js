// SPDX-License-Identifier: MIT
// All that is known about the provider in the middle.

import { groupAddress, mapAddress, routeAddress } from './address.js';
import { counted, make, shortened } from './elements.js';
import { graph } from './graph.js';
import { measure, measureKinds } from './measures.js';
import { effectTags, missingParameters } from './model.js';
import { code, dot, hasLifetime, lifetimeClass, nameOf, place, tag, tags } from './pieces.js';
import { groups } from './table.js';
import { breakable, comment } from './text.js';

export function facts(provider) {
  return make('article', {
    class: 'centre ' + lifetimeClass(provider), 'data-id': provider.id, 'aria-labelledby': 'subject',
  },
    make('p', { class: 'tags' }, tags(provider)),
    make('h1', { id: 'subject', tabindex: -1 }, dot(provider), nameOf(provider)),
    make('p', { class: 'type' }, breakable(provider.type)),
    make('p', { class: 'summary' }, summary(provider)),
    provider.documentation && make('p', { class: 'documentation' }, comment(provider.documentation)),
    numbers(provider), details(provider),
    places('Asked for', provider.calls, call => make('li', {}, place(call))),
    places('Needed', provider.neededBy, edge => make('li', {}, code(edge.from.accessor), ' ', place(edge))),
    make('p', { class: 'actions' },
      make('a', { class: 'button', href: routeAddress(undefined, provider), title: 'The shortest ways from what the program asks for' }, 'Why is it here?'),
      make('a', { class: 'button', href: mapAddress(provider) }, 'On the map'),
      make('a', { class: 'button', href: routeAddress(provider, undefined) }, 'Routes')));
}

// Says how long a value lives, and how it is made.
function summary(provider) {
  const container = provider.owner;
  const lifetime = {
    singleton: [`One in each ${container}`, ...provider.keyedBy ?? []].join(' for each '),
    weak: `One in each ${container} while it is in use`,
    transient: 'A new one each time',
  }[provider.lifetime];
  const ways = {
    initializer: 'made by its initializer', function: 'made by a function', property: 'read from a property',
    collection: 'a collection of all that join it', matched: 'made by the provided subtype that the match chooses',
    requirement: `required here, and ${provider.isUnmet ? 'not provided yet' : 'provided by a module above'}`,
    input: `an input of ${container}`, child: 'makes a child container',
    replacement: 'takes the place of another provider', injection: 'sets properties of objects that others make',
  };
  const sentence = [hasLifetime(provider) && lifetime, ways[provider.kind]].filter(Boolean).join(', ') + '.';
  return sentence[0].toUpperCase() + sentence.slice(1);
}

function numbers(provider) {
  return make('dl', { class: 'numbers' }, measureKinds.map(({ name, title, hint }) => {
    const number = measure(provider)[name];
    const text = number.toLocaleString('en');
    const hasTable = name in groups && number > 0;
    return make('div', { title: hint }, make('dt', {}, title),
      make('dd', {}, hasTable ? make('a', { href: groupAddress(name, provider) }, text) : text));
  }));
}

function details(provider) {
  const rows = [
    ['Declared', place(provider)],
    ['Provided as', String(provider.exposedAs) !== provider.type && codes(provider.exposedAs ?? [])],
    ['Accessors', provider.accessors?.length > 1 && codes(provider.accessors)],
    ['Owner', code(provider.owner)],
    ['Access', code(provider.access)],
    ['Effects', effectTags(provider).map(effect => effectLine(provider, effect))],
    ['Arguments', codes((provider.arguments ?? []).map(({ label, type }) => `${label}: ${type}`))],
    ['Not filled', codes(missingParameters(provider).map(({ label, type }) => `${label}: ${type}`))],
    ['Name', provider.name && code(provider.name)],
    ['Condition', provider.condition && code('#if ' + provider.condition)],
    ['Available', codes(provider.availability ?? [])],
    ['Warm-up', provider.eager && 'built by warmUp()'],
    ['Tests', provider.live && 'must fake it'],
    ['Close', provider.onClose && [code(provider.onClose), ' is called']],
    ['Receives', provider.takesContainer && [code(provider.takesContainer), ', so it may ask for anything']],
  ];
  return make('dl', { class: 'details' }, rows.filter(([, value]) => Array.isArray(value) ? value.length : value)
    .map(([title, value]) => [make('dt', {}, title), make('dd', {}, value)]));
}

function codes(texts) {
  return texts.map(text => make('span', { class: 'item' }, code(text)));
}

// An effect, and where it enters the graph; in a part of a graph that may be elsewhere.
function effectLine(provider, { kind, text, source }) {
  const origin = graph.byID.get(source);
  return make('div', {}, tag(kind, text), source === provider.id ? ' of its own' : [' from ', origin
    ? make('a', { href: routeAddress(provider, origin), title: 'Show the route' }, origin.accessor) : code(source)]);
}

// Places in sources, folded up.
function places(title, items, show) {
  if (!items.length) return null;
  return make('details', { class: 'places' }, make('summary', {}, `${title} at ${counted(items.length, 'place')}`),
    make('ul', {}, shortened(items, 50, show)));
}
