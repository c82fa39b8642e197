import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  ask,
  complaints,
  content,
  openMarket,
  quote,
  refusal,
  view,
  type Known,
  type Market,
} from './market.ts';

let market: Market;
let salma: Known;
let omar: Known;
let requestId: string;
let eventsBefore: readonly unknown[];

beforeAll(async () => {
  market = await openMarket();
  [salma, omar] = await Promise.all([market.customer('Salma'), market.professional('Omar')]);
  ({ requestId } = await ask(salma, omar));
  await quote(omar, requestId);
  eventsBefore = await allEvents();
});

afterAll(async () => {
  await market.stop();
});

function allEvents(): Promise<readonly unknown[]> {
  return market.harness.query('select id from request.event order by position');
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
      'a trade for its service',
      () => withContent({ serviceId: 'plumbing' }),
      'body.content.serviceId: format',
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

describe('the headers and ids of a request', () => {
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

  it('an edit needs the version', async () => {
    const url = `/api/requests/${requestId}/content`;
    const without = refusal(await salma.client.put(url, { content }));
    expect(without).toEqual({ status: 428, code: 'PRECONDITION_REQUIRED' });
    const stale = refusal(await salma.client.put(url, { content }, { 'if-match': '"v1"' }));
    expect(stale).toEqual({ status: 412, code: 'PRECONDITION_FAILED' });
  });

  it('a command needs a key', async () => {
    const headers = { 'idempotency-key': '' };
    const without = await salma.client.post('/api/requests', withContent({}), headers);
    expect(refusal(without)).toEqual({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
  });
});

it('has changed nothing', async () => {
  expect(await allEvents()).toEqual(eventsBefore);
  expect((await view(salma, requestId)).version).toBe(4);
});
