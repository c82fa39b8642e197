import { Dirham } from '@osta/contracts/dirham';
import { Day } from '@osta/contracts/offering/day';
import { expect, it } from 'vitest';

import { on, owner, type History } from '../../testing/history-store.ts';
import { after, published } from '../../testing/history.ts';
import { tellOfPrice } from './tell-of-price.ts';

function prices(monthly: number): { readonly monthlyPrice: Dirham; readonly yearlyPrice: Dirham } {
  return { monthlyPrice: Dirham.parse(monthly), yearlyPrice: Dirham.parse(monthly * 10) };
}

interface Telling {
  readonly plan?: string;
  readonly by?: 'system' | typeof owner;
}

/** Tells of a price; returns how many events that made, or the code of the refusal. */
function tell(
  history: History,
  monthly: number,
  { plan = 'growth', by = 'system' }: Telling = {},
): string | number {
  const before = history.count;
  const told = { plan, from: Day.parse('2027-01-01'), before: prices(75_000) };
  const state = history.state;
  const refused = history.do(by, (context) =>
    tellOfPrice({ ...on, ...told, after: prices(monthly) }, history.state, context),
  );
  if (refused !== '') return refused;
  return history.state === state ? 0 : history.count - before;
}

it('tells the people of a store once of each price of its plan', () => {
  const history = after('choose', ...published);
  expect(tell(history, 90_000)).toBe(1);
  expect(tell(history, 90_000), 'the same again, with other words of the plan').toBe(0);
  expect(tell(history, 95_000)).toBe(1);
  expect(tell(history, 90_000, { plan: 'starter' })).toBe(0);
  expect(tell(history, 99_000, { by: owner })).toBe('STORE_NOT_FOUND');
});

it('tells nobody whose subscription is over, or never began', () => {
  expect(tell(after(...published), 90_000)).toBe(0);
  expect(tell(after('choose', ...published, 'cancel', 'month'), 90_000)).toBe(0);
});
