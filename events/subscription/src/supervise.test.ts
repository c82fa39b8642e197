import type { Lag, Reading } from '@osta/event-log/event-log';
import { patience } from '@osta/event-store/testing/patience';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { SubscriptionReport } from './subscription-report.ts';
import { supervise, type SuperviseOptions } from './supervise.ts';

interface FakeReading extends Reading {
  readonly end: (error: Error) => void;
  isStopped: boolean;
}

let stopping = new AbortController();

afterEach(() => stopping.abort());

function fakeReading(lag: Lag): FakeReading {
  const ending = new AbortController();
  const ended = new Promise<Error>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve(ending.signal.reason));
  });
  const reading: FakeReading = {
    ended,
    end: (error) => ending.abort(error),
    isStopped: false,
    lag: async () => lag,
    async stop() {
      reading.isStopped = true;
    },
  };
  return reading;
}

function start(overrides: Partial<SuperviseOptions> & { readonly lag?: Lag } = {}): {
  readonly readings: FakeReading[];
  readonly reports: SubscriptionReport[];
  readonly over: Promise<void>;
} {
  stopping = new AbortController();
  const readings: FakeReading[] = [];
  const reports: SubscriptionReport[] = [];
  const { lag = { events: 0, seconds: 0 }, ...options } = overrides;
  const over = supervise({
    signal: stopping.signal,
    async read() {
      const reading = fakeReading(lag);
      readings.push(reading);
      return reading;
    },
    onLost: () => {},
    look: async () => {},
    progress: () => 0,
    isHeld: () => false,
    stillness: async () => 1000,
    interval: 10,
    stallTimeout: 100,
    onReport: (report) => reports.push(report),
    ...options,
  });
  return { readings, reports, over };
}
const behind = { events: 5, seconds: 3 };

describe('supervise', () => {
  it('replaces a reader that ends with an error, after a wait', async () => {
    const { readings, reports } = start();
    await vi.waitFor(() => expect(readings).toHaveLength(1), patience);
    const error = new Error('crashed for good');
    readings[0]?.end(error);
    await vi.waitFor(() => expect(readings).toHaveLength(2), patience);
    expect(readings[0]?.isStopped).toBe(true);
    expect(reports).toEqual([{ kind: 'rebuilding', error, wait: expect.any(Number) }]);
  });

  it('retries when no reader can be created', async () => {
    let tries = 0;
    const { reports } = start({
      async read() {
        tries += 1;
        if (tries === 1) throw new Error('no broker');
        return fakeReading({ events: 0, seconds: 0 });
      },
    });
    await vi.waitFor(() => expect(tries).toBe(2), patience);
    expect(reports.map(({ kind }) => kind)).toEqual(['rebuilding']);
  });

  it('replaces a reader that makes no progress on old events', async () => {
    const { readings, reports } = start({ lag: behind });
    await vi.waitFor(() => expect(readings.length).toBeGreaterThan(1), patience);
    expect(String(Object.values(reports[0] ?? {}))).toContain('No progress');
  });

  it.each<[string, Partial<SuperviseOptions> & { readonly lag?: Lag }]>([
    ['there is nothing to do', {}],
    ['the work has only just come', { lag: { events: 1, seconds: 0.05 } }],
    ['somebody else makes progress', { lag: behind, stillness: async () => 20 }],
    ['it is paused', { lag: behind, isHeld: () => true }],
  ])('keeps a reader that makes no progress while %s', async (_, options) => {
    let looks = 0;
    const look = async (): Promise<void> => {
      looks += 1;
    };
    const { readings, reports } = start({ ...options, look });
    // One every 10 ms: more than the 100 ms after which a stall is one
    await vi.waitFor(() => expect(looks).toBeGreaterThan(30), patience);
    expect(readings).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('survives a failed check', async () => {
    const { readings, reports } = start({
      look: () => Promise.reject(new Error('no database')),
    });
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(1), patience);
    expect(readings).toHaveLength(1);
    expect(reports.every(({ kind }) => kind === 'problem')).toBe(true);
  });

  it('stops the reader when it is stopped', async () => {
    const { readings, over } = start();
    await vi.waitFor(() => expect(readings).toHaveLength(1), patience);
    stopping.abort();
    await over;
    expect(readings.map(({ isStopped }) => isStopped)).toEqual([true]);
  });
});
