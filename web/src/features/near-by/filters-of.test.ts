import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';
import { expect, it } from 'vitest';

import { filtersOf } from './filters-of.ts';

const leak = { id: 'plumbing.leak', name: '', categoryId: 'plumbing', categoryName: '' };
const today = '2026-03-01';

function answer(isGuess: boolean, ...services: readonly (typeof leak)[]): ServiceSearchAnswer {
  return { data: { services, isGuess } } as ServiceSearchAnswer;
}

it('asks for the trade of a text that means its services', () => {
  const { first, otherwise } = filtersOf({ what: 'leaks' }, answer(false, leak), today);
  expect(first).toMatchObject({ categoryId: 'plumbing' });
  expect(first.words).toBeUndefined();
  expect(otherwise).toBeNull();
});

it('asks for people of every trade by what may be their name, and for the trade otherwise', () => {
  const { first, otherwise } = filtersOf({ what: 'leake' }, answer(true, leak), today);
  expect(first).toMatchObject({ words: 'leake' });
  expect(first.categoryId ?? null).toBeNull();
  expect(otherwise).toMatchObject({ categoryId: 'plumbing' });
  expect(otherwise?.words).toBeUndefined();
});

it('asks only for people by what means no service', () => {
  const { first, otherwise } = filtersOf({ what: 'Salem' }, answer(true), today);
  expect(first).toMatchObject({ words: 'Salem' });
  expect(otherwise).toBeNull();
});
