import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';

import { newStream, recorder, viewed } from '@osta/event-store/testing/record-events';
import { kafka, unavailable } from '@osta/infrastructure/testing/infrastructure';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { Kafka, logLevel, type Admin } from 'kafkajs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { kafkaEventLog } from '../src/kafka/kafka-event-log.ts';
import type { EventLogHarness } from '../src/testing/event-log-harness.ts';
import { kafkaHarness } from '../src/testing/kafka-harness.ts';
import { recordingReader } from '../src/testing/recording-reader.ts';

const noKafka = await unavailable('kafka');

/** Where the timer is that `quietQueue` quiets. */
const RequestQueue: { readonly prototype: { checkPendingRequests(): void } } = createRequire(
  import.meta.url,
)('kafkajs/src/network/requestQueue/index.js');

/** `<namespace>.request`, and the number of the partition. */
function placeOf(partition: string): { readonly topic: string; readonly number: number } {
  const at = partition.lastIndexOf(':');
  return { topic: partition.slice(0, at), number: Number(partition.slice(at + 1)) };
}

/** The broker, as an operator sees it. */
async function operate<Result>(task: (admin: Admin) => Promise<Result>): Promise<Result> {
  const admin = new Kafka({ brokers: [...(await kafka())], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    return await task(admin);
  } finally {
    await admin.disconnect();
  }
}

describe.skipIf(noKafka)('Kafka, where kafkajs needs a guard', () => {
  let harness: EventLogHarness;
  let record: ReturnType<typeof recorder>['record'];

  beforeEach(async () => {
    harness = await kafkaHarness();
    ({ record } = recorder(harness.pool, harness.doorbell));
  });

  afterEach(() => harness.close());

  it('wakes up at most five times a second while nothing happens', async () => {
    const log = await harness.open();
    const reader = recordingReader({ group: 'idle' });
    await log.read(reader);
    const stream = newStream();
    await record(stream, viewed());
    await reader.received(new Map([[stream, 1]]));
    const checks = vi.spyOn(RequestQueue.prototype, 'checkPendingRequests');
    await letTimePass(3000, 'what is counted');
    const perSecond = checks.mock.calls.length / 3;
    checks.mockRestore();
    // One client publishes and one reads: five for each of their connections would be plenty
    expect(perSecond).toBeLessThanOrEqual(5);
  });

  it('moves on behind a message that is no event, for good', async () => {
    const positions = new Map<string, string>();
    const log = await harness.open();
    const first = recordingReader({ group: 'garbage', positions });
    const reading = await log.read(first);
    const stream = newStream();
    await harness.deliverRaw?.(stream, '{"specversion":');
    await harness.deliverRaw?.(stream, 'null');
    await vi.waitFor(() => expect(first.unreadable).toHaveLength(2), { timeout: 10_000 });
    expect(first.unreadable.map(({ streamId, raw }) => [streamId, raw])).toEqual([
      [stream, '{"specversion":'],
      [stream, 'null'],
    ]);
    await vi.waitFor(async () => expect((await reading.lag()).events).toBe(0));
    await reading.stop();

    const second = recordingReader({ group: 'garbage', positions });
    await log.read(second);
    await record(stream, viewed());
    await second.received(new Map([[stream, 1]]));
    expect(second.unreadable).toEqual([]);
  });

  it('lets the other partitions flow while one is refused', async () => {
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
    // After so many waits, each twice the one before, the refused one rests for longer than the others may take
    await vi.waitFor(() => expect(refusals).toBe(6), { timeout: 20_000, interval: 10 });
    const others = Array.from({ length: 24 }, newStream);
    for (const stream of others) await record(stream, viewed());
    const elsewhere = new Map(others.map((stream) => [stream, 1]));
    // In the partition of the refused one they wait, too: about two of them
    await vi.waitFor(
      () => {
        const arrived = new Set(reader.events().map(({ subject }) => subject));
        const missing = [...elsewhere.keys()].filter((stream) => !arrived.has(stream));
        expect(missing.length).toBeLessThan(8);
      },
      { timeout: 1500, interval: 20 },
    );
  });

  it('keeps its partitions while a handler takes longer than a member may be silent', async () => {
    const deliveries: number[] = [];
    const reader = recordingReader({
      group: 'slow',
      async handle({ events }) {
        deliveries.push(...events.map(({ streamversion }) => streamversion));
        if (deliveries.length === 1) await letTimePass(13_000, 'more than the session timeout');
      },
    });
    const log = await harness.open();
    await log.read(reader);
    const stream = newStream();
    await record(stream, viewed());
    await vi.waitFor(() => expect(deliveries).toEqual([1]), { timeout: 10_000 });
    await record(stream, viewed());
    await reader.received(new Map([[stream, 2]]), 25_000);
    expect(deliveries).toEqual([1, 2]);
  });

  it('begins with what there is when retention has deleted what comes next', async () => {
    const log = await harness.open();
    const positions = new Map<string, string>();
    const first = recordingReader({ group: 'retention', positions });
    const reading = await log.read(first);
    const stream = newStream();
    await record(stream, viewed());
    await first.received(new Map([[stream, 1]]));
    await reading.stop();
    const [partition = ''] = positions.keys();
    const { topic, number } = placeOf(partition);

    await record(stream, viewed(), viewed());
    await vi.waitFor(async () => {
      const offsets = await operate((admin) => admin.fetchTopicOffsets(topic));
      expect(offsets.find((each) => each.partition === number)?.high).toBe('3');
    });
    await operate(async (admin) => {
      // Without a look at the topic before it, kafkajs does not know its leaders
      await admin.fetchTopicOffsets(topic);
      await admin.deleteTopicRecords({ topic, partitions: [{ partition: number, offset: '2' }] });
    });
    const second = recordingReader({ group: 'retention', positions });
    await log.read(second);
    await vi.waitFor(() =>
      expect(second.events().map(({ streamversion }) => streamversion)).toEqual([3]),
    );
  });

  it('begins at the beginning when its position lies behind the end of a topic', async () => {
    const stream = newStream();
    await record(stream, viewed());
    const positions = new Map(harness.partitions.map((partition) => [partition, '1000']));
    const log = await harness.open();
    const reader = recordingReader({ group: 'recreated', positions });
    await log.read(reader);
    await reader.received(new Map([[stream, 1]]));
    expect(positions.get(reader.batches[0]?.partition ?? '')).toBe('1');
  });

  it('ends reading when the consumer gives no sign of life', async () => {
    const log = kafkaEventLog({
      brokers: await kafka(),
      clientId: 'test',
      namespace: `test-${randomUUID()}`,
      onProblem: () => {},
      unpublished: async () => ({ events: 0, seconds: 0 }),
      // It gives one every half second, at most
      silenceMs: 150,
    });
    // On a slow machine it is silent for as long before the group has taken it
    const end = await log.read(recordingReader({ group: 'silent' })).then(
      ({ ended }) => ended,
      (error: unknown) => error,
    );
    expect(String(end)).toContain('no sign of life');
    await log.close();
  });
});
