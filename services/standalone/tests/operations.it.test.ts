// @module-tag rebuilds
import { patience } from '@osta/event-store/testing/patience';
import { testClient, type TestClient } from '@osta/platform/testing/test-client';
import { professionalManifest } from '@osta/professional/manifest';
import { v4 as uuidV4, v7 as uuidV7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { startMarket, type MarketHost, type MarketOptions } from './market-host.ts';
import { startOnSameDatabase } from './market-ways.ts';
import { findPeople, type People } from './principals.ts';
import { recordQuote, recordQuotes } from './record-quotes.ts';
import { auditOf, type Audit } from './run-audit.ts';

const operations = '/api/operations/notification';
const list = `${operations}/subscriptions/notification-list`;
const rebuild = `${operations}/rebuilds/notifications`;
const reason = 'The cause is mended';

function describeOperations(options: MarketOptions): void {
  let market: MarketHost;
  let people: People;
  let audit: Audit;
  let admin: TestClient;

  beforeAll(async () => {
    market = await startMarket(options);
    people = await findPeople(market);
    audit = auditOf(market);
    admin = testClient(market.url, await people.cookieOf('admin'));
  });
  afterAll(() => market.stop());

  /** Records two quotes in one new stream; the first is unreadable. Returns once both are parked. */
  async function park(): Promise<{ streamId: string; first: string; second: string }> {
    const [streamId, first, second] = [uuidV7(), uuidV7(), uuidV7()];
    const unreadable = { streamId, eventId: first, version: 1, isReadable: false };
    const behind = { streamId, eventId: second, version: 2, isReadable: true };
    await recordQuote({ market, people }, unreadable);
    await recordQuote({ market, people }, behind);
    await vi.waitFor(async () => {
      expect(await parkedStreams()).toContainEqual(
        expect.objectContaining({ streamId, eventId: first, events: 2, reason: 'unreadable' }),
      );
    }, patience);
    return { streamId, first, second };
  }

  async function parkedStreams(query = ''): Promise<readonly unknown[]> {
    const { status, body } = await admin.get(`${operations}/parked-streams${query}`);
    expect(status).toBe(200);
    return (body as { readonly items: readonly unknown[] }).items;
  }

  async function outcomeOf(redriveId: string): Promise<unknown> {
    return vi.waitFor(async () => {
      const { body } = await admin.get(`${list}/redrives/${redriveId}`);
      const { outcome } = body as { readonly outcome: unknown };
      expect(outcome).not.toBeNull();
      return outcome;
    }, patience);
  }

  async function differs(): Promise<boolean> {
    return (await audit('diff', '--model', 'notifications', '--quiet')).code === 1;
  }
  /** Waits until the live projector has applied everything. */
  async function agrees(): Promise<void> {
    await vi.waitFor(async () => expect(await differs()).toBe(false), {
      timeout: 60_000,
      interval: 500,
    });
  }
  async function stateIs(state: string | null): Promise<void> {
    await vi.waitFor(
      async () => {
        const { body } = await admin.get(rebuild);
        const { rebuild: found } = body as { readonly rebuild: { state: string } | null };
        expect(found?.state ?? null).toBe(state);
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  describe('on parked streams', () => {
    it('list, show, redrive and discard, and keep who did it and why', async () => {
      const { streamId, first, second } = await park();
      expect((await admin.get(`${list}/parked-events/${first}`)).body).toMatchObject({
        subscription: 'notification-list',
        error: expect.stringContaining('serviceId'),
        event: { id: first, subject: streamId },
        raw: null,
      });

      const tooEarly = await admin.put(`${list}/parked-events/${second}/discard`, { reason });
      expect([tooEarly.status, tooEarly.body]).toMatchObject([
        409,
        { code: 'EARLIER_EVENTS_PARKED' },
      ]);
      const inVain = uuidV4();
      const asked = await admin.put(`${list}/redrives/${inVain}`, { streamId, reason });
      expect([asked.status, asked.body]).toMatchObject([202, { redriveId: inVain, streamId }]);
      expect(await outcomeOf(inVain)).toEqual({ applied: 0, parked: 2 });

      const discarded = await admin.put(`${list}/parked-events/${first}/discard`, { reason });
      expect([discarded.status, discarded.body]).toMatchObject([
        200,
        { eventId: first, operator: people.idOf('admin'), reason },
      ]);
      // A retry of the same is the same
      const again = await admin.put(`${list}/parked-events/${first}/discard`, { reason: 'Again' });
      expect(again.body).toEqual(discarded.body);

      const redriveId = uuidV4();
      await admin.put(`${list}/redrives/${redriveId}`, { reason });
      const repeated = await admin.put(`${list}/redrives/${redriveId}`, { reason });
      expect(repeated.status).toBe(202);
      expect(await outcomeOf(redriveId)).toEqual({ applied: 1, parked: 0 });
      expect(await parkedStreams()).toEqual([]);
      const other = await admin.put(`${list}/redrives/${redriveId}`, { streamId, reason });
      expect([other.status, other.body]).toMatchObject([409, { code: 'REDRIVE_ID_TAKEN' }]);

      const { rows } = await market.database.query(
        'select action, operator, reason from notification.operator_action order by asked_at',
      );
      const acted = { operator: people.idOf('admin'), reason };
      expect(rows).toEqual([
        { action: 'redrive', ...acted },
        { action: 'discard', ...acted },
        { action: 'redrive', ...acted },
      ]);
      const { rows: notified } = await market.database.query(
        'select event_id from notification.notification where event_id = any($1)',
        [[first, second]],
      );
      expect(notified).toEqual([{ event_id: second }]);
    });

    it('list page by page, each stream once', async () => {
      const streams = [await park(), await park(), await park()].map(({ streamId }) => streamId);
      const seen: unknown[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body } = await admin.get(
          `${operations}/parked-streams?limit=1${cursor && `&cursor=${cursor}`}`,
        );
        const page = body as { items: readonly { streamId: string }[]; nextCursor: string | null };
        seen.push(...page.items.map(({ streamId }) => streamId));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(streams.toSorted());
      for (const { eventId } of (await parkedStreams()) as { readonly eventId: string }[]) {
        await admin.put(`${list}/parked-events/${eventId}/discard`, { reason });
      }
      const redriveId = uuidV4();
      await admin.put(`${list}/redrives/${redriveId}`, { reason });
      expect(await outcomeOf(redriveId)).toEqual({ applied: 3, parked: 0 });
    });

    it.each([
      ['GET', `${list}/parked-events/${uuidV4()}`, 404],
      ['GET', `${list}/redrives/${uuidV4()}`, 404],
      ['GET', `${operations}/parked-streams?cursor=nonsense`, 400],
      ['GET', `${operations}/parked-streams?cursor=WyIAIiwieCIsbnVsbF0`, 400],
      ['PUT', `${operations}/subscriptions/nobodys/redrives/${uuidV4()}`, 404],
      ['PUT', `${list}/parked-events/${uuidV4()}/discard`, 404],
    ])('answer %s %s with %i', async (method, path, status) => {
      const answer = method === 'GET' ? await admin.get(path) : await admin.put(path, { reason });
      expect(answer.status).toBe(status);
    });

    it('are told why when there is no reason', async () => {
      const { status, body } = await admin.put(`${list}/redrives/${uuidV4()}`, { reason: '  ' });
      expect([status, body]).toMatchObject([
        400,
        { code: 'VALIDATION_FAILED', fields: [{ field: 'body.reason', rule: 'min-length' }] },
      ]);
    });
  });

  describe('on read models', () => {
    beforeEach(async () => {
      await admin.delete(rebuild);
      await market.database.query(
        `delete from notification.notification where id in
           (select id from notification.notification order by seq limit 3)`,
      );
      await recordQuotes({ market, people }, 1500);
    });

    it('rebuild what has lost rows, hold before the swap, and swap when asked', async () => {
      expect((await admin.get(`${operations}/rebuilds`)).body).toEqual({
        items: [
          { model: 'notifications', rebuild: null },
          { model: 'notification-stores', rebuild: null },
          { model: 'notification-booked-names', rebuild: null },
          { model: 'notification-written-names', rebuild: null },
          { model: 'notification-names-of-services', rebuild: null },
        ],
      });
      const started = await admin.put(rebuild, { reason, holdsBeforeSwap: true });
      expect([started.status, started.body]).toMatchObject([
        202,
        { rebuild: { state: 'building', reason, operator: people.idOf('admin'), error: null } },
      ]);
      await stateIs('built');
      expect(await differs()).toBe(true);
      const paused = await admin.patch(rebuild, { state: 'paused' });
      expect([paused.status, paused.body]).toMatchObject([
        409,
        { code: 'REBUILD_NOT_POSSIBLE', state: 'built' },
      ]);

      expect((await admin.patch(rebuild, { state: 'swapped' })).status).toBe(202);
      await stateIs('swapped');
      await agrees();
      const again = await admin.put(rebuild, { reason });
      expect([again.status, again.body]).toMatchObject([409, { state: 'swapped' }]);

      expect((await admin.delete(rebuild)).status).toBe(204);
      await stateIs(null);
      const nothing = await admin.delete(rebuild);
      expect([nothing.status, nothing.body]).toMatchObject([409, { state: null }]);

      const { out } = await audit('runs', '--json', '--limit', '100');
      const runs = (
        JSON.parse(out) as { operator: string; arguments: string[]; exit_code: number }[]
      )
        .filter(({ operator }) => operator === people.idOf('admin'))
        .map(({ arguments: words, exit_code: code }) => `${words.slice(1, 4).join(' ')}: ${code}`);
      expect(runs).toEqual(
        expect.arrayContaining([
          `start --reason ${reason}: 0`,
          'pause --model notifications: 2',
          'swap --model notifications: 0',
          'drop --model notifications: 0',
        ]),
      );
    });

    it('pause it, and go on with it', async () => {
      const { database } = market;
      // The work cannot read the first page before it is paused
      await database.query('begin');
      await database.query('lock table notification.applied_stream in access exclusive mode');
      await admin.put(rebuild, { reason, holdsBeforeSwap: true });
      expect((await admin.patch(rebuild, { state: 'paused' })).status).toBe(202);
      await database.query('commit');
      await stateIs('paused');
      expect((await admin.patch(rebuild, { state: 'paused' })).status).toBe(202);

      expect((await admin.patch(rebuild, { state: 'building' })).status).toBe(202);
      await stateIs('built');
      await admin.patch(rebuild, { state: 'swapped' });
      await stateIs('swapped');
      await agrees();
    });

    it('of two who start it at once, one does', async () => {
      const body = { reason, holdsBeforeSwap: true };
      const answers = await Promise.all([1, 2, 3, 4].map(() => admin.put(rebuild, body)));
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
      await stateIs('built');
    });

    it('go on after the process that worked on it has ended', async () => {
      await admin.put(rebuild, { reason, holdsBeforeSwap: true });
      await stateIs('built');
      // As a process leaves it that is killed after it was asked for the swap
      await market.database.query(
        "update osta_audit.live_rebuild set state = 'building', holds = false",
      );
      const next = await startOnSameDatabase(market.databaseUrl);
      await stateIs('swapped');
      await next.stop();
      await agrees();
      expect((await admin.delete(rebuild)).status).toBe(204);
    });

    it('know nothing of models of other services', async () => {
      expect((await admin.get('/api/operations/professional/rebuilds')).body).toEqual({
        items: professionalManifest.readModels.map(({ name: model }) => ({ model, rebuild: null })),
      });
      const foreign = '/api/operations/professional/rebuilds/notifications';
      expect((await admin.put(foreign, { reason })).status).toBe(404);
      expect((await admin.get(foreign)).status).toBe(404);
    });
  });
}

describe('operations of admins', () => {
  describe('with all services in one process', () => {
    describeOperations({});
  });

  describe('with all services in processes of their own', { tags: 'ways' }, () => {
    describeOperations({ apart: { kafkaBrokers: null, redisUrl: null } });
  });
});
