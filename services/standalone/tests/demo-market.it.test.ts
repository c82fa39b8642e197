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

const schemas = ['identity', 'professional', 'request', 'booking', 'store', 'notification'];

/** Whoever reads their bell would find an hour that has not come, and new notifications below it. */
it.each(schemas)('tells of nothing in %s that is still to happen', async (schema) => {
  const { rows } = await market.database.query<{ type: string }>(
    `select type from ${schema}.event where "time" > now()`,
  );
  expect(rows).toEqual([]);
});

/** What a timer does in the first hours would come in the middle of what people try out, and of tests. */
it.each(schemas)('leaves nothing to the timers of %s for the next hours', async (schema) => {
  const { rows } = await market.database.query<{ name: string }>(
    `select name, due_at from ${schema}.timer where due_at < now() + interval '6 hours'`,
  );
  expect(rows).toEqual([]);
});
