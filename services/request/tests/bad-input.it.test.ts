import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  ask,
  content,
  openMarket,
  quote,
  refusal,
  terms,
  view,
  type Known,
  type Market,
} from './market.ts';

let market: Market;
let salma: Known;
let omar: Known;
let requestId: string;
let quotePath: string;
let eventsBefore: readonly unknown[];

beforeAll(async () => {
  market = await openMarket();
  [salma, omar] = await Promise.all([market.customer('Salma'), market.professional('Omar')]);
  ({ requestId } = await ask(salma, omar));
  quotePath = (await quote(omar, requestId)).path;
  eventsBefore = await allEvents();
});

afterAll(async () => {
  await market.stop();
});

function allEvents(): Promise<readonly unknown[]> {
  return market.harness.query('select id from request.event order by position');
}

type Case = readonly [name: string, body: unknown, ...fields: readonly string[]];

/** `field: rule`, or `field: rule limit`, for each complaint. */
function complaints(problem: Record<string, unknown>): string[] {
  const fields = problem['fields'] as readonly { field: string; rule: string; limit?: number }[];
  return fields.map(({ field, rule, limit }) =>
    limit === undefined ? `${field}: ${rule}` : `${field}: ${rule} ${limit}`,
  );
}

function withContent(change: object): unknown {
  return { content: { ...content, ...change }, professionalIds: [omar.id] };
}

describe('POST /api/requests', () => {
  const window = { startsAt: '2026-03-02T08:00:00.000Z', endsAt: '2026-03-02T12:00:00.000Z' };
  const upsideDown = { startsAt: window.endsAt, endsAt: window.startsAt };

  const rows: readonly (readonly [name: string, body: () => unknown, ...fields: string[]])[] = [
    ['nothing', () => ({}), 'body.content: required'],
    ['a list', () => [], 'body: format'],
    [
      'an unknown service',
      () => withContent({ serviceId: 'plumbing.volcano' }),
      'body.content.serviceId: not-allowed',
    ],
    [
      'an unknown place',
      () => withContent({ placeId: 'atlantis' }),
      'body.content.placeId: not-allowed',
    ],
    [
      'a short description',
      () => withContent({ description: '  تسرب   ' }),
      'body.content.description: min-length 10',
    ],
    [
      'a long description',
      () => withContent({ description: 'x'.repeat(2001) }),
      'body.content.description: max-length 2000',
    ],
    [
      'NUL in the description',
      () => withContent({ description: 'Water drips \u0000 from it' }),
      'body.content.description: format',
    ],
    [
      'half a surrogate pair',
      () => withContent({ description: 'Water drips \uD83D from it' }),
      'body.content.description: format',
    ],
    [
      'a negative budget',
      () => withContent({ budget: { min: -1, max: 5 } }),
      'body.content.budget.min: min 0',
    ],
    [
      'half a dirham',
      () => withContent({ budget: { min: 0.5, max: 5 } }),
      'body.content.budget.min: integer',
    ],
    [
      'more than a safe integer',
      () => withContent({ budget: { min: 0, max: 2 ** 53 } }),
      'body.content.budget.max: max 9007199254740991',
    ],
    [
      'a budget upside down',
      () => withContent({ budget: { min: 2, max: 1 } }),
      'body.content.budget.max: not-allowed',
    ],
    [
      'no time at all',
      () => withContent({ wanted: { kind: 'windows', windows: [] } }),
      'body.content.wanted.windows: min-length 1',
    ],
    [
      'six time windows',
      () =>
        withContent({
          wanted: { kind: 'windows', windows: Array.from({ length: 6 }, () => window) },
        }),
      'body.content.wanted.windows: max-length 5',
    ],
    [
      'a window upside down',
      () => withContent({ wanted: { kind: 'windows', windows: [upsideDown] } }),
      'body.content.wanted.windows.0.endsAt: not-allowed',
    ],
    [
      'a local time',
      () =>
        withContent({
          wanted: {
            kind: 'windows',
            windows: [{ ...window, startsAt: '2026-03-02T10:00:00.000+02:00' }],
          },
        }),
      'body.content.wanted.windows.0.startsAt: format',
    ],
    [
      'an unknown kind of time',
      () => withContent({ wanted: { kind: 'soon' } }),
      'body.content.wanted.kind: not-allowed',
    ],
    ['an unknown member', () => withContent({ price: 1 }), 'body.content.price: unknown-field'],
    [
      'nobody to ask',
      () => ({ content, professionalIds: [] }),
      'body.professionalIds: not-allowed',
    ],
    [
      'a draft that asks somebody',
      () => ({ content, professionalIds: [omar.id], draft: true }),
      'body.professionalIds: not-allowed',
    ],
    [
      'somebody without an id',
      () => ({ content, professionalIds: ['omar'] }),
      'body.professionalIds.0: format',
    ],
    [
      'eleven to ask',
      () => ({ content, professionalIds: Array.from({ length: 11 }, () => omar.id) }),
      'body.professionalIds: max-length 10',
    ],
  ];
  it.each(rows.map(([name, body, ...fields]) => ({ name, body, fields })))(
    'refuses $name',
    async ({ body, fields }) => {
      const problem = refusal(await salma.client.post('/api/requests', body()));
      expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      expect(complaints(problem)).toEqual(fields);
    },
  );

  it('refuses a time that has passed', async () => {
    const over = { startsAt: '2026-02-28T08:00:00.000Z', endsAt: '2026-02-28T12:00:00.000Z' };
    const body = withContent({ wanted: { kind: 'windows', windows: [over] } });
    const problem = refusal(await salma.client.post('/api/requests', body));
    expect(problem).toEqual({ status: 422, code: 'TIME_IN_THE_PAST' });
  });
});

