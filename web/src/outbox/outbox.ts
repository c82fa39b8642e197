import { instantAt } from '@osta/contracts/instant-at';

import { ApiProblem } from '../api/api-problem.ts';
import type { CommandStore } from './command-store.ts';
import type { Command, QueuedCommand, StoredRefusal } from './queued-command.ts';

/** Milliseconds after which a waiting command is not sent any more: “I’m on my way” is not true a day later. */
export const longestWait = 24 * 3_600_000;

/** Milliseconds until the first retry; every further one waits twice as long. */
const firstRetry = 2000;
const lastRetry = 60_000;

interface OutboxOptions {
  /** The person who gives the commands. */
  readonly account: string;
  readonly store: CommandStore;
  /** Sends a command with its key. Throws an ApiProblem when it fails. */
  readonly send: (command: QueuedCommand) => Promise<unknown>;
  /** Asks who is signed in in this browser now; `null` for nobody. */
  readonly whoIsIt: () => Promise<string | null>;
  /** Runs one at a time, over all tabs of the browser. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Fetches again what a command changed in the background. */
  readonly refresh: (command: Command) => Promise<void>;
  /** Called when the last waiting command was sent in the background. */
  readonly onEmptied: () => void;
}

/** What became of a command: sent with its answer (`undefined` when another tab sent it), or waiting. */
export type Outcome =
  | { readonly status: 'sent'; readonly answer: unknown }
  | { readonly status: 'waiting' };

/** `no-answer`: tries again after a while. `signed-out`: waits for the same person to log in. */
export type OutboxPhase = 'quiet' | 'sending' | 'no-answer' | 'signed-out';

/** What pages show. */
export interface OutboxState {
  /** In their order, without those whose button still shows its own progress. */
  readonly commands: readonly QueuedCommand[];
  /** The key of the command that is on its way; `null` when none is. */
  readonly inFlight: string | null;
  readonly phase: OutboxPhase;
}

/** Nothing waits. */
export const emptyOutbox: OutboxState = { commands: [], inFlight: null, phase: 'quiet' };

/** Commands that wait for a connection, and are then sent once and in their order. */
export interface Outbox {
  /** Returns the same object until something changes. */
  readonly state: () => OutboxState;
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Stores a command and sends it; without a connection, or an answer, it waits.
   *
   * @throws ApiProblem when it was refused at once
   */
  readonly submit: (command: Command) => Promise<Outcome>;
  /** Forgets a command that is not on its way. */
  readonly cancel: (key: string) => void;
  /** Forgets the refused command of a lane, and what followed it. */
  readonly dismiss: (lane: string) => void;
  /** Sends what waits. Concurrent calls share the run. */
  readonly flush: () => Promise<void>;
  /** Reads the store again: another tab has changed it. */
  readonly readAgain: () => void;
}

/** `next`: it is settled without being sent. `busy`: its lane has to wait. Others end the run. */
type Attempt = 'sent' | 'next' | 'busy' | 'no-answer' | 'signed-out';

interface Waiter {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (problem: Error) => void;
}

