import { randomUUID } from 'node:crypto';

import { CorrelationId, IdempotencyKey, UserId } from '@osta/contracts/ids';
import type { Append, Settled, Snapshot, Streams } from '@osta/event-store/streams';
import { pino } from 'pino';
import { v7 as uuidV7 } from 'uuid';
import { describe, expect, it } from 'vitest';

import { commandContext } from './command-context.ts';
import { accept, refuse, unchanged, type Decision, type Fold } from './decider.ts';
import { handle, type CommandContext, type Handler } from './handle.ts';
import { testClock } from './testing/test-clock.ts';

type Counted = { readonly by: number };
const counter: Fold<number, Counted> = {
  version: 1,
  initial: 0,
  evolve: (state, { by }) => state + by,
};

interface TooMuch {
  readonly code: 'TOO_MUCH';
}

/** Returns one stream, with as many faster writers as the test wants. */
function memoryStreams(races = 0): Streams<number, Counted> & { readonly appends: object[] } {
  let state = 0;
  let version = 0;
  let left = races;
  const settled = new Map<string, Settled>();
  const appends: Append<number, Counted>[] = [];
  return {
    appends,
    async load(_streamId, principal, key): Promise<Snapshot<number>> {
      return { state, version, settled: settled.get(`${principal} ${key}`) ?? null };
    },
    async open() {
      return null;
    },
    async append(append) {
      if (left > 0) {
        left -= 1;
        version += 1;
        state += 1;
      }
      if (append.expected !== version) return undefined;
      ({ state } = append);
      version += append.events.length;
      appends.push(append);
      const { principal, key, requestHash } = append.idempotency;
      settled.set(`${principal} ${key}`, { requestHash, answer: append.answer });
      return version;
    },
  };
}

function add(streams: Streams<number, Counted>): Handler<Counted, { total: number }, TooMuch> {
  return handle({
    streams,
    fold: counter,
    streamOf: () => 'one',
    decide: ({ by }: Counted, state: number): Decision<Counted, TooMuch> =>
      state + by > 100 ? refuse({ code: 'TOO_MUCH' }) : accept({ by }),
    answer: ({ state }) => ({ total: state }),
  });
}

function context(key = randomUUID(), requestHash = 'hash'): CommandContext {
  const userId = UserId.parse(uuidV7());
  return commandContext({
    actor: userId,
    idempotency: { principal: 'somebody', key: IdempotencyKey.parse(key), requestHash },
    correlationId: CorrelationId.parse(randomUUID()),
    clock: testClock('2026-03-01T07:30:00.000Z'),
    log: pino({ level: 'silent' }),
  });
}

describe('handle', () => {
  it('decides on the current state, and answers with the new one', async () => {
    const streams = memoryStreams();
    const counting = add(streams);
    await counting({ by: 2 }, context());

    expect(await counting({ by: 3 }, context())).toEqual({
      ok: true,
      answer: { total: 5 },
      version: 2,
      isRetry: false,
    });
  });

  it('writes nothing when the domain refuses', async () => {
    const streams = memoryStreams();

    expect(await add(streams)({ by: 101 }, context())).toEqual(refuse({ code: 'TOO_MUCH' }));
    expect(streams.appends).toEqual([]);
  });

  it('answers with the current state, and writes nothing, when nothing changes', async () => {
    const streams = memoryStreams();
    const setting = handle({
      streams,
      fold: counter,
      streamOf: () => 'one',
      decide: ({ by }: Counted, state: number): Decision<Counted, never> =>
        state === by ? unchanged : accept({ by: by - state }),
      answer: ({ state, events }) => ({ total: state, recorded: events.length }),
    });
    await setting({ by: 2 }, context());

    expect(await setting({ by: 2 }, context(), 7)).toEqual({
      ok: true,
      answer: { total: 2, recorded: 0 },
      version: 1,
      isRetry: false,
    });
    expect(streams.appends).toHaveLength(1);
  });

  it('decides again when another writer was faster', async () => {
    const streams = memoryStreams(2);

    expect(await add(streams)({ by: 5 }, context())).toMatchObject({
      answer: { total: 7 },
      version: 3,
    });
  });

  it('gives up after three lost races', async () => {
    const streams = memoryStreams(3);

    expect(await add(streams)({ by: 5 }, context())).toEqual(refuse({ code: 'CONTENDED' }));
    expect(streams.appends).toEqual([]);
  });

  it('repeats the first answer for a used key', async () => {
    const counting = add(memoryStreams());
    const key = randomUUID();
    const first = await counting({ by: 2 }, context(key));
    await counting({ by: 3 }, context());

    expect(await counting({ by: 2 }, context(key))).toEqual({ ...first, isRetry: true });
    expect(await counting({ by: 9 }, context(key, 'other'))).toEqual(
      refuse({ code: 'IDEMPOTENCY_KEY_REUSED' }),
    );
  });

  it('refuses another version, but not the retry of the command that made it', async () => {
    const counting = add(memoryStreams());
    const key = randomUUID();

    expect(await counting({ by: 2 }, context(key), 0)).toMatchObject({ ok: true });
    expect(await counting({ by: 2 }, context(key), 0)).toMatchObject({ ok: true });
    expect(await counting({ by: 2 }, context(), 0)).toEqual(
      refuse({ code: 'PRECONDITION_FAILED' }),
    );
  });

  it('reads the facts again for every attempt', async () => {
    let reads = 0;
    const counting = handle({
      streams: memoryStreams(1),
      fold: counter,
      streamOf: () => 'one',
      facts: async () => {
        reads += 1;
        return { most: 10 * reads };
      },
      decide: ({ by }: Counted, _state: number, _context, { most }): Decision<Counted, TooMuch> =>
        accept({ by: Math.min(by, most) }),
      answer: ({ events }) => events.map(({ by }) => by),
    });

    expect(await counting({ by: 15 }, context())).toMatchObject({ answer: [15] });
    expect(reads).toBe(2);
  });
});

describe('newId', () => {
  it("is stable per number, sorts by number, and contains the command's time", () => {
    const { newId } = context();
    const ids = [newId(0), newId(1), newId(2)];

    expect([newId(0), newId(1), newId(2)]).toEqual(ids);
    expect(ids.toSorted()).toEqual(ids);
    expect(Number.parseInt(newId(0).replaceAll('-', '').slice(0, 12), 16)).toBe(
      Date.parse('2026-03-01T07:30:00.000Z'),
    );
  });
});
