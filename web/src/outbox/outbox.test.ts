import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiProblem } from '../api/api-problem.ts';
import { call } from '../api/call.ts';
import { createCommandStore, createPageStorage } from './command-store.ts';
import { createOutbox, longestWait, type Outbox } from './outbox.ts';
import type { Command, QueuedCommand } from './queued-command.ts';

const noAnswer = new ApiProblem('UNREACHABLE', 0, {});
const overloaded = new ApiProblem('UNAVAILABLE', 503, {});
const signedOut = new ApiProblem('UNAUTHENTICATED', 401, {});
const cancelled = new ApiProblem('BOOKING_ILLEGAL_TRANSITION', 409, { state: 'cancelled' });

/** The server side of a test: what arrived, and what it answers. */
interface World {
  readonly storage: Storage;
  readonly arrived: QueuedCommand[];
  readonly answers: Map<string, ApiProblem>;
  isOnline: boolean;
  person: string | null;
  now: number;
  emptied: number;
  /** Holds answers back until the test releases them. */
  gate: Promise<void>;
}

let world: World;
let last: Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  last = Promise.resolve();
  world = {
    storage: createPageStorage(),
    arrived: [],
    answers: new Map(),
    isOnline: true,
    person: 'mona',
    now: Date.parse('2026-11-23T08:00:00.000Z'),
    emptied: 0,
    gate: Promise.resolve(),
  };
});

afterEach(() => {
  vi.useRealTimers();
});

let keys = 0;

/** Opens the outbox in a tab: all tabs of a test share the storage, the lock and the server. */
function tab(account = 'mona'): Outbox {
  return createOutbox({
    account,
    store: createCommandStore(world.storage, account),
    send: async (command) => {
      world.arrived.push(command);
      await world.gate;
      const problem = world.answers.get(command.what);
      if (problem) throw problem;
      return { done: command.what };
    },
    whoIsIt: () => Promise.resolve(world.person),
    alone: (run) => {
      const turn = last.then(run);
      last = turn.catch(() => undefined);
      return turn;
    },
    isOnline: () => world.isOnline,
    newKey: () => `key ${(keys += 1)}`,
    now: () => world.now,
    refresh: () => Promise.resolve(),
    onEmptied: () => {
      world.emptied += 1;
    },
  });
}

function given(what: string, lane = 'booking 1'): Command {
  const sent = call('POST /api/bookings/{bookingId}/arrive', { params: { bookingId: '1' } });
  return { ...sent, lane, what, page: '/bookings/1', changes: [] };
}

const names = (commands: readonly QueuedCommand[]): string[] => commands.map(({ what }) => what);

describe('with a connection', () => {
  it('sends at once and hands the answer over', async () => {
    const outbox = tab();
    const outcome = await outbox.submit(given('confirm'));
    expect(outcome).toEqual({ status: 'sent', answer: { done: 'confirm' } });
    expect(outbox.state().commands).toEqual([]);
    expect(world.emptied).toBe(0);
  });

  it('throws what was refused at once, and keeps nothing', async () => {
    world.answers.set('start', cancelled);
    const outbox = tab();
    await expect(outbox.submit(given('start'))).rejects.toMatchObject({
      code: 'BOOKING_ILLEGAL_TRANSITION',
      facts: { state: 'cancelled' },
    });
    expect(outbox.state().commands).toEqual([]);
  });

  it('shows nothing as waiting while the button shows its progress', async () => {
    const outbox = tab();
    const seen: string[][] = [];
    outbox.subscribe(() => seen.push(names(outbox.state().commands)));
    await outbox.submit(given('confirm'));
    expect(seen.flat()).toEqual([]);
  });
});

describe('without a connection', () => {
  it('waits, survives the tab, and is sent once in its order', async () => {
    world.isOnline = false;
    const closed = tab();
    for (const what of ['leave-for', 'start', 'finish']) {
      await expect(closed.submit(given(what))).resolves.toEqual({ status: 'waiting' });
    }
    expect(world.arrived).toEqual([]);

    const opened = tab();
    opened.readAgain();
    const waiting = opened.state().commands;
    expect(names(waiting)).toEqual(['leave-for', 'start', 'finish']);
    world.isOnline = true;
    await opened.flush();
    expect(names(world.arrived)).toEqual(['leave-for', 'start', 'finish']);
    expect(world.arrived.map(({ key }) => key)).toEqual(waiting.map(({ key }) => key));
    expect(opened.state().commands).toEqual([]);
    expect(world.emptied).toBe(1);
  });

  it('is sent by one of two tabs', async () => {
    world.isOnline = false;
    const [one, other] = [tab(), tab()];
    await one.submit(given('leave-for'));
    await one.submit(given('start'));
    world.isOnline = true;
    await Promise.all([one.flush(), other.flush(), one.flush()]);
    expect(names(world.arrived)).toEqual(['leave-for', 'start']);
  });

  it('is forgotten when cancelled', async () => {
    world.isOnline = false;
    const outbox = tab();
    await outbox.submit(given('leave-for'));
    await outbox.submit(given('start'));
    outbox.cancel(outbox.state().commands[1]?.key ?? '');
    expect(names(outbox.state().commands)).toEqual(['leave-for']);
    world.isOnline = true;
    await outbox.flush();
    expect(names(world.arrived)).toEqual(['leave-for']);
  });

  it('is not sent by another person, nor after the session has ended', async () => {
    world.isOnline = false;
    const outbox = tab();
    await outbox.submit(given('start'));
    world.isOnline = true;
    for (const person of [null, 'omar']) {
      world.person = person;
      await outbox.flush();
      expect(outbox.state().phase).toBe('signed-out');
    }
    await tab('omar').flush();
    expect(world.arrived).toEqual([]);

    world.person = 'mona';
    await outbox.flush();
    expect(names(world.arrived)).toEqual(['start']);
  });

  it('is not sent a day later', async () => {
    world.isOnline = false;
    const outbox = tab();
    await outbox.submit(given('leave-for'));
    await outbox.submit(given('start'));
    world.isOnline = true;
    world.now += longestWait + 1;
    await outbox.flush();
    expect(world.arrived).toEqual([]);
    expect(outbox.state().commands.map(({ refusal }) => refusal?.code)).toEqual([
      'WAITED_TOO_LONG',
      undefined,
    ]);
  });
});

