// @module-tag kafka
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';

import { patience } from '@osta/event-store/testing/patience';
import { newStream, recorder, viewed } from '@osta/event-store/testing/record-events';
import { kafka, unavailable } from '@osta/infrastructure/testing/infrastructure';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { Kafka, logLevel, type Admin } from 'kafkajs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { kafkaEventLog } from '../src/kafka/kafka-event-log.ts';
import { partitionOf } from '../src/kafka/partition-of.ts';
import type { EventLogHarness } from '../src/testing/event-log-harness.ts';
import { kafkaHarness } from '../src/testing/kafka-harness.ts';
import { recordingReader, type RecordingReader } from '../src/testing/recording-reader.ts';

const noKafka = await unavailable('kafka');

/** The class whose timer `quietQueue` stops. */
const RequestQueue: { readonly prototype: { checkPendingRequests(): void } } = createRequire(
  import.meta.url,
)('kafkajs/src/network/requestQueue/index.js');

/** Splits a partition's name into `<namespace>.request` and its number. */
function placeOf(partition: string): { readonly topic: string; readonly number: number } {
  const at = partition.lastIndexOf(':');
  return { topic: partition.slice(0, at), number: Number(partition.slice(at + 1)) };
}

/** Runs a task with an admin client of its own. */
async function operate<Result>(task: (admin: Admin) => Promise<Result>): Promise<Result> {
  const admin = new Kafka({ brokers: [...(await kafka())], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    return await task(admin);
  } finally {
    await admin.disconnect();
  }
}

/** Deletes the messages of a partition before an offset, as retention does. */
async function trim(partition: string, offset: string): Promise<void> {
  const { topic, number } = placeOf(partition);
  await operate(async (admin) => {
    // kafkajs needs this to learn the topic's leaders
    await admin.fetchTopicOffsets(topic);
    await admin.deleteTopicRecords({ topic, partitions: [{ partition: number, offset }] });
  });
}

async function published(partition: string, high: string): Promise<void> {
  const { topic, number } = placeOf(partition);
  await vi.waitFor(async () => {
    const offsets = await operate((admin) => admin.fetchTopicOffsets(topic));
    expect(offsets.find((each) => each.partition === number)?.high).toBe(high);
  }, patience);
}

/** Returns the delivered versions of one stream, in order of arrival. */
function versionsOf(reader: RecordingReader, stream: string): readonly number[] {
  return reader
    .events()
    .filter(({ subject }) => subject === stream)
    .map(({ streamversion }) => streamversion);
}

describe.skipIf(noKafka)('Kafka, where kafkajs needs a guard', () => {
  let harness: EventLogHarness;
  let record: ReturnType<typeof recorder>['record'];

  beforeEach(async () => {
    harness = await kafkaHarness();
    ({ record } = recorder(harness.pool, harness.doorbell));
  });

  afterEach(() => harness.close());

  /** Sets up a stream with one event, and a reader that has read it and stopped. */
  async function readOne(
    group: string,
  ): Promise<{ stream: string; partition: string; positions: Map<string, string> }> {
    const log = await harness.open();
    const positions = new Map<string, string>();
    const reader = recordingReader({ group, positions });
    const reading = await log.read(reader);
    const stream = newStream();
    await record(stream, viewed());
    await reader.received(new Map([[stream, 1]]));
    await reading.stop();
    return { stream, partition: partitionFor(stream), positions };
  }

  const partitionFor = (stream: string): string => harness.partitions[partitionOf(stream)] ?? '';

  it('wakes up at most five times a second while nothing happens', async () => {
    const log = await harness.open();
    const reader = recordingReader({ group: 'idle' });
    await log.read(reader);
    const stream = newStream();
    await record(stream, viewed());
    await reader.received(new Map([[stream, 1]]));
    // The first one may have come from the event tables, before there was a connection to the broker
    await record(stream, viewed());
    await reader.received(new Map([[stream, 2]]));
    const checks = vi.spyOn(RequestQueue.prototype, 'checkPendingRequests');
    await letTimePass(3000, 'what is counted');
    const perSecond = checks.mock.calls.length / 3;
    checks.mockRestore();
    // One client publishes and one reads; five per second for each connection is a generous limit
    expect(perSecond).toBeLessThanOrEqual(5);
  });

  it('moves past a message that is not an event, permanently', async () => {
    const positions = new Map<string, string>();
    const log = await harness.open();
    const first = recordingReader({ group: 'garbage', positions });
    const reading = await log.read(first);
    const stream = newStream();
    await record(stream, viewed());
    await first.received(new Map([[stream, 1]]));
    await harness.deliverRaw?.(stream, '{"specversion":');
    await harness.deliverRaw?.(stream, 'null');
    await vi.waitFor(() => expect(first.unreadable).toHaveLength(2), patience);
    expect(first.unreadable.map(({ streamId, raw }) => [streamId, raw])).toEqual([
      [stream, '{"specversion":'],
      [stream, 'null'],
    ]);
    await vi.waitFor(async () => expect((await reading.lag()).events).toBe(0), patience);
    await reading.stop();

    const second = recordingReader({ group: 'garbage', positions });
    await log.read(second);
    await record(stream, viewed());
    await vi.waitFor(
      () => expect(second.events().map(({ streamversion }) => streamversion)).toEqual([2]),
      patience,
    );
    expect(second.unreadable).toEqual([]);
  });

  it('continues with other partitions while one is rejected', async () => {
    const refused = newStream();
    let refusals = 0;
    const reader = recordingReader({
      group: 'refuses',
      async handle({ events }) {
        if (!events.some(({ subject }) => subject === refused)) return;
        refusals += 1;
        throw new TypeError('always');
      },
    });
    const log = await harness.open();
    await log.read(reader);
    await record(refused, viewed());
    await vi.waitFor(() => expect(refusals).toBeGreaterThanOrEqual(6), patience);
    await vi.waitFor(async () => {
      // After so many doubling waits, the refused partition pauses for seconds: the others come meanwhile
      const before = refusals;
      const others = Array.from({ length: 24 }, newStream);
      for (const stream of others) await record(stream, viewed());
      await vi.waitFor(() => {
        const arrived = new Set(reader.events().map(({ subject }) => subject));
        // Events in the refused event's partition wait too: about two of them
        expect(others.filter((stream) => !arrived.has(stream)).length).toBeLessThan(8);
      }, patience);
      expect(refusals).toBe(before);
    }, patience);
  });

  it('keeps its partitions while a handler takes longer than the session timeout', async () => {
    const deliveries: number[] = [];
    const reader = recordingReader({
      group: 'slow',
      async handle({ events }) {
        // The first one may come twice: from the event tables, and from the broker
        const later = events.map(({ streamversion }) => streamversion).filter((each) => each > 1);
        deliveries.push(...later);
        if (later.includes(2)) await letTimePass(13_000, 'more than the session timeout');
      },
    });
    const log = await harness.open();
    await log.read(reader);
    const stream = newStream();
    await record(stream, viewed());
    await reader.received(new Map([[stream, 1]]));
    await record(stream, viewed());
    await vi.waitFor(() => expect(deliveries).toEqual([2]), patience);
    await record(stream, viewed());
    await reader.received(new Map([[stream, 3]]));
    expect(deliveries).toEqual([2, 3]);
  });

  describe('where the broker no longer has the next message', () => {
    it('a late reader gets every stream from its first event', async () => {
      const quiet = Array.from({ length: 30 }, newStream);
      for (const stream of quiet) await record(stream, viewed(), viewed());
      await vi.waitFor(async () => {
        const { topic } = placeOf(harness.partitions[0] ?? '');
        const offsets = await operate((admin) => admin.fetchTopicOffsets(topic));
        expect(offsets.reduce((sum, { high }) => sum + Number(high), 0)).toBe(60);
      }, patience);
      for (const partition of harness.partitions) await trim(partition, '-1');

      const log = await harness.open();
      const late = recordingReader({ group: 'late' });
      const reading = await log.read(late);
      await late.received(new Map(quiet.map((stream) => [stream, 2])));
      const [stream = ''] = quiet;
      await record(stream, viewed());
      await late.received(new Map([[stream, 3]]));
      expect(versionsOf(late, stream)).toEqual([1, 2, 3]);
      expect(late.distinct()).toHaveLength(61);
      await vi.waitFor(
        async () => expect(await reading.lag()).toEqual({ events: 0, seconds: 0 }),
        patience,
      );
    });

    it('messages deleted before they were read come from the tables', async () => {
      const { stream, partition, positions } = await readOne('retention');
      await record(stream, viewed(), viewed());
      await published(partition, '3');
      await trim(partition, '2');
      const second = recordingReader({ group: 'retention', positions });
      await (await harness.open()).read(second);
      await vi.waitFor(() => expect(versionsOf(second, stream)).toEqual([2, 3]), patience);
    });

    it('so do messages deleted while a reader was paused', async () => {
      let isHeld = true;
      const reader = recordingReader({
        group: 'held',
        async handle() {
          if (isHeld) throw new Error('held up');
        },
      });
      await (await harness.open()).read(reader);
      const stream = newStream();
      await record(stream, viewed(), viewed(), viewed());
      await published(partitionFor(stream), '3');
      await trim(partitionFor(stream), '2');
      isHeld = false;
      await reader.received(new Map([[stream, 3]]));
      expect([...new Set(versionsOf(reader, stream))]).toEqual([1, 2, 3]);
    });

    it('a position from another topic of the same name is detected', async () => {
      const { stream, partition, positions } = await readOne('recreated');
      await record(stream, viewed());
      await published(partition, '2');
      const { topic, number } = placeOf(partition);
      await operate((admin) => admin.deleteTopics({ topics: [topic] }));
      // The relay does not publish again what it has published: more messages than before, and none missing
      const elsewhere = newStream();
      await record(elsewhere, viewed());
      await vi.waitFor(async () => {
        await harness.deliverRaw?.(stream, 'null');
        const offsets = await operate((admin) => admin.fetchTopicOffsets(topic));
        const high = offsets.find((each) => each.partition === number)?.high;
        expect(Number(high)).toBeGreaterThan(3);
      }, patience);
      const second = recordingReader({ group: 'recreated', positions });
      await (await harness.open()).read(second);
      await vi.waitFor(() => expect(versionsOf(second, stream)).toEqual([2]), patience);
      expect(second.unreadable).toEqual([]);
    });

    it('a position beyond the end leads to the tables', async () => {
      const stream = newStream();
      await record(stream, viewed());
      await published(partitionFor(stream), '1');
      const positions = new Map(harness.partitions.map((partition) => [partition, '1000']));
      const log = await harness.open();
      const reader = recordingReader({ group: 'beyond', positions });
      await log.read(reader);
      await reader.received(new Map([[stream, 1]]));
      await vi.waitFor(
        () => expect(positions.get(partitionFor(stream))).toBe(`1/${stream}:1`),
        patience,
      );
    });
  });

  it('ends reading when the consumer shows no activity', async () => {
    const log = kafkaEventLog({
      brokers: await kafka(),
      clientId: 'test',
      namespace: `test-${randomUUID()}`,
      onProblem: () => {},
      unpublished: async () => ({ events: 0, seconds: 0 }),
      history: null,
      // The consumer sends a heartbeat every half second at most
      silenceMs: 150,
    });
    // On a slow machine it is silent for that long even before it has joined the group
    const end = await log.read(recordingReader({ group: 'silent' })).then(
      ({ ended }) => ended,
      (error: unknown) => error,
    );
    expect(String(end)).toContain('no sign of life');
    await log.close();
  });
});
