import { expect, it } from 'vitest';

import { nearBySearch, searchFor } from './near-by-search.ts';

it('keeps what was typed where nothing is chosen', () => {
  expect(nearBySearch({ what: ' سباك ', where: 'Zawia' })).toEqual({
    what: 'سباك',
    where: 'Zawia',
  });
  expect(nearBySearch({ service: 'hvac.clean', what: 'ac', where: '' })).toEqual({
    service: 'hvac.clean',
  });
});

it('reads nothing else from an address', () => {
  expect(nearBySearch({ service: 7, what: ['a'], where: {}, other: 'x' })).toEqual({});
  expect(nearBySearch({ what: 'a'.repeat(500) }).what).toHaveLength(80);
});

it('leads to what a form asks for', () => {
  const nothing = { service: null, what: '', place: null, where: '' };
  expect(searchFor(nothing)).toEqual({});
  expect(searchFor({ ...nothing, service: 'hvac.clean', where: 'Zawia' })).toEqual({
    service: 'hvac.clean',
    where: 'Zawia',
  });
});
