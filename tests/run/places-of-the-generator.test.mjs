import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { knownAggregates } from '../architecture/new/aggregates.mjs';

/**
 * What `npm run new` makes is compiled and tested by the group `generator`, which hardly any change brings back. That
 * it finds the places that it adds to, and what its stories begin with, is cheap to see.
 */

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const names = { command: 'note-it', operation: 'noteIt', event: 'it-noted', isInternal: false };

const places = knownAggregates().flatMap(([, { context, silent = [], also = () => [] }]) =>
  silent
    .map((file) => [context, file, new RegExp(`case 'osta\\.${context}\\.`, 'u')])
    .concat(also(names).map(({ file, after }) => [context, file, after])),
);

it.each(places)('a new event of %s finds its place in %s', (_, file, place) => {
  expect(read(file)).toMatch(place);
});

const imported = /import \{ (?<names>[^}]+) \} from '\.\.\/\.\.\/testing\/(?<file>[^']+)'/gu;
const beginnings = knownAggregates().flatMap(([service, { story = {} }]) =>
  [...(story.ownImports ?? '').matchAll(imported)].map(({ groups }) => [
    `services/${service}/src/testing/${groups.file}`,
    groups.names.split(', '),
  ]),
);

it.each(beginnings)('%s has what a new story begins with', (file, wanted) => {
  const text = read(file);
  const has = (name) =>
    new RegExp(`^export (?:async )?(?:const|function) ${name}\\b`, 'mu').test(text);
  expect(wanted.filter((name) => !has(name))).toEqual([]);
});