/** Creates the queue of one account in one tab (docs/adr/0040-commands-wait-for-a-connection.md). */
export function createOutbox(options: OutboxOptions): Outbox {
  const { account, store, send, whoIsIt, alone, isOnline, newKey, now, refresh } = options;
  const listeners = new Set<() => void>();
  /** Those that were pressed here just now: the button shows the progress and gets the answer. */
  const pressed = new Map<string, Waiter>();
  /** Sent ones whose change is still being fetched: without them the page would step back meanwhile. */
  const settling = new Map<string, QueuedCommand>();
  let inFlight: string | null = null;
  let phase: OutboxPhase = 'quiet';
  let running: Promise<void> | null = null;
  let isWanted = false;
  let retries = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let state = emptyOutbox;

  function changed(): void {
    const stored = store.list();
    const known = new Set(stored.map(({ key }) => key));
    const commands = [...settling.values()]
      .filter(({ key }) => !known.has(key))
      .concat(stored)
      .filter(({ key }) => !pressed.has(key));
    state = { commands, inFlight, phase };
    for (const listener of listeners) listener();
  }

  function settle(key: string, outcome: Outcome): void {
    const waiter = pressed.get(key);
    pressed.delete(key);
    waiter?.resolve(outcome);
  }

  /** Ends the progress of every button: what is still stored waits, or another tab has settled it. */
  function settleAll(): void {
    for (const [key, { reject }] of pressed) {
      const stored = store.get(key);
      if (stored?.refusal) {
        pressed.delete(key);
        reject(problemOf(stored.refusal));
      } else {
        settle(
          key,
          stored === null ? { status: 'sent', answer: undefined } : { status: 'waiting' },
        );
      }
    }
  }

  function refuse(command: QueuedCommand, { code, status, facts }: ApiProblem): void {
    const { key, lane, page } = command;
    const waiter = pressed.get(key);
    const isAlone = !store.list().some((other) => other.lane === lane && other.key !== key);
    // Whoever has just pressed reads the reason at the button
    if (page === null || (waiter !== undefined && isAlone)) store.remove(key);
    else store.put({ ...command, refusal: { code, status, facts } });
    pressed.delete(key);
    if (waiter === undefined) void refresh(command);
    else waiter.reject(new ApiProblem(code, status, facts));
  }

  function sent(command: QueuedCommand, answer: unknown): void {
    const { key } = command;
    store.remove(key);
    if (pressed.has(key)) {
      settle(key, { status: 'sent', answer });
      return;
    }
    settling.set(key, command);
    void refresh(command).finally(() => {
      settling.delete(key);
      changed();
    });
  }

  /** Sends one command. Returns why the run cannot go on with its lane, or with any. */
  async function attempt(command: QueuedCommand): Promise<Attempt> {
    const { key, queuedAt } = command;
    try {
      if (now() - Date.parse(queuedAt) > longestWait) {
        refuse(command, new ApiProblem('WAITED_TOO_LONG', 0, {}));
        return 'next';
      }
      // Somebody else may have logged in meanwhile, in another tab
      if (!pressed.has(key) && (await whoIsIt()) !== account) return 'signed-out';
      const current = store.get(key);
      if (current === null) return 'next';
      const tried = { ...current, isTried: true };
      store.put(tried);
      inFlight = key;
      changed();
      sent(tried, await send(tried));
      retries = 0;
      return 'sent';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status === 401) return 'signed-out';
      if (error.status === 0) return 'no-answer';
      if (error.status === 429 || error.status >= 500) return 'busy';
      refuse(store.get(key) ?? command, error);
      return 'next';
    } finally {
      inFlight = null;
    }
  }

  async function sendAll(): Promise<void> {
    const busy = new Set<string>();
    let isEmptying = false;
    let stop: OutboxPhase = 'quiet';
    while (stop === 'quiet' && isOnline()) {
      const next = nextOf(store.list(), busy);
      if (next === undefined) break;
      phase = 'sending';
      changed();
      const isBackground = !pressed.has(next.key);
      const result = await attempt(next);
      if (result === 'sent') isEmptying ||= isBackground;
      else if (result === 'busy') busy.add(next.lane);
      else if (result !== 'next') stop = result;
    }
    phase = stop === 'quiet' && busy.size > 0 ? 'no-answer' : stop;
    if (isEmptying && store.list().length === 0) options.onEmptied();
  }

  function retryLater(): void {
    const isLeft = nextOf(store.list(), new Set()) !== undefined;
    if (!isLeft || !isOnline() || phase === 'signed-out') return;
    const delay = Math.min(firstRetry * 2 ** retries, lastRetry);
    retries += 1;
    retryTimer = setTimeout(() => void flush(), delay);
  }

  async function run(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false;
        clearTimeout(retryTimer);
        await alone(sendAll);
      }
      retryLater();
    } finally {
      // Not after an await: a call in between would join a run that has ended
      running = null;
      settleAll();
      changed();
    }
  }

  function flush(): Promise<void> {
    isWanted = true;
    running ??= run();
    return running;
  }

  function dismiss(lane: string): void {
    const commands = store.list().filter((command) => command.lane === lane);
    if (!commands.some(({ refusal }) => refusal !== null)) return;
    for (const { key } of commands) store.remove(key);
    changed();
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: (command) => {
      dismiss(command.lane);
      const last = store.list().at(-1)?.order ?? 0;
      const key = newKey();
      const queuedAt = instantAt(now());
      store.put({ ...command, key, order: last + 1, queuedAt, isTried: false, refusal: null });
      if (!isOnline()) {
        changed();
        return Promise.resolve({ status: 'waiting' });
      }
      return new Promise((resolve, reject) => {
        pressed.set(key, { resolve, reject });
        changed();
        void flush();
      });
    },
    cancel: (key) => {
      if (key === inFlight) return;
      store.remove(key);
      changed();
    },
    dismiss,
    flush,
    readAgain: changed,
  };
}

/** Returns the first command that can be sent: none of a lane with a refusal, or that is busy. */
function nextOf(
  commands: readonly QueuedCommand[],
  busy: ReadonlySet<string>,
): QueuedCommand | undefined {
  const stopped = new Set(
    commands.filter(({ refusal }) => refusal !== null).map(({ lane }) => lane),
  );
  return commands.find(({ lane }) => !stopped.has(lane) && !busy.has(lane));
}

/** Returns the problem of a stored refusal. */
export function problemOf({ code, status, facts }: StoredRefusal): ApiProblem {
  return new ApiProblem(code, status, facts);
}
