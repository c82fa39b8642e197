import { expect, it } from 'vitest';

import { adminOfferingsSearch } from './admin-offerings-search.ts';

it('reads what an admin looks for', () => {
  const search = { status: 'asked', q: 'عمر' };
  expect(adminOfferingsSearch(search)).toEqual(search);
  expect(adminOfferingsSearch({ status: 'shown', q: ' Omar ' })).toEqual({
    status: 'shown',
    q: 'Omar',
  });
});

it('leaves out what it does not know', () => {
  expect(adminOfferingsSearch({ status: 'paused', q: '  ', page: 2 })).toEqual({});
  expect(adminOfferingsSearch({ status: '', q: 5 })).toEqual({});
});
