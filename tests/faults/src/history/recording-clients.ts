import { BookingPage, BookingReceipt } from '@osta/contracts/booking/api';
import { RequestReceipt } from '@osta/contracts/request/api';
import { pause } from '@osta/event-store/pause';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

import type { Call } from '../../../bench/src/load/http-load.ts';
import { slotIdOf } from '../../../bench/src/load/open-slots.sql.ts';
import type { OpenSlots } from '../../../bench/src/load/open-slots.ts';
import type { Attempt, Done, Outcome } from './attempt.ts';

export interface RecordingClientsOptions {
  /** Nodes of the service. Each attempt goes to any of them. */
  readonly addresses: readonly string[];
  /** Of the requests. */
  readonly requestAddress: string;
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
  /** Stops the clients. Resolves when each has its current answer, or gives it up because nobody answers any more. */
  stop(): Promise<void>;
}

/** Milliseconds between two commands of a client, and between two attempts. */
const pace = 20;
/** Milliseconds after which an attempt counts as unanswered. */
const attemptTimeout = 5000;
/** Milliseconds until somebody has to be answered, with every fault at once. */
const patience = 120_000;
const holdsOfCustomer = 8;
/** What customers ask for. */
const wanted = {
  serviceId: 'plumbing.leak',
  description: 'The tap drips',
  placeId: 'm-tajura',
  addressNote: '',
  budget: null,
  wanted: { kind: 'flexible' },
};
/** Hours that the professionals can be booked; few, so that clients want the same ones. */
const hours = 60;

/**
 * Starts clients. They repeat what is not answered, with the same key; now and then they send a command to two
 * nodes at the same moment, and one that was answered once more.
 */
export function recordingClients(options: RecordingClientsOptions): RecordingClients {
  const { addresses, requestAddress, clients, slots, customers, professionals } = options;
  const attempts: Attempt[] = [];
  const over = new AbortController();
  const answers = pause();
  let stopsAt = Infinity;
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
      if (performance.now() > stopsAt) return undefined;
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

  /** Issues a command of the request service, until it is answered. @returns its receipt; undefined when it is refused */
  async function insist(call: Call): Promise<RequestReceipt | undefined> {
    for (;;) {
      const { kind, text } = await answerTo(`${requestAddress}${call.path}`, call);
      if (kind === 'unknown') {
        if (performance.now() > stopsAt) return undefined;
        await letTimePass(pace, 'before it asks again');
        continue;
      }
      counted.answered += 1;
      answers.wake();
      await letTimePass(pace, 'the pace of the load');
      return kind === 'done' ? RequestReceipt.parse(JSON.parse(text)) : undefined;
    }
  }

  /** Returns the id of the booking that follows from a request; undefined when it is refused, or does not come in time. */
  async function bookingOf(customer: number, requestId: string): Promise<string | undefined> {
    const { headers } = slots.command('customer', customer, '', {});
    const list = '/api/bookings?role=customer&tab=upcoming&limit=100';
    for (let tries = 0; tries < 20; tries += 1) {
      await letTimePass(250, 'until there is a booking');
      const answer = await fetch(`${anyOf(addresses)}${list}`, {
        headers: { cookie: headers['cookie'] ?? '' },
        signal: AbortSignal.timeout(attemptTimeout),
      }).catch(() => null);
      if (answer?.ok !== true) continue;
      const { items } = BookingPage.parse(await answer.json());
      const found = items.find((item) => item.requestId === requestId);
      if (found) return found.id;
    }
    return undefined;
  }

  /** One booking that follows from an accepted offer. */
  async function agree(): Promise<void> {
    const customer = 1 + Math.floor(Math.random() * customers);
    const professional = 1 + Math.floor(Math.random() * professionals);
    const asked = await insist(
      slots.command('customer', customer, '/api/requests', {
        content: wanted,
        professionalIds: [slotIdOf('professional', professional)],
      }),
    );
    if (!asked) return;
    const quotes = `/api/requests/${asked.requestId}/quotes`;
    const terms = {
      price: { kind: 'fixed', amount: 60_000 },
      proposedStart: slots.startAfter(anyHour()),
      validUntil: slots.startAfter(-1),
      note: '',
    };
    const quoted = await insist(slots.command('professional', professional, quotes, { terms }));
    if (!quoted) return;
    const accept = `${quotes}/${quoted.quoteId}/accept`;
    if (!(await insist(slots.command('customer', customer, accept, { quoteVersion: 1 })))) return;
    if (isRare(0.5)) return;
    const bookingId = await bookingOf(customer, asked.requestId);
    if (bookingId === undefined) return;
    const side = anyOf(['customer', 'professional'] as const);
    const number = side === 'customer' ? customer : professional;
    await issue(slots.command(side, number, `/api/bookings/${bookingId}/cancel`, {}));
  }

  // Each third client agrees on offers. Those wait while the requests are gone, and the others go on
  async function converse(client: number): Promise<void> {
    while (!over.signal.aborted) await (client % 3 === 0 ? agree() : book());
  }
  const conversations = Array.from({ length: clients }, (_, client) => converse(client));

  return {
    attempts,
    async answered(count) {
      const goal = counted.answered + count;
      const deadline = performance.now() + patience;
      while (counted.answered < goal) {
        if (performance.now() > deadline) throw new Error('Nobody is answered any more');
        await answers.wait(1000);
      }
    },
    async stop() {
      over.abort();
      stopsAt = performance.now() + patience;
      await Promise.all(conversations);
    },
  };
}

async function send(url: string, call: Pick<Call, 'headers' | 'body'>): Promise<Outcome> {
  const { kind, head, text } = await answerTo(url, call);
  const told = { text: `${head} ${text}` };
  if (kind !== 'done') return { kind, ...told };
  const { bookingId, version } = BookingReceipt.parse(JSON.parse(text));
  return { kind, ...told, bookingId, version };
}

/** What came back. `unknown`: the connection was refused, reset or too slow, or the answer is a 5xx. */
interface Answer {
  readonly kind: Outcome['kind'];
  /** Status and `ETag`. */
  readonly head: string;
  readonly text: string;
}

async function answerTo(url: string, call: Pick<Call, 'headers' | 'body'>): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...call,
      signal: AbortSignal.timeout(attemptTimeout),
    });
    const { status, headers } = response;
    const kind = status >= 500 ? 'unknown' : status >= 300 ? 'refused' : 'done';
    return { kind, head: `${status} ${headers.get('etag')}`, text: await response.text() };
  } catch (error) {
    return { kind: 'unknown', head: '', text: String(error) };
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
