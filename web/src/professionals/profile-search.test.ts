import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { nearBySearch } from './near-by-search.ts';
import { profileFilter, profileSearch } from './profile-search.ts';

const anySearch = fc.record(
  {
    service: fc.constantFrom('plumbing.leak', 'hvac.clean'),
    trade: fc.constantFrom('plumbing', 'hvac'),
    place: fc.constantFrom('m-tajura', 'm-misrata-city'),
    at: fc.constantFrom('32.885,13.19', '31.2,16.585'),
    open: fc.constant(true as const),
    days: fc.constantFrom('2026-11-27,2026-11-27', '2026-11-25,2026-11-27'),
    max: fc.integer({ min: 1, max: 900 }),
    rating: fc.constantFrom(4, 4.5),
    within: fc.constant('13,32.7,13.4,33'),
  },
  { requiredKeys: [] },
);

it('keeps in the address of a profile all that the facts of the card depend on', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const { trade, days } = search;
      const inList = { ...nearBySearch(search), ...(trade && { trade }), ...(days && { days }) };
      // As the address of the profile has it: text, read once more
      const address = JSON.parse(JSON.stringify(profileSearch(inList))) as Record<string, unknown>;
      expect(profileFilter(profileSearch(address))).toEqual(profileFilter(inList));
    }),
  );
});

it('reads nothing else', () => {
  expect(profileSearch({ service: 'plumbing.leak', rating: 4, within: '1,2,3,4', x: 1 })).toEqual({
    service: 'plumbing.leak',
  });
});
