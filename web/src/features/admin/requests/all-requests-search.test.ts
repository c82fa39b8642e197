import { expect, it } from 'vitest';

import { allRequestsSearch } from './all-requests-search.ts';

it('keeps what it knows', () => {
  expect(allRequestsSearch({ status: 'withdrawn', page: 2 })).toEqual({ status: 'withdrawn' });
});

it.each([[{ status: 'draft' }], [{ status: 'lost' }], [{ status: 'toString' }], [{ status: 7 }]])(
  'leaves out %j',
  (search) => {
    expect(allRequestsSearch(search)).toEqual({});
  },
);
