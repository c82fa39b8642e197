import { BookingReceipt } from '@osta/contracts/booking/api';
import { pause } from '@osta/event-store/pause';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

import type { Call } from '../../../bench/src/load/http-load.ts';
import type { OpenSlots } from '../../../bench/src/load/open-slots.ts';
import type { Attempt, Done, Outcome } from './attempt.ts';

export interface RecordingClientsOptions {
  /** Nodes of the service. Each attempt goes to any of them. */
  readonly addresses: readonly string[];
  readonly clients: number;
  readonly slots: OpenSlots;
  /** How many there are of each; clients use a customer for a few bookings, and share the professionals. */
  readonly customers: number;
  readonly professionals: number;
}

/** Clients that book, move and cancel, and write down what they are told. */
export interface RecordingClients {
  readonly attempts: readonly Attempt[];
  /** Waits for so many more commands that are answered. */
  answered(count: number): Promise<void>;
  /** Stops the clients. Resolves when each has its current answer. */
  stop(): Promise<void>;
}

/** Milliseconds between two commands of a client, and between two attempts. */
const pace = 20;
/** Milliseconds after which an attempt counts as unanswered. */
const attemptTimeout = 5000;
/** Milliseconds until somebody has to be answered, with every fault at once. */
const patience = 120_000;
const holdsOfCustomer = 8;
/** Hours that the professionals can be booked; few, so that clients want the same ones. */
const hours = 60;

/**
 * Starts clients. They repeat what is not answered, with the same key; now and then they send a command to two
 * nodes at the same moment, and one that was answered once more.
 */
export function recordingClients(options: RecordingClientsOptions): RecordingClients {
  const { addresses, clients, slots, customers, professionals } = options;
  const attempts: Attempt[] = [];
  const over = new AbortController();
  const answers = pause();
  const counted = { answered: 0, holds: 0 };

  async function attempt({ path, headers, body }: Call, address: string): Promise<Outcome> {
    const key = headers['idempotency-key'] ?? '';
    const sentAt = performance.now();
    const outcome = await send(`${address}${path}`, { headers, body });
    attempts.push({ key, path, sentAt, endedAt: performance.now(), outcome });
    return outcome;
  }

  /** Issues a command. @returns its first acknowledgement; undefined when it is refused */
  async function issue(call: Call): Promise<Done | undefined> {
    for (;;) {
      const nodes = isRare(0.15) ? addresses : [anyOf(addresses)];
      const outcomes = await Promise.all(nodes.map((address) => attempt(call, address)));
      const done = outcomes.find((outcome) => outcome.kind === 'done');
      if (done && isRare(0.15)) await attempt(call, anyOf(addresses));
      if (done || outcomes.some(({ kind }) => kind === 'refused')) {
        counted.answered += 1;
        answers.wake();
        await letTimePass(pace, 'the pace of the load');
        return done;
      }
      await letTimePass(pace, 'before it asks again');
    }
  }

  /** One booking from its hold to its end. */
  async function book(): Promise<void> {
    const customer = 1 + (Math.floor(counted.holds / holdsOfCustomer) % customers);
    const professional = 1 + Math.floor(Math.random() * professionals);
    counted.holds += 1;
    const hold = slots.holdOf(customer, professional, anyHour());
    const held = await issue(hold);
    if (!held) return;
    const as = (side: 'customer' | 'professional', verb: string, content: object = {}) => {
      const number = side === 'customer' ? customer : professional;
      return issue(slots.command(side, number, `/api/bookings/${held.bookingId}/${verb}`, content));
    };
    // Nobody gives it back: a timer has to
    if (isRare(0.05)) return;
    if (isRare(0.1)) {
      await as('customer', 'release');
      return;
    }
    if (!(await as('customer', 'place', { placeId: 'm-tajura' }))) return;
    if (isRare(0.5)) {
      // Half past the hour, so that it touches two slots of others
      const newStartsAt = slots.startAfter(anyHour() + 0.5);
      if (await as('customer', 'propose-time', { newStartsAt })) {
        const [side, verb] = anyOf([
          ['professional', 'accept-time'],
          ['professional', 'reject-time'],
          ['customer', 'withdraw-time'],
        ] as const);
        await as(side, verb, verb === 'withdraw-time' ? {} : { startsAt: newStartsAt });
      }
    }
    if (isRare(0.95)) await as(anyOf(['customer', 'professional'] as const), 'cancel');
  }

  async function converse(): Promise<void> {
    while (!over.signal.aborted) await book();
  }
  const conversations = Array.from({ length: clients }, converse);

  return {
    attempts,
    async answered(count) {
      const wanted = counted.answered + count;
      const deadline = performance.now() + patience;
      while (counted.answered < wanted) {
        if (performance.now() > deadline) throw new Error('Nobody is answered any more');
        await answers.wait(1000);
      }
    },
    async stop() {
      over.abort();
      await Promise.all(conversations);
    },
  };
}

async function send(url: string, call: Pick<Call, 'headers' | 'body'>): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...call,
      signal: AbortSignal.timeout(attemptTimeout),
    });
    const body = await response.text();
    const text = `${response.status} ${response.headers.get('etag')} ${body}`;
    if (response.status >= 500) return { kind: 'unknown', text };
    if (response.status >= 300) return { kind: 'refused', text };
    const { bookingId, version } = BookingReceipt.parse(JSON.parse(body));
    return { kind: 'done', text, bookingId, version };
  } catch (error) {
    // Refused, reset or timed out
    return { kind: 'unknown', text: String(error) };
  }
}

/** Returns true in this share of the calls. */
function isRare(share: number): boolean {
  return Math.random() < share;
}

function anyHour(): number {
  return Math.floor(Math.random() * hours);
}

function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
