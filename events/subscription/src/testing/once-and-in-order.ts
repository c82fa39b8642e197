import { patience } from '@osta/event-store/testing/patience';
import {
  beginWithId,
  newStream,
  recordUnderLoad,
  viewed,
} from '@osta/event-store/testing/record-events';
import { describe, expect, it, vi } from 'vitest';

import { effects } from './effects.ts';
import type { SubscriptionBench } from './subscription-bench.ts';

/** Describes exactly-once effects, in order within a stream, under faults. */
export function describeOnceAndInOrder(bench: SubscriptionBench): void {
  describe('has each effect once and in order', () => {
    it('under sixteen writers, in batches of any size', async () => {
      const { pool, doorbell } = bench.harness();
      const list = await effects(pool);
      const subscription = await bench.subscribe({ ...list, batchSize: 7 });
      const committed = await recordUnderLoad(pool, doorbell, 12);
      const total = [...committed.values()].reduce((sum, version) => sum + version, 0);
      await vi.waitFor(async () => expect(await list.count()).toBe(total), patience);
      expect(await list.disordered()).toEqual([]);
      // The place is moved after the effect, on Kafka in a commit of its own
      await vi.waitFor(
        async () =>
          expect(await subscription.status()).toEqual({
            name: 'reader-list',
            state: 'running',
            lag: { events: 0, seconds: 0 },
            parkedEvents: 0,
            parkedStreams: 0,
          }),
        patience,
      );
    });

    it('while connections are cut and readers come and go', async () => {
      const { pool, doorbell, cutConnections } = bench.harness();
      const list = await effects(pool);
      const over = new AbortController();
      const cuts: Promise<void>[] = [];
      const churn = async (): Promise<void> => {
        while (!over.signal.aborted) {
          const subscription = await bench.subscribe(list);
          const cut = cutConnections().catch(() => {});
          cuts.push(cut);
          await Promise.race([cut, subscription.redrive().catch(() => {})]);
          await subscription.stop().catch(() => {});
        }
      };
      await bench.subscribe(list);
      const churning = churn();
      const newest = new Map<string, number>();
      for (let round = 0; round < 40; round += 1) {
        const stream = newStream();
        await vi.waitFor(() => bench.record(stream, viewed(), viewed()), patience);
        newest.set(stream, 2);
      }
      over.abort();
      await churning;
      // The last cut may take effect after its reader has ended
      await Promise.all(cuts);
      doorbell.ring('request');
      // A connection notices a moment later that it was cut: the query on it is retried
      await vi.waitFor(async () => {
        const { rows } = await pool.query<{ count: number }>(
          'select count(*)::int as count from request.event',
        );
        expect(await list.count()).toBe(rows[0]?.count);
        expect(await list.disordered()).toEqual([]);
        expect(await list.count()).toBeGreaterThanOrEqual(newest.size * 2);
      }, patience);
    });

    it('when the place is lost and everything comes again', async () => {
      const { pool } = bench.harness();
      const list = await effects(pool);
      const first = await bench.subscribe(list);
      const stream = newStream();
      await bench.record(stream, viewed(), viewed());
      await vi.waitFor(async () => expect(await list.count()).toBe(2), patience);
      await first.stop();
      await pool.query('delete from reader.checkpoint');

      await bench.subscribe(list);
      await bench.record(stream, viewed());
      await vi.waitFor(async () => expect(await list.of(stream)).toContain('v3'), patience);
      expect(await list.of(stream)).toEqual(['v1', 'v2', 'v3']);
      expect(bench.reports()).toContainEqual(
        expect.objectContaining({ kind: 'redelivered', events: 2 }),
      );
    });

    it('when a version overtakes the one before it: the gap is filled from the store', async () => {
      const { pool, doorbell } = bench.harness();
      const list = await effects(pool);
      const subscription = await bench.subscribe(list);
      const stream = newStream();
      // The transaction with the lower id writes the later version, so it is read first
      const early = await beginWithId(pool, doorbell);
      await bench.record(stream, viewed());
      await early.insert(stream, 2);
      await early.end('commit');
      await vi.waitFor(async () => expect(await list.of(stream)).toEqual(['v1', 'v2']), patience);
      await bench.record(newStream(), viewed());
      await vi.waitFor(async () => expect(await list.count()).toBe(3), patience);
      expect(await list.of(stream)).toEqual(['v1', 'v2']);
      expect(await subscription.status()).toMatchObject({ parkedEvents: 0, parkedStreams: 0 });
    });

    it('when a commit took effect and its answer was lost', async () => {
      const list = await effects(bench.harness().pool);
      let isLost = false;
      const subscription = await bench.subscribe({
        async apply(events, checkpoint) {
          await list.apply(events, checkpoint);
          if (isLost || events.length === 0) return;
          isLost = true;
          throw new Error('Connection terminated unexpectedly');
        },
      });
      const stream = newStream();
      await bench.record(stream, viewed(), viewed());
      await vi.waitFor(
        () => expect(bench.reports().map(({ kind }) => kind)).toContain('redelivered'),
        patience,
      );
      expect(await list.of(stream)).toEqual(['v1', 'v2']);
      expect(await subscription.status()).toMatchObject({ parkedEvents: 0 });
    });

    it('when the database refuses for a moment: the same again, nothing is parked', async () => {
      let refusals = 0;
      const list = await effects(bench.harness().pool, () => {
        refusals += 1;
        if (refusals <= 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      });
      const subscription = await bench.subscribe(list);
      await bench.record(newStream(), viewed());
      await vi.waitFor(async () => expect(await list.count()).toBe(1), patience);
      await vi.waitFor(
        async () =>
          expect(await subscription.status()).toMatchObject({ state: 'running', parkedEvents: 0 }),
        patience,
      );
      expect(bench.reports().filter(({ kind }) => kind === 'retrying')).toHaveLength(3);
    });
  });
}