describe('on a bad line', () => {
  it('waits when there is no answer, and sends the same key again', async () => {
    world.answers.set('finish', noAnswer);
    const outbox = tab();
    await expect(outbox.submit(given('finish'))).resolves.toEqual({ status: 'waiting' });
    expect(outbox.state()).toMatchObject({ phase: 'no-answer', commands: [{ isTried: true }] });

    world.answers.clear();
    await vi.advanceTimersByTimeAsync(2000);
    expect(names(world.arrived)).toEqual(['finish', 'finish']);
    expect(new Set(world.arrived.map(({ key }) => key)).size).toBe(1);
    expect(outbox.state()).toMatchObject({ phase: 'quiet', commands: [] });
  });

  it('keeps the rest of a booking behind its first command, and goes on with others', async () => {
    world.isOnline = false;
    const outbox = tab();
    await outbox.submit(given('leave-for'));
    await outbox.submit(given('start'));
    await outbox.submit(given('confirm', 'booking 2'));
    world.isOnline = true;
    world.answers.set('leave-for', overloaded);
    await outbox.flush();
    expect(names(world.arrived)).toEqual(['leave-for', 'confirm']);
    expect(names(outbox.state().commands)).toEqual(['leave-for', 'start']);
  });

  it('waits for the login when the session has ended', async () => {
    world.answers.set('start', signedOut);
    const outbox = tab();
    await expect(outbox.submit(given('start'))).resolves.toEqual({ status: 'waiting' });
    expect(outbox.state().phase).toBe('signed-out');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.arrived).toHaveLength(1);
  });

  it('does not cancel what is on its way', async () => {
    const gate = new EventTarget();
    world.gate = new Promise((resolve) => {
      gate.addEventListener('open', () => resolve(), { once: true });
    });
    const outbox = tab();
    const pressed = outbox.submit(given('start'));
    await vi.waitFor(() => expect(world.arrived).toHaveLength(1), { timeout: 20_000 });
    outbox.cancel(outbox.state().inFlight ?? '');
    gate.dispatchEvent(new Event('open'));
    await expect(pressed).resolves.toMatchObject({ status: 'sent' });
  });

  it('answers each of two presses that share a run', async () => {
    const outbox = tab();
    const both = await Promise.all([
      outbox.submit(given('confirm')),
      outbox.submit(given('confirm', 'booking 2')),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['sent', 'sent']);
  });
});

describe('a refusal', () => {
  it('stops the rest of its booking, and stays until it is read', async () => {
    world.isOnline = false;
    const outbox = tab();
    for (const what of ['leave-for', 'start', 'finish']) await outbox.submit(given(what));
    await outbox.submit(given('confirm', 'booking 2'));
    world.isOnline = true;
    world.answers.set('start', cancelled);
    await outbox.flush();
    expect(names(world.arrived)).toEqual(['leave-for', 'start', 'confirm']);
    expect(outbox.state().commands).toMatchObject([
      { what: 'start', refusal: { code: 'BOOKING_ILLEGAL_TRANSITION', status: 409 } },
      { what: 'finish', refusal: null },
    ]);
    await outbox.flush();
    expect(world.arrived).toHaveLength(3);
    expect(world.emptied).toBe(0);

    outbox.dismiss('booking 1');
    expect(outbox.state().commands).toEqual([]);
  });

  it('is read by whoever goes on', async () => {
    world.isOnline = false;
    const outbox = tab();
    await outbox.submit(given('start'));
    world.isOnline = true;
    world.answers.set('start', cancelled);
    await outbox.flush();
    world.answers.clear();
    await expect(outbox.submit(given('start'))).resolves.toMatchObject({ status: 'sent' });
    expect(outbox.state().commands).toEqual([]);
  });

  it('of what nobody has to know is forgotten', async () => {
    world.isOnline = false;
    const outbox = tab();
    await outbox.submit({ ...given('read', 'notifications'), page: null });
    world.isOnline = true;
    world.answers.set('read', new ApiProblem('NOTIFICATION_NOT_FOUND', 404, {}));
    await outbox.flush();
    expect(outbox.state().commands).toEqual([]);
  });
});

describe('the store', () => {
  it('has its own entries only, and drops what it cannot read', () => {
    const store = createCommandStore(world.storage, 'mona');
    world.storage.setItem('osta:outbox:mona:broken', '{"what":1}');
    world.storage.setItem('osta:outbox:omar:key', '{}');
    world.storage.setItem('osta:theme', 'dark');
    expect(store.list()).toEqual([]);
    store.clear();
    expect(world.storage.length).toBe(2);
  });
});
