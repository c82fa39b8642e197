import { expect, it } from 'vitest';

import { applicationsSearch } from './applications-search.ts';

it('reads what an admin looks for', () => {
  const search = { trade: 'plumbing', place: 'm-tajura', days: 3, assigned: 'nobody' };
  expect(applicationsSearch({ ...search, status: 'approved' })).toEqual({
    ...search,
    status: 'approved',
  });
  // A select hands on text
  expect(applicationsSearch({ days: '7' })).toEqual({ days: 7 });
});

it('knows what waits by no status at all', () => {
  expect(applicationsSearch({ status: 'submitted' })).toEqual({});
  expect(applicationsSearch({ status: 'all' })).toEqual({ status: 'all' });
});

it('leaves out what it does not know', () => {
  const unknown = { trade: 5, place: '', days: 2, status: 'lost', q: ' ' };
  expect(applicationsSearch(unknown)).toEqual({});
});
