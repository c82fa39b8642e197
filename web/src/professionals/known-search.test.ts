import { assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';

import { knownSearch } from './known-search.ts';
import { nearBySearch } from './near-by-search.ts';

const services = [{ id: 'plumbing.leak' }, { id: 'hvac.clean' }];
const places = [{ id: 'm-tajura' }];

it('drops a service and a place that do not exist, and nothing else', () => {
  const service = constantFrom(undefined, 'plumbing.leak', 'plumbing.nothing', '');
  const place = constantFrom(undefined, 'm-tajura', 'm-nowhere', '');
  assert(
    property(service, place, (asked, where) => {
      const others = { max: 100, sort: 'price', now: true } as const;
      const search = nearBySearch({ service: asked, place: where, ...others });
      const kept = knownSearch(search, { services, places });
      expect(kept).toEqual({
        ...others,
        ...(asked === 'plumbing.leak' && { service: asked }),
        ...(where === 'm-tajura' && { place: where }),
      });
      expect(knownSearch(kept, { services, places })).toBe(kept);
    }),
  );
});

it('keeps what cannot be looked up', () => {
  const search = { service: 'plumbing.leak', place: 'm-nowhere' };
  expect(knownSearch(search, { services: undefined, places: undefined })).toBe(search);
});
