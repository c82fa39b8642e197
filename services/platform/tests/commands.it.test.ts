import { randomUUID } from 'node:crypto';

import type { UserId } from '@osta/contracts/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newUserId, startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import type { TestAnswer, TestClient } from '../src/testing/test-client.ts';
import { carsModule } from './cars/cars-module.ts';

let harness: ServiceHarness;
let userId: UserId;
let customer: TestClient;

beforeAll(async () => {
  harness = await startHarness(carsModule);
  userId = newUserId();
  customer = await harness.as(userId);
});

afterAll(() => harness.stop());

function member({ body }: TestAnswer, name: string): unknown {
  return body instanceof Object ? Reflect.get(body, name) : undefined;
}

async function buy(): Promise<string> {
  const answer = await customer.post('/api/cars', { wheels: 4 });
  return String(member(answer, 'carId'));
}

describe('a command', () => {
  it('records who, when and why, and answers with the version as its ETag', async () => {
    harness.clock.set('2026-05-01T10:00:00.000Z');
    const key = randomUUID();
    const answer = await customer.post('/api/cars', { wheels: 4 }, { 'idempotency-key': key });

    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"v1"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const event = (await harness.events()).at(-1);
    expect(event).toMatchObject({
      type: 'osta.request.bought.v1',
      source: '/osta/cars',
      subject: member(answer, 'carId'),
      streamversion: 1,
      actor: userId,
      time: '2026-05-01T10:00:00.000Z',
      correlationid: answer.headers.get('x-request-id'),
      causationid: key,
      data: { owner: userId, wheels: 4 },
    });
  });

  it('that is refused says why, with the facts, and records nothing', async () => {
    const before = await harness.events();
    const answer = await customer.post('/api/cars', { wheels: 9 });

    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toEqual({
      type: 'urn:osta:problem:TOO_MANY_WHEELS',
      title: 'Too many wheels',
      status: 422,
      code: 'TOO_MANY_WHEELS',
      instance: answer.headers.get('x-request-id'),
      most: 8,
    });
    expect(await harness.events()).toHaveLength(before.length);
  });
});

describe('an idempotency key', () => {
  it('that comes again gets the same answer and has no second effect', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await customer.post('/api/cars', { wheels: 3, note: 'x' }, key);
    const before = await harness.events();
    // Another order of the members is still the same request
    const again = await customer.post('/api/cars', '{"note":"x","wheels":3}', key);

    expect(again.status).toBe(first.status);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await harness.events()).toHaveLength(before.length);
  });

  it('still gets the first answer after later events of the stream', async () => {
    const carId = await buy();
    const key = randomUUID();
    const paint = (headers: Record<string, string>): Promise<TestAnswer> =>
      customer.put(`/api/cars/${carId}/colour`, { colour: 'red' }, headers);
    const first = await paint({ 'idempotency-key': key, 'if-match': '"v1"' });
    await paint({ 'if-match': '"v2"' });
    const again = await paint({ 'idempotency-key': key, 'if-match': '"v1"' });

    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('etag')).toBe('"v2"');
  });

  it('that comes twenty times at once has one effect and one answer', async () => {
    const before = await harness.events();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => customer.post('/api/cars', { wheels: 4 }, key)),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map((answer) => member(answer, 'carId'))).size).toBe(1);
    expect(await harness.events()).toHaveLength(before.length + 1);
  });

  it.each([
    ['another body', '/api/cars', { wheels: 2 }],
    ['a body with one member more', '/api/cars', { wheels: 1, note: '' }],
  ])('that was used for %s is refused', async (_name, path, body) => {
    const key = { 'idempotency-key': randomUUID() };
    await customer.post('/api/cars', { wheels: 1 }, key);
    const answer = await customer.post(path, body, key);

    expect(answer.status).toBe(422);
    expect(member(answer, 'code')).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('belongs to one person', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const other = await harness.as(newUserId());
    const mine = await customer.post('/api/cars', { wheels: 4 }, key);
    const theirs = await other.post('/api/cars', { wheels: 4 }, key);

    expect(theirs.status).toBe(201);
    expect(member(theirs, 'carId')).not.toBe(member(mine, 'carId'));
  });
});

describe('an edit', () => {
  it('needs the version that was seen', async () => {
    const answer = await customer.put(`/api/cars/${await buy()}/colour`, { colour: 'red' });

    expect(answer.status).toBe(428);
    expect(member(answer, 'code')).toBe('PRECONDITION_REQUIRED');
  });

  it('of an old version is refused', async () => {
    const carId = await buy();
    const answer = await customer.put(
      `/api/cars/${carId}/colour`,
      { colour: 'red' },
      { 'if-match': '"v2"' },
    );

    expect(answer.status).toBe(412);
    expect(member(answer, 'code')).toBe('PRECONDITION_FAILED');
  });

  it('accepts a version that a proxy made weak', async () => {
    const answer = await customer.put(
      `/api/cars/${await buy()}/colour`,
      { colour: 'red' },
      { 'if-match': 'W/"v1"' },
    );

    expect(answer.status).toBe(200);
  });

  it('of one version wins once among concurrent ones', async () => {
    const path = `/api/cars/${await buy()}/colour`;
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        customer.put(path, { colour: 'green' }, { 'if-match': '"v1"' }),
      ),
    );

    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 412);
    expect([won.length, lost.length]).toEqual([1, 29]);
  });

  it('of a foreign object gets 404', async () => {
    const stranger = await harness.as(newUserId(), { kind: 'business' });
    const answer = await stranger.put(
      `/api/cars/${await buy()}/colour`,
      { colour: 'red' },
      { 'if-match': '"v1"' },
    );

    expect(answer.status).toBe(404);
  });
});

/** Somebody with a car, who can have it waxed. */
async function waxer(): Promise<(key?: string) => Promise<TestAnswer>> {
  const who = await harness.as(newUserId());
  const carId = String(member(await who.post('/api/cars', { wheels: 4 }), 'carId'));
  return (key = randomUUID()) =>
    who.post(`/api/cars/${carId}/wax`, undefined, { 'idempotency-key': key });
}

describe('a command that has a rate limit', () => {
  it('does not count retries of executed commands', async () => {
    const wax = await waxer();
    const key = randomUUID();
    const first = await wax(key);
    for (let retry = 1; retry <= 5; retry += 1) {
      expect(await wax(key)).toMatchObject({ status: 200, body: first.body });
    }
    expect((await wax()).status).toBe(200);
    expect((await wax()).status).toBe(429);
  });

  it('answers only retries beyond the limit, with their first answer', async () => {
    const wax = await waxer();
    const key = randomUUID();
    const first = await wax(key);
    await wax();
    const third = await wax();
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);

    const retried = await wax(key);
    expect(retried).toMatchObject({ status: 200, body: first.body });
    expect(retried.headers.get('etag')).toBe('"v2"');
  });

  it('hides a refusal whose row is a problem of the platform', async () => {
    const stranger = await harness.as(newUserId());
    const answer = await stranger.post(`/api/cars/${await buy()}/wax`);
    expect([answer.status, member(answer, 'code')]).toEqual([404, 'NOT_FOUND']);
  });
});
