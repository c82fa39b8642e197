import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

import { RequestReceipt } from '@osta/contracts/request/api';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { v4 as uuidv4 } from 'uuid';

import type { Kills } from './kills.ts';

/** Somebody with a session. */
export interface Member {
  readonly email: string;
  readonly cookie: string;
}

export interface VisitorsOptions {
  readonly origin: string;
  readonly perSecond: number;
  readonly customers: readonly Member[];
  readonly professionals: readonly Member[];
  /** Ids of professionals whom customers ask. */
  readonly asked: readonly string[];
  readonly kills: Kills;
}

/** What became of the visits so far. */
export interface Visitors {
  /** How many had each status, or code of a failure. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Answers of 5xx and broken connections that no kill explains: path and what came. */
  readonly unexplained: readonly string[];
  /** Ids of requests that customers were told to have made. */
  readonly acknowledged: readonly string[];
  stop(): Promise<void>;
}

const visitors = 40;

const guestPages = [
  '/',
  '/en',
  '/professional/near-by',
  '/en/professional/near-by',
  '/store/search',
  '/store',
];
const memberPages = ['/account', '/en/account', '/customer/bookings', '/customer/requests'];
const guestReads = [
  '/api/services',
  '/api/services/search?q=كهرباء',
  '/api/professionals?placeId=m-tajura&limit=20',
  '/api/professionals?serviceId=plumbing.leak&placeId=m-tajura&limit=20',
  '/api/stores',
];
const memberReads = [
  '/api/notifications',
  '/api/requests?role=customer',
  '/api/bookings?role=customer&tab=upcoming',
  '/api/user/me',
  '/api/bookings/counts?role=customer',
];

const content = {
  serviceId: 'plumbing.leak',
  description: 'The tap drips',
  placeId: 'm-tajura',
  addressNote: '',
  budget: null,
  wanted: { kind: 'flexible' },
};

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly member?: Member | undefined;
  readonly body?: object;
}

/** Starts visitors who look at pages, read lists, and now and then ask professionals and withdraw. */
export function startVisitors(options: VisitorsOptions): Visitors {
  const { origin, perSecond, customers, professionals, asked, kills } = options;
  const outcomes = new Map<string, number>();
  const unexplained: string[] = [];
  const acknowledged: string[] = [];
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const members = [...customers, ...professionals];

  async function visit(from: number, call: Call): Promise<Answer> {
    const began = performance.now();
    const answer = await ask(origin, agent, from, call);
    outcomes.set(answer.outcome, (outcomes.get(answer.outcome) ?? 0) + 1);
    const isFailure = !(Number(answer.outcome) < 500);
    if (isFailure && !kills.explain(began)) unexplained.push(`${call.path}: ${answer.outcome}`);
    return answer;
  }

  /** A customer asks, and thinks again. */
  async function askAndWithdraw(from: number, member: Member): Promise<void> {
    const made = await visit(from, {
      method: 'POST',
      path: '/api/requests',
      member,
      body: { content, professionalIds: [pick(asked)] },
    });
    if (made.outcome !== '201') return;
    const { requestId } = RequestReceipt.parse(JSON.parse(made.text));
    acknowledged.push(requestId);
    await visit(from, {
      method: 'POST',
      path: `/api/requests/${requestId}/withdraw`,
      member,
      body: {},
    });
  }

  async function one(from: number): Promise<void> {
    const dice = Math.random();
    const get = (paths: readonly string[], member?: Member): Promise<Answer> =>
      visit(from, { method: 'GET', path: pick(paths), member });
    if (dice < 0.08) await get(guestPages);
    else if (dice < 0.12) await get(memberPages, pick(customers));
    else if (dice < 0.5) await get(guestReads);
    else if (dice < 0.95) await get(memberReads, pick(members));
    else await askAndWithdraw(from, pick(customers));
  }

  async function keepVisiting(from: number): Promise<void> {
    while (!over.signal.aborted) {
      const began = performance.now();
      await one(from);
      const rest = (1000 * visitors) / perSecond - (performance.now() - began);
      await letTimePass(Math.max(0, rest), 'the pace of the load');
    }
  }
  const visiting = Array.from({ length: visitors }, (_, from) => keepVisiting(from));

  return {
    outcomes,
    unexplained,
    acknowledged,
    async stop() {
      over.abort();
      await Promise.all(visiting);
      agent.destroy();
    },
  };
}

interface Answer {
  /** `200`, or the code of a failure: `ECONNRESET`. */
  readonly outcome: string;
  readonly text: string;
}

function ask(origin: string, agent: Agent, from: number, call: Call): Promise<Answer> {
  const { method, path, member, body } = call;
  const headers: OutgoingHttpHeaders = {
    origin,
    'x-csrf': '1',
    // Each visitor has a network of their own
    'x-forwarded-for': `10.0.${from}.1`,
    ...(member && { cookie: member.cookie }),
    ...(body && { 'content-type': 'application/json', 'idempotency-key': uuidv4() }),
  };
  return new Promise((resolve) => {
    const asking = request(
      origin + encodeURI(path),
      { method, headers, agent, timeout: 20_000 },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('end', () => resolve({ outcome: String(response.statusCode), text }));
        response.once('error', () => resolve({ outcome: 'cut off', text }));
      },
    );
    asking.once('timeout', () => asking.destroy(new Error('no answer in 20 s')));
    asking.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ outcome: error.code ?? error.message, text: '' }),
    );
    asking.end(body && JSON.stringify(body));
  });
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
