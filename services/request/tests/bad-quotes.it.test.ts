import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  ask,
  complaints,
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

describe('a command that the status does not allow', () => {
  it('returns the status and the allowed actions', async () => {
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

it('has changed nothing', async () => {
  expect(await allEvents()).toEqual(eventsBefore);
  expect((await view(salma, requestId)).version).toBe(4);
});
