import { once } from 'node:events';

import type { EventEnvelope } from '@osta/contracts/envelope';
import { readStream } from '@osta/event-store/read-events';
import { missingVersions, overtakenVersions } from '@osta/event-store/testing/delivered-versions';
import { patience } from '@osta/event-store/testing/patience';
import {
  beginWithId,
  newStream,
  recorder,
  recordUnderLoad,
  viewed,
  type Recorder,
} from '@osta/event-store/testing/record-events';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { afterEach, beforeEach, describe, expect, it, vi, type TestOptions } from 'vitest';

import type { EventLog, Reading } from '../event-log.ts';
import type { EventLogHarness, SetUpEventLog } from './event-log-harness.ts';
import { recordingReader } from './recording-reader.ts';

/**
 * Describes what every adapter guarantees: nothing is lost and streams stay in order, whatever fails.
 *
 * Each test gets an empty log.
 *
 * @param exhaustive options of all tests but a few that show that events arrive
 */
export function describeEventLog(
  name: string,
  setUp: SetUpEventLog,
  exhaustive: TestOptions = {},
): void {
  describe(`${name} as an event log`, () => {
    let harness: EventLogHarness;
    let record: Recorder['record'];
    let recordSlowly: Recorder['recordSlowly'];

    beforeEach(async () => {
      harness = await setUp();
      ({ record, recordSlowly } = recorder(harness.pool, harness.doorbell));
    });

    afterEach(() => harness.close());

    describe('what was recorded', () => {
      it('arrives as it is in the store, also events older than the reader', async () => {
        const stream = newStream();
        await record(stream, viewed(), viewed());
        const reader = recordingReader({ group: 'plain' });
        const log = await harness.open();
        await log.read(reader);
        await reader.received(new Map([[stream, 2]]));
        await record(stream, viewed());
        await reader.received(new Map([[stream, 3]]));

        const stored = await readStream(harness.pool, 'request', stream, 1, 3);
        expect(reader.distinct()).toEqual(stored);
      });

      it('arrives in every group', async () => {
        const stream = newStream();
        const log = await harness.open();
        const readers = ['one', 'two'].map((group) => recordingReader({ group }));
        for (const reader of readers) await log.read(reader);
        await record(stream, viewed());
        for (const reader of readers) await reader.received(new Map([[stream, 1]]));
        const arrived = readers.map(
          (reader) => new Set(reader.events().map((each) => each.subject)),
        );
        expect(arrived).toEqual([new Set([stream]), new Set([stream])]);
      });

      it('arrives soon after its commit, also after a silence', async () => {
        const reader = recordingReader({ group: 'soon' });
        const log = await harness.open();
        await log.read(reader);
        const first = newStream();
        await record(first, viewed());
        await reader.received(new Map([[first, 1]]));

        const waits: number[] = [];
        for (let round = 0; round < 10; round += 1) {
          await letTimePass(50, 'the silence');
          const stream = newStream();
          await record(stream, viewed());
          const committed = performance.now();
          await reader.received(new Map([[stream, 1]]));
          waits.push(performance.now() - committed);
        }
        const median = waits.toSorted((one, other) => one - other)[5];
        // A reader that only looks now and then would come after a second
        expect(median).toBeLessThan(500);
      });
    });

    describe('nothing is lost and no stream is out of order', exhaustive, () => {
      it('with sixteen writers, slow transactions and rollbacks', async () => {
        const reader = recordingReader({ group: 'load' });
        const log = await harness.open();
        await log.read(reader);
        const committed = await recordUnderLoad(harness.pool, harness.doorbell, 40);
        await reader.received(committed);
        expect(overtakenVersions(reader.events())).toEqual([]);
      });

      it('when a transaction draws its number first and commits last', async () => {
        const reader = recordingReader({ group: 'gap' });
        const log = await harness.open();
        await log.read(reader);
        const [slow, quick] = [newStream(), newStream()];
        const transaction = await recordSlowly(slow);
        await record(quick, viewed());
        await letTimePass(300, 'a cursor that goes by numbers alone passes the slow one now');
        await transaction.end('commit');
        await reader.received(
          new Map([
            [slow, 1],
            [quick, 1],
          ]),
        );
        expect(
          reader
            .events()
            .map(({ subject }) => subject)
            .toSorted(),
        ).toEqual([slow, quick].toSorted());
      });

      it('while a transaction stays open: later events wait, and count as lag', async () => {
        const reader = recordingReader({ group: 'horizon' });
        const log = await harness.open();
        const reading = await log.read(reader);
        const open = await beginWithId(harness.pool, harness.doorbell);
        const stream = newStream();
        await record(stream, viewed(), viewed());
        await reader.received(new Map([[stream, 2]]), 500).catch(() => {});
        const seen = reader.events().length;
        expect([seen, (await reading.lag()).events]).toEqual([0, 2]);

        await open.end('rollback');
        await reader.received(new Map([[stream, 2]]));
        await vi.waitFor(
          async () => expect(await reading.lag()).toEqual({ events: 0, seconds: 0 }),
          patience,
        );
      });

      it('when every connection is cut, again and again', async () => {
        const reader = recordingReader({ group: 'cut' });
        const log = await harness.open();
        await log.read(reader);
        const newest = new Map<string, number>();
        for (let round = 0; round < 4; round += 1) {
          const stream = newStream();
          for (let version = 1; version <= 20; version += 1) {
            await vi.waitFor(() => record(stream, viewed()), patience);
            newest.set(stream, version);
          }
          await harness.cutConnections();
        }
        await reader.received(newest);
        expect(overtakenVersions(reader.events())).toEqual([]);
      });
    });

    describe('a handler', () => {
      it('that rejects gets everything again from the stored position', exhaustive, async () => {
        let failures = 0;
        const reader = recordingReader({
          group: 'rejects',
          async handle() {
            failures += 1;
            if (failures === 2 || failures === 3) throw new TypeError('not this time');
          },
        });
        const log = await harness.open();
        await log.read(reader);
        const stream = newStream();
        for (let version = 1; version <= 3; version += 1) {
          await record(stream, viewed());
          await reader.received(new Map([[stream, version]]));
        }
        expect(failures).toBeGreaterThanOrEqual(5);
        expect(reader.distinct().map(({ streamversion }) => streamversion)).toEqual([1, 2, 3]);
      });

      it('that never stored its position is given the events again, in order', async () => {
        const stream = newStream();
        await record(stream, viewed(), viewed());
        let attempts = 0;
        const died = recordingReader({
          group: 'died',
          handle: async () => {
            attempts += 1;
            throw new Error('died before it could store anything');
          },
        });
        const log = await harness.open();
        const reading = await log.read(died);
        await vi.waitFor(() => expect(attempts).toBeGreaterThan(0), patience);
        await reading.stop();

        const successor = recordingReader({ group: 'died' });
        await log.read(successor);
        await successor.received(new Map([[stream, 2]]));
        const arrived = successor.distinct().map(({ streamversion }) => streamversion);
        expect(arrived).toEqual([1, 2]);
      });

      it('handles one batch of a partition at a time', exhaustive, async () => {
        const inHand = new Set<string>();
        let overlaps = 0;
        const reader = recordingReader({
          group: 'one-at-a-time',
          async handle({ partition }) {
            if (inHand.has(partition)) overlaps += 1;
            inHand.add(partition);
            await letTimePass(5, 'the time that a batch takes');
            inHand.delete(partition);
          },
        });
        const log = await harness.open();
        await log.read(reader);
        const committed = await recordUnderLoad(harness.pool, harness.doorbell, 5);
        await reader.received(committed);
        expect(overlaps).toBe(0);
      });

      it(
        'finishes the current batch when reading is stopped, and gets no other',
        exhaustive,
        async () => {
          let finished = 0;
          let begun = 0;
          const over = new AbortController();
          const reader = recordingReader({
            group: 'stops',
            async handle() {
              begun += 1;
              await once(over.signal, 'abort');
              finished += 1;
            },
          });
          const log = await harness.open();
          const reading = await log.read(reader);
          const stream = newStream();
          await record(stream, viewed());
          await vi.waitFor(() => expect(begun).toBe(1), patience);
          await record(stream, viewed());
          const stopped = reading.stop();
          expect(finished).toBe(0);
          over.abort();
          await stopped;
          expect([begun, finished]).toEqual([1, 1]);
          expect(await reading.ended).toBeUndefined();
          await record(stream, viewed());
          const successor = recordingReader({ group: 'stops' });
          await log.read(successor);
          await successor.received(new Map([[stream, 3]]));
          expect(begun).toBe(1);
        },
      );
    });

    describe('readers of one group', exhaustive, () => {
      it('share the log: reading continues when one leaves and when one joins', async () => {
        const positions = new Map<string, string>();
        const handled: EventEnvelope[] = [];
        const newest = new Map<string, number>();
        const join = async (log: EventLog): Promise<Reading> =>
          log.read(
            recordingReader({
              group: 'shared',
              positions,
              handle: async ({ events }) => void handled.push(...events),
            }),
          );
        const logs = [await harness.open(), await harness.open()];

        for (let round = 0; round < 2; round += 1) {
          const readings: Reading[] = [];
          for (const log of logs) readings.push(await join(log));
          for (const leaving of readings) {
            const stream = newStream();
            for (let version = 1; version <= 20; version += 1) {
              await record(stream, viewed());
              newest.set(stream, version);
            }
            await leaving.stop();
          }
        }
        const [log] = logs;
        if (log) await join(log);
        await vi.waitFor(() => expect(missingVersions(newest, handled)).toEqual([]), patience);
        expect(overtakenVersions(handled)).toEqual([]);
      });
    });

    describe('lag', exhaustive, () => {
      it('counts unhandled events and returns the age of the oldest', async () => {
        let isOpen = false;
        const reader = recordingReader({
          group: 'lag',
          async handle() {
            if (!isOpen) throw new Error('closed');
          },
        });
        const log = await harness.open();
        const reading = await log.read(reader);
        const stream = newStream();
        await record(stream, viewed(), viewed(), viewed());
        await vi.waitFor(async () => {
          const { events, seconds } = await reading.lag();
          expect(events).toBe(3);
          expect(seconds).toBeGreaterThan(0.2);
        }, patience);
        isOpen = true;
        await reader.received(new Map([[stream, 3]]));
        await vi.waitFor(
          async () => expect(await reading.lag()).toEqual({ events: 0, seconds: 0 }),
          patience,
        );
      });
    });
  });
}
