// SPDX-License-Identifier: MIT
// Texts of the sources, as people read them.

import { make } from './elements.js';

// The parts of a name between which a line may break: before a hump, and behind a dot, a slash, an underscore or a colon.
export function humps(text) {
  return text.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[._/:,])(?=\S)/);
}

export function breakable(text) {
  return humps(text).flatMap((part, index) => index ? [make('wbr'), part] : [part]);
}

// The parts of a comment: `isCode` stood between backticks. A single backtick is a sign like others.
export function spans(text) {
  return text.split(/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/).flatMap((part, index) =>
    index % 3 === 1 ? [] : part ? [{ text: part, isCode: index % 3 === 2 }] : []);
}

export function comment(text) {
  return spans(text).map(({ text, isCode }) => isCode ? make('code', {}, text.trim() || text) : text);
}
