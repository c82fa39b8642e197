import type { EventEnvelope } from '@osta/contracts/envelope';
import { patience } from '@osta/event-store/testing/patience';
import {
  beginWithId,
  newStream,
  unknownEvent,
  viewed,
} from '@osta/event-store/testing/record-events';
import { describe, expect, it, vi } from 'vitest';

import { effects } from './effects.ts';
import type { SubscriptionBench } from './subscription-bench.ts';

/** Describes parking: nothing is dropped, and no event that can be handled waits for one that cannot. */
export function describeParking(bench: SubscriptionBench): void {
  const reasons = (): readonly string[] =>
    bench.reports().flatMap((report) => (report.kind === 'parked' ? [report.reason] : []));

  describe('parks what it cannot handle, and the others flow', () => {
    const failures: Readonly<Record<string, () => void>> = {
      'a SyntaxError': () => void JSON.parse('{'),
      'a TypeError': () => {
        throw new TypeError('undefined is not a function');
      },
      'an error of the database': () => {
        throw Object.assign(new Error('violates check constraint'), { code: '23514' });
      },
    };

    it('poison of three kinds, each with what comes behind it, until it is redriven', async () => {
      const { pool } = bench.harness();
      const poisoned = new Map(Object.values(failures).map((fail) => [newStream(), fail] as const));
      const list = await effects(pool, (events) => {
        for (const { subject, streamversion } of events) {
          if (streamversion >= 2) poisoned.get(subject)?.();
        }
      });
      const healthy = Array.from({ length: 20 }, () => newStream());
      const [firstStuck] = poisoned.keys();
      const streams = [...poisoned.keys(), ...healthy];
      for (const stream of streams) await bench.record(stream, viewed(), viewed());
      const subscription = await bench.subscribe(list);
      for (const stream of streams) await bench.record(stream, viewed());

      await vi.waitFor(async () => {
        expect(await list.count()).toBe(healthy.length * 3 + poisoned.size);
        expect(await subscription.status()).toMatchObject({
          state: 'running',
          lag: { events: 0 },
          parkedEvents: poisoned.size * 2,
          parkedStreams: poisoned.size,
        });
      }, patience);
      expect(await list.disordered()).toEqual([]);
      expect(reasons()).toEqual(['rejected', 'rejected', 'rejected']);

      expect(await subscription.redrive()).toEqual({ applied: 0, parked: poisoned.size * 2 });
      const cured = firstStuck ?? '';
      poisoned.delete(cured);
      expect(await subscription.redrive(cured)).toEqual({ applied: 2, parked: 0 });
      expect(await list.of(cured)).toEqual(['v1', 'v2', 'v3']);
      poisoned.clear();
      expect(await subscription.redrive()).toEqual({ applied: 4, parked: 0 });
      for (const stream of streams) await bench.record(stream, viewed());
      await vi.waitFor(async () => expect(await list.count()).toBe(streams.length * 4), patience);
      expect(await list.disordered()).toEqual([]);
      expect(await subscription.status()).toMatchObject({ parkedEvents: 0, parkedStreams: 0 });
    });

    it('a stream that is redriven while more of it arrives: nothing is left in the parking lot', async () => {
      const { pool } = bench.harness();
      let isIll = true;
      const list = await effects(pool, (events) => {
        if (isIll && events.some(({ streamversion }) => streamversion === 2)) {
          throw new TypeError('not yet');
        }
      });
      const subscription = await bench.subscribe(list);
      const streams = Array.from({ length: 4 }, () => newStream());
      for (const stream of streams) await bench.record(stream, viewed(), viewed());
      await vi.waitFor(
        async () => expect(await subscription.status()).toMatchObject({ parkedStreams: 4 }),
        patience,
      );
      isIll = false;
      const versions = 15;
      const recording = streams.map(async (stream) => {
        for (let version = 3; version <= versions; version += 1) {
          await bench.record(stream, viewed());
        }
      });
      const redriving = Array.from({ length: 3 }, async () => {
        for (let round = 0; round < 10; round += 1) await subscription.redrive();
      });
      await Promise.all([...recording, ...redriving]);
      await vi.waitFor(async () => {
        await subscription.redrive();
        expect(await list.count()).toBe(streams.length * versions);
      }, patience);
      expect(await list.disordered()).toEqual([]);
      expect(await subscription.status()).toMatchObject({ parkedEvents: 0, parkedStreams: 0 });
    });

    it('an event of a later build, visible and never dropped', async () => {
      const { pool } = bench.harness();
      const list = await effects(pool);
      const subscription = await bench.subscribe(list);
      const [stuck, healthy] = [newStream(), newStream()];
      await bench.record(stuck, viewed(), unknownEvent(), viewed());
      await bench.record(healthy, viewed());
      await vi.waitFor(async () => {
        expect(await subscription.status()).toMatchObject({ parkedEvents: 2, parkedStreams: 1 });
        expect(await list.of(healthy)).toEqual(['v1']);
      }, patience);
      expect(await list.of(stuck)).toEqual(['v1']);
      expect(await subscription.redrive(stuck)).toEqual({ applied: 0, parked: 2 });
      const { rows } = await pool.query<{ event: EventEnvelope; reason: string }>(
        'select event, reason from reader.parked_event order by stream_version',
      );
      expect(rows.map(({ event, reason }) => [event.streamversion, event.type, reason])).toEqual([
        [2, 'osta.request.service-request-viewed.v99', 'unreadable'],
        [3, 'osta.request.service-request-viewed.v1', 'behind'],
      ]);
    });

    it('a version whose predecessor is nowhere, until it turns up', async () => {
      const { pool, doorbell } = bench.harness();
      const list = await effects(pool);
      const subscription = await bench.subscribe({ ...list, canHeal: false });
      const stream = newStream();
      const ahead = await beginWithId(pool, doorbell);
      await ahead.insert(stream, 2);
      await ahead.end('commit');
      await vi.waitFor(() => expect(reasons()).toEqual(['gap']), patience);
      expect(await list.of(stream)).toEqual([]);

      const late = await beginWithId(pool, doorbell);
      await late.insert(stream, 1);
      await late.end('commit');
      await vi.waitFor(async () => {
        await subscription.redrive();
        expect(await list.of(stream)).toEqual(['v1', 'v2']);
      }, patience);
      expect(await subscription.status()).toMatchObject({ parkedEvents: 0, parkedStreams: 0 });
    });

    it('an event that the process died of three times', async () => {
      const { pool } = bench.harness();
      let deadly = '';
      const list = await effects(pool, (events) => {
        if (events.some(({ id }) => id === deadly)) throw new Error('would have ended the process');
      });
      const first = await bench.subscribe(list);
      const [stream, other] = [newStream(), newStream()];
      await bench.record(other, viewed());
      await vi.waitFor(async () => expect(await list.count()).toBe(1), patience);
      await first.stop();
      await bench.record(stream, viewed(), viewed());
      const { rows: events } = await pool.query<{ id: string }>(
        'select id from request.event where stream_id = $1 and stream_version = 1',
        [stream],
      );
      deadly = events[0]?.id ?? '';
      // The state that two crashed readers leave, after a first one died of another cause
      for (const partition of bench.harness().partitions) {
        await pool.query(
          `insert into reader.open_reading (subscription, partition, reader, suspect, attempts)
           values ('reader-list', $1, gen_random_uuid(), $2, 2)`,
          [partition, deadly],
        );
      }

      const subscription = await bench.subscribe(list);
      await bench.record(other, viewed());
      await vi.waitFor(async () => {
        expect(reasons()).toEqual(['crashed']);
        expect(await list.of(other)).toEqual(['v1', 'v2']);
        const status = await subscription.status();
        expect(status).toMatchObject({ parkedEvents: 2, parkedStreams: 1 });
      }, patience);
      deadly = '';
      expect(await subscription.redrive()).toEqual({ applied: 2, parked: 0 });
    });

    it('a message that is no event', async ({ skip }) => {
      const { pool, deliverRaw } = bench.harness();
      if (!deliverRaw) return skip('This log can only hold events');
      const list = await effects(pool);
      const subscription = await bench.subscribe(list);
      const [garbled, healthy] = [newStream(), newStream()];
      await bench.record(healthy, viewed());
      // From here on the reader reads the broker; older messages were read from the tables
      await vi.waitFor(async () => expect(await list.of(healthy)).toEqual(['v1']), patience);
      await deliverRaw(garbled, '{"specversion":');
      await deliverRaw(garbled, 'null \u0000');
      await bench.record(garbled, viewed());
      await vi.waitFor(async () => {
        expect(await list.of(garbled)).toEqual(['v1']);
        expect(await subscription.status()).toMatchObject({ parkedEvents: 2, parkedStreams: 0 });
      }, patience);
      expect(await subscription.redrive()).toEqual({ applied: 0, parked: 2 });
      const { rows } = await pool.query<{ raw: Buffer }>('select raw from reader.parked_event');
      expect(rows.map(({ raw }) => raw.toString()).toSorted()).toEqual(
        ['{"specversion":', 'null \u0000'].toSorted(),
      );
    });
  });
}
