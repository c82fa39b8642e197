import { categoryOf } from '@osta/reference/category-of';
import { ServiceId } from '@osta/reference/service-id';
import { expect, it } from 'vitest';

import { popularServices } from './popular-services.ts';

it('the popular services are in the catalogue, each of another trade', () => {
  const trades = popularServices.map((id) => categoryOf(ServiceId.parse(id)));
  expect(new Set(trades).size).toBe(popularServices.length);
});
