import { afterAll, beforeAll, expect, it } from 'vitest';

import { startMarket, type MarketHost } from './market-host.ts';

let market: MarketHost;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

/** The distributed product opens it beside running timers: what one ends between two steps is gone at the second. */
it('invites staff who still have time to join when it opens', async () => {
  const { rows } = await market.database.query<{ isOpen: boolean }>(
    `select (data ->> 'expiresAt')::timestamptz > now() as "isOpen" from store.event
      where type = 'osta.store.store-member-invited.v1'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ isOpen }) => !isOpen)).toEqual([]);
});
