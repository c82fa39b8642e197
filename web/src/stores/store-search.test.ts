import { expect, it } from 'vitest';

import { listed, storeSearch } from './store-search.ts';

it('reads everything that a search can say', () => {
  const search = {
    q: 'أدوات صحية',
    category: 'plumbing',
    area: 'm-tajura',
    open: true,
    features: 'delivery,parking',
    payment: 'cash',
    rating: 4.5,
    sort: 'rating',
    view: 'map',
  };
  expect(storeSearch(search)).toEqual(search);
  expect(storeSearch({ open: 'true', at: '32.885,13.19' })).toEqual({
    open: true,
    at: '32.885,13.19',
  });
});

it('keeps the typed name of a place until one is chosen', () => {
  expect(storeSearch({ where: ' تاجوراء ' })).toEqual({ where: 'تاجوراء' });
  expect(storeSearch({ where: 'تاجوراء', area: 'm-tajura' })).toEqual({ area: 'm-tajura' });
});

it('leaves out what nobody can have chosen', () => {
  expect(
    storeSearch({
      q: '   ',
      category: '../x',
      area: 7,
      open: 'yes',
      features: 'free-money',
      payment: ['cash'],
      at: '1,2,3',
      rating: '4.2',
      sort: 'price',
      view: 'list',
      other: 'x',
    }),
  ).toEqual({});
  // An area takes the place of the device
  expect(storeSearch({ area: 'm-tajura', at: '32.885,13.19' })).toEqual({ area: 'm-tajura' });
  expect(storeSearch({ q: 'a'.repeat(500) }).q).toHaveLength(80);
});

it('has one address for one choice', () => {
  expect(storeSearch({ features: 'parking,nothing,delivery,parking' })).toEqual(
    storeSearch({ features: 'delivery,parking' }),
  );
  expect(listed('delivery,parking')).toEqual(['delivery', 'parking']);
  expect(listed(undefined)).toEqual([]);
});