describe('POST …/quotes and PUT …/quotes/{quoteId}', () => {
  const range = { kind: 'range', min: 5, max: 5 };

  it.each<Case>([
    ['nothing', {}, 'body.terms: required'],
    ['no price', { terms: { ...terms, price: undefined } }, 'body.terms.price: required'],
    [
      'an unknown kind of price',
      { terms: { ...terms, price: { kind: 'free' } } },
      'body.terms.price.kind: not-allowed',
    ],
    [
      'a range of one price',
      { terms: { ...terms, price: range } },
      'body.terms.price.max: not-allowed',
    ],
    [
      'a price as text',
      { terms: { ...terms, price: { kind: 'fixed', amount: '85000' } } },
      'body.terms.price.amount: format',
    ],
    ['a price without a kind', { terms: { ...terms, price: 85_000 } }, 'body.terms.price: format'],
    [
      'a date',
      { terms: { ...terms, proposedStart: '2026-03-03' } },
      'body.terms.proposedStart: format',
    ],
    [
      'a long note',
      { terms: { ...terms, note: 'x'.repeat(1001) } },
      'body.terms.note: max-length 1000',
    ],
    ['the version', { terms: { ...terms, version: 3 } }, 'body.terms.version: unknown-field'],
  ])('refuse %s', async (_name, body, ...fields) => {
    const { client } = omar;
    const answers = [
      await client.post(`/api/requests/${requestId}/quotes`, body),
      await client.put(quotePath, body),
    ];
    for (const problem of answers.map(refusal)) {
      expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      expect(complaints(problem)).toEqual(fields);
    }
  });

  it.each([
    ['a start that has passed', { proposedStart: '2026-03-01T07:30:00.000Z' }],
    ['an offer that stood until now', { validUntil: '2026-03-01T07:30:00.000Z' }],
  ])('refuse %s', async (_name, change) => {
    const body = { terms: { ...terms, ...change } };
    const problem = refusal(await omar.client.put(quotePath, body));
    expect(problem).toEqual({ status: 422, code: 'TIME_IN_THE_PAST' });
  });
});

