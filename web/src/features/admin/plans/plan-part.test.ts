import { StorePlan } from '@osta/contracts/plan/api';
import { expect, it } from 'vitest';

import { isPriceChanged, noPlan, partOf, planDifferences } from './plan-part.ts';

const plan = StorePlan.parse({
  id: 'growth',
  name: { ar: 'النمو', en: 'Growth' },
  about: { ar: 'صور أكثر', en: 'More photos' },
  prices: [
    { from: null, monthlyPrice: 75_000, yearlyPrice: 750_000 },
    { from: '2027-02-01', monthlyPrice: 85_000, yearlyPrice: 850_000 },
  ],
  pictures: 15,
  members: 5,
  order: 20,
  isRetired: false,
  version: 3,
});

it('shows the price that is announced with its first day, and from that day on none', () => {
  expect(partOf(plan, '2027-01-31')).toMatchObject({
    version: 3,
    part: { monthlyPrice: 85_000, priceFrom: '2027-02-01' },
  });
  expect(partOf(plan, '2027-02-01').part).toMatchObject({ monthlyPrice: 85_000, priceFrom: null });
});

it('asks for a first day of another price than today’s alone', () => {
  const prices = { monthlyPrice: 75_000, yearlyPrice: 750_000 };
  expect(isPriceChanged(prices, plan, '2027-01-31')).toBe(false);
  expect(isPriceChanged({ ...prices, yearlyPrice: 700_000 }, plan, '2027-01-31')).toBe(true);
  expect(isPriceChanged(prices, plan, '2027-02-01')).toBe(true);
});

it('names the fields that differ, in the order of the form', () => {
  const { part } = partOf(plan, '2027-01-31');
  expect(planDifferences({ ...part, order: 1, en: 'Large' }, part)).toEqual(['en', 'order']);
  expect(planDifferences(noPlan, noPlan)).toEqual([]);
});
