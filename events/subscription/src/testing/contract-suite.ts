import type { SetUpEventLog } from '@osta/event-log/testing/event-log-harness';
import { patience } from '@osta/event-store/testing/patience';
import { newStream, viewed } from '@osta/event-store/testing/record-events';
import { describe, expect, it, vi } from 'vitest';

import { effects } from './effects.ts';
import { describeOnceAndInOrder } from './once-and-in-order.ts';
import { describeParking } from './parking.ts';
import { subscriptionBench } from './subscription-bench.ts';

/**
 * Describes what a subscription guarantees on every adapter: each effect once and in order, nothing dropped,
 * and no event delayed by one that cannot be handled.
 */
export function describeSubscription(name: string, setUp: SetUpEventLog): void {
  describe(`a subscription on ${name}`, () => {
    const bench = subscriptionBench(setUp);
    describeOnceAndInOrder(bench);
    describeParking(bench);

    describe('can be paused', () => {
      it('and stays paused after a restart, until any process resumes it', async () => {
        const list = await effects(bench.harness().pool);
        const first = await bench.subscribe(list);
        await bench.record(newStream(), viewed());
        await vi.waitFor(async () => {
          expect(await list.count()).toBe(1);
          expect((await first.status()).lag.events).toBe(0);
        }, patience);
        await first.pause();
        await bench.record(newStream(), viewed());
        await vi.waitFor(
          async () =>
            expect(await first.status()).toMatchObject({ state: 'paused', lag: { events: 1 } }),
          patience,
        );
        await first.stop();

        const second = await bench.subscribe(list);
        await vi.waitFor(
          async () =>
            expect(await second.status()).toMatchObject({ state: 'paused', lag: { events: 1 } }),
          patience,
        );
        expect(await list.count()).toBe(1);
        await first.resume();
        await vi.waitFor(async () => expect(await list.count()).toBe(2), patience);
        expect(await second.status()).toMatchObject({ state: 'running' });
      });
    });

    it('tells when a handler forgets to move its checkpoint', async () => {
      await effects(bench.harness().pool);
      await bench.subscribe({ apply: async () => {} });
      await bench.record(newStream(), viewed());
      const error = new Error('The handler of reader-list does not move its checkpoint');
      await vi.waitFor(
        () => expect(bench.reports()).toContainEqual({ kind: 'problem', error }),
        patience,
      );
    });
  });
}