describe('the customer’s answers to a quote', () => {
  it.each<readonly [verb: string, ...Case]>([
    ['accept', 'no version', {}, 'body.quoteVersion: required'],
    ['accept', 'version 0', { quoteVersion: 0 }, 'body.quoteVersion: min 1'],
    ['accept', 'a price', { quoteVersion: 1, price: 1 }, 'body.price: unknown-field'],
    ['counter', 'no version', { price: 1, proposedStart: null }, 'body.quoteVersion: required'],
    ['counter', 'half of it', { quoteVersion: 1, price: 1 }, 'body.proposedStart: required'],
    ['decline', 'a long reason', { reason: 'x'.repeat(301) }, 'body.reason: max-length 300'],
    ['decline', 'no words but a number', { reason: 7 }, 'body.reason: format'],
  ])('%s refuses %s', async (verb, _name, body, ...fields) => {
    const url = [quotePath, verb].join('/');
    const problem = refusal(await salma.client.post(url, body));
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(complaints(problem)).toEqual(fields);
  });

  it('refuse a counter-proposal that changes nothing', async () => {
    const body = { quoteVersion: 1, price: 85_000, proposedStart: null };
    const problem = refusal(await salma.client.post(`${quotePath}/counter`, body));
    expect(problem).toEqual({ status: 422, code: 'COUNTER_EMPTY' });
  });
});

describe('what is around a body', () => {
  it.each([
    ['an id that is none', '/api/requests/7', 'path.requestId: format'],
    [
      'an id of another kind',
      '/api/requests/b5b3f0c4-6a44-4a6e-9a0c-0f6c9d3c1a11',
      'path.requestId: format',
    ],
    ['a list without a role', '/api/requests', 'query.role: required'],
    ['an unknown role', '/api/requests?role=admin', 'query.role: not-allowed'],
    ['an unknown status', '/api/requests?role=customer&status=open', 'query.status: not-allowed'],
    ['a page of nothing', '/api/requests?role=customer&limit=0', 'query.limit: min 1'],
    ['a page of everything', '/api/requests?role=customer&limit=101', 'query.limit: max 100'],
    [
      'a cursor of somebody else',
      '/api/requests?role=customer&cursor=abc',
      'query.cursor: not-allowed',
    ],
    ['an unknown parameter', '/api/requests?role=customer&page=2', 'query.page: unknown-field'],
  ])('%s is refused', async (_name, url, ...fields) => {
    const problem = refusal(await salma.client.get(url));
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(complaints(problem)).toEqual(fields);
  });

  it('an edit says which version it edits', async () => {
    const url = `/api/requests/${requestId}/content`;
    const without = refusal(await salma.client.put(url, { content }));
    expect(without).toEqual({ status: 428, code: 'PRECONDITION_REQUIRED' });
    const stale = refusal(await salma.client.put(url, { content }, { 'if-match': '"v1"' }));
    expect(stale).toEqual({ status: 412, code: 'PRECONDITION_FAILED' });
  });

  it('a command carries its key', async () => {
    const headers = { 'idempotency-key': '' };
    const without = await salma.client.post('/api/requests', withContent({}), headers);
    expect(refusal(without)).toEqual({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
  });
});

describe('a move that the request or the quote does not allow', () => {
  it('is answered with where it stands and what can be asked of it', async () => {
    const submit = await salma.client.post(`/api/requests/${requestId}/submit`, {
      professionalIds: [omar.id],
    });
    expect(refusal(submit)).toEqual({
      status: 409,
      code: 'REQUEST_ILLEGAL_TRANSITION',
      state: 'quoted',
      allowed: ['revise', 'quote', 'withdraw', 'close'],
    });
    const reject = await omar.client.post(`${quotePath}/reject-counter`);
    expect(refusal(reject)).toEqual({
      status: 409,
      code: 'QUOTE_ILLEGAL_TRANSITION',
      state: 'submitted',
      allowed: ['revise', 'counter', 'accept', 'decline', 'withdraw'],
    });
    const again = await omar.client.post(`/api/requests/${requestId}/quotes`, { terms });
    expect(refusal(again)).toEqual({ status: 409, code: 'ALREADY_QUOTED' });
  });
});

it('has changed nothing by all this', async () => {
  expect(await allEvents()).toEqual(eventsBefore);
  expect((await view(salma, requestId)).version).toBe(4);
});
