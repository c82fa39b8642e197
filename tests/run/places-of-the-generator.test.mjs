import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { knownAggregates } from '../architecture/new/aggregates.mjs';

/**
 * What `npm run new` makes is compiled and tested by the group `generator`, which hardly any change brings back. That
 * the places are there to which it adds is cheap to see.
 */

const root = path.resolve(import.meta.dirname, '../..');
const names = { command: 'note-it', operation: 'noteIt', event: 'it-noted', isInternal: false };

const places = knownAggregates().flatMap(({ context, silent = [], also = () => [] }) =>
  silent
    .map((file) => [context, file, new RegExp(`case 'osta\\.${context}\\.`, 'u')])
    .concat(also(names).map(({ file, after }) => [context, file, after])),
);

it.each(places)('a new event of %s finds its place in %s', (_, file, place) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toMatch(place);
});
