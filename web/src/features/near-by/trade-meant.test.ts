import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';
import { expect, it } from 'vitest';

import { tradeMeant } from './trade-meant.ts';

function answer(...ids: readonly string[]): ServiceSearchAnswer {
  const services = ids.map((id) => ({
    id,
    name: '',
    categoryId: id.split('.')[0],
    categoryName: '',
  }));
  return { data: { services } } as ServiceSearchAnswer;
}

it('is the trade of everything that the words may mean', () => {
  expect(tradeMeant(answer('plumbing.leak', 'plumbing.heater'))).toBe('plumbing');
});

it('is none when they mean several, or nothing', () => {
  expect(tradeMeant(answer('plumbing.leak', 'hvac.clean'))).toBeNull();
  expect(tradeMeant(answer())).toBeNull();
  expect(tradeMeant(undefined)).toBeNull();
});
