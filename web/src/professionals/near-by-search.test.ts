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

it('reads a point, a part of the map, an order and a filter', () => {
  const search = {
    at: '32.885,13.19',
    within: '13.1,32.8,13.3,32.9',
    now: true,
    checked: true,
    open: true,
    when: '2026-12-24',
    max: 100,
    rating: 4.5,
    speaks: 'ber',
    sort: 'price',
  };
  expect(nearBySearch(search)).toEqual(search);
  // As an address has it
  expect(nearBySearch({ now: 'true', max: '50' })).toEqual({ now: true, max: 50 });
  expect(nearBySearch({ rating: '4', sort: 'rating' })).toEqual({ rating: 4, sort: 'rating' });
  expect(nearBySearch({ when: 'week' })).toEqual({ when: 'week' });
  expect(nearBySearch({ when: '2026-02-31' })).toEqual({});
  for (const sort of ['free', 'distance']) expect(nearBySearch({ sort })).toEqual({ sort });
  // The usual order is none
  expect(nearBySearch({ sort: 'best' })).toEqual({});
  expect(nearBySearch({ rating: 4.2, speaks: 'xx' })).toEqual({});
  expect(
    nearBySearch({ at: '32.885', within: '1,2,3', now: 'yes', sort: 'name', view: 7, max: 0 }),
  ).toEqual({});
  for (const max of ['-5', '1.5', '1e3', '', 'free', '10000000'])
    expect(nearBySearch({ max })).toEqual({});
  // A place that is chosen takes the place of the device
  expect(nearBySearch({ place: 'm-tajura', at: '32.885,13.19' })).toEqual({ place: 'm-tajura' });
});

it('leads to what a form asks for', () => {
  const nothing = { service: null, what: '', place: null, where: '' };
  expect(searchFor(nothing)).toEqual({});
  expect(searchFor({ ...nothing, service: 'hvac.clean', where: 'Zawia' })).toEqual({
    service: 'hvac.clean',
    where: 'Zawia',
  });
});
