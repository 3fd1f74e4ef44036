// SPDX-License-Identifier: MIT
// A filter is a choice of one value for each kind.

export const filterKinds = [
  { name: 'module', title: 'Module', value: provider => provider.module },
  { name: 'container', title: 'Container', value: provider => provider.owner },
  { name: 'lifetime', title: 'Lifetime', value: provider => provider.lifetime },
];

export function passes(provider, filter) {
  return filterKinds.every(({ name, value }) => !filter[name] || filter[name] === value(provider));
}

export function isFiltered(filter) {
  return filterKinds.some(({ name }) => filter[name]);
}
