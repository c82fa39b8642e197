import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newUserId, startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import type { TestAnswer, TestClient } from '../src/testing/test-client.ts';
import { carsModule } from './cars/cars-module.ts';

let harness: ServiceHarness;
let customer: TestClient;

beforeAll(async () => {
  harness = await startHarness(carsModule);
  customer = await harness.as(newUserId());
});

afterAll(() => harness.stop());

function codeOf({ body }: TestAnswer): unknown {
  return body instanceof Object ? Reflect.get(body, 'code') : body;
}

function fieldsOf({ body }: TestAnswer): unknown {
  return body instanceof Object ? Reflect.get(body, 'fields') : body;
}

/** Sends raw text, which `fetch` would refuse to send. */
function speak(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(harness.url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
  });
}

describe('a body', () => {
  it.each<[string, unknown, unknown]>([
    ['nothing', undefined, [{ field: 'body', rule: 'required' }]],
    ['null', null, [{ field: 'body', rule: 'format' }]],
    ['a list', [], [{ field: 'body', rule: 'format' }]],
    ['a missing field', {}, [{ field: 'body.wheels', rule: 'required' }]],
    ['a wrong type', { wheels: '4' }, [{ field: 'body.wheels', rule: 'format' }]],
    ['a fraction', { wheels: 1.5 }, [{ field: 'body.wheels', rule: 'integer' }]],
    ['too little', { wheels: 0 }, [{ field: 'body.wheels', rule: 'min', limit: 1 }]],
    ['too much', { wheels: 101 }, [{ field: 'body.wheels', rule: 'max', limit: 100 }]],
    [
      'too long a text',
      { wheels: 4, note: 'x'.repeat(11) },
      [{ field: 'body.note', rule: 'max-length', limit: 10 }],
    ],
    ['no address', { wheels: 4, email: 'me' }, [{ field: 'body.email', rule: 'email' }]],
    [
      'an unknown field',
      { wheels: 4, isAdmin: true },
      [{ field: 'body.isAdmin', rule: 'unknown-field' }],
    ],
    [
      'a mistake deep inside',
      { wheels: 4, tags: [{ name: 'a' }, { name: '' }] },
      [{ field: 'body.tags.1.name', rule: 'required' }],
    ],
    [
      'too long a list',
      { wheels: 4, tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
      [{ field: 'body.tags', rule: 'max-length', limit: 2 }],
    ],
  ])('with %s is reported field by field', async (_name, body, fields) => {
    const answer = await customer.post('/api/cars', body);

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('VALIDATION_FAILED');
    expect(fieldsOf(answer)).toEqual(fields);
  });

  it.each([
    ['cut off', '{"wheels":4'],
    ['not JSON', 'wheels=4'],
    ['with a comment', '{"wheels":4}//'],
    ['with a prototype', '{"wheels":4,"__proto__":{"isAdmin":true}}'],
    ['with a prototype in disguise', String.raw`{"wheels":4,"\u005f_proto__":{"isAdmin":true}}`],
    ['with a prototype deep inside', '{"wheels":4,"tags":[{"__proto__":{}}]}'],
  ])('that is %s is malformed', async (_name, body) => {
    const answer = await customer.post('/api/cars', body);

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('MALFORMED_BODY');
  });

  it('that is not UTF-8 is malformed', async () => {
    const answer = await fetch(new URL('/api/bells', harness.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1' },
      body: new Uint8Array([0x22, 0xe9, 0x22]),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'MALFORMED_BODY' });
  });

  it.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/json; charset=latin1', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
    ['', {}],
  ])('of type "%s" is refused', async (type, headers) => {
    const answer = await customer.post('/api/cars', '{"wheels":4}', {
      ...headers,
      'content-type': type === '' ? 'nothing' : type,
    });

    expect(answer.status).toBe(415);
    expect(codeOf(answer)).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('of type "application/json; charset=utf-8" is read', async () => {
    const answer = await customer.post('/api/cars', '{"wheels":4}', {
      'content-type': 'application/json; charset=UTF-8',
    });

    expect(answer.status).toBe(201);
  });

  it('of more than 64 KiB is refused, announced or not', async () => {
    const big = JSON.stringify({ wheels: 4, note: 'x'.repeat(64 * 1024) });
    const announced = await customer.post('/api/cars', big);
    expect(announced.status).toBe(413);
    expect(codeOf(announced)).toBe('PAYLOAD_TOO_LARGE');

    const chunk = 'x'.repeat(40_000);
    const answer = await speak(
      'POST /api/bells HTTP/1.1\r\nHost: x\r\nx-csrf: 1\r\nContent-Type: application/json\r\n' +
        `Transfer-Encoding: chunked\r\n\r\n9c40\r\n${chunk}\r\n9c40\r\n${chunk}\r\n0\r\n\r\n`,
    );
    expect(answer).toContain('413');
    expect(answer).toContain('PAYLOAD_TOO_LARGE');
  });

  it('where none belongs is refused', async () => {
    const answer = await harness.guest.post('/api/bells', { loudly: true });

    expect(fieldsOf(answer)).toEqual([{ field: 'body.loudly', rule: 'unknown-field' }]);
  });

  it('changes nothing when it was refused', async () => {
    const before = await harness.events();
    await customer.post('/api/cars', { wheels: 4, isAdmin: true });

    expect(await harness.events()).toHaveLength(before.length);
  });
});

describe('a query', () => {
  it.each([
    ['limit=0', [{ field: 'query.limit', rule: 'min', limit: 1 }]],
    ['limit=101', [{ field: 'query.limit', rule: 'max', limit: 100 }]],
    ['limit=1.5', [{ field: 'query.limit', rule: 'integer' }]],
    ['limit=many', [{ field: 'query.limit', rule: 'format' }]],
    ['limit=1&limit=2', [{ field: 'query.limit', rule: 'not-allowed' }]],
    ['sort=name', [{ field: 'query.sort', rule: 'unknown-field' }]],
    ['limit[]=1', [{ field: 'query.limit[]', rule: 'unknown-field' }]],
    ['__proto__=1', [{ field: 'query.__proto__', rule: 'not-allowed' }]],
    ['constructor=1', [{ field: 'query.constructor', rule: 'unknown-field' }]],
    ['cursor=', [{ field: 'query.cursor', rule: 'required' }]],
    ['cursor=123456', [{ field: 'query.cursor', rule: 'max-length', limit: 5 }]],
  ])('of %s is told key by key', async (query, fields) => {
    const answer = await harness.guest.get(`/api/cars?${query}`);

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('VALIDATION_FAILED');
    expect(fieldsOf(answer)).toEqual(fields);
  });

  it('where none belongs is refused', async () => {
    const answer = await customer.get('/api/doors/1?x=1');

    expect(fieldsOf(answer)).toEqual([{ field: 'query.x', rule: 'unknown-field' }]);
  });

  it.each(['?', '?limit=5', '?limit=%35'])('of "%s" is read', async (query) => {
    const answer = await harness.guest.get(`/api/cars${query}`);

    expect(answer.status).toBe(200);
  });
});

describe('a path', () => {
  it.each(['nothing', '123', '00000000-0000-4000-8000-000000000000', '%00'])(
    'with the id %s is refused',
    async (id) => {
      const answer = await customer.put(`/api/cars/${id}/colour`, {}, { 'if-match': '"v1"' });

      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual([{ field: 'path.carId', rule: 'format' }]);
    },
  );

  it('that cannot be decoded is refused', async () => {
    const answer = await customer.put('/api/cars/%E0%A4/colour', {}, { 'if-match': '"v1"' });

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('VALIDATION_FAILED');
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/Cars', '/api/cars/1/2/3', '/api//cars'])(
    'of %s is not found',
    async (path) => {
      const answer = await harness.guest.get(path);

      expect(answer.status).toBe(404);
      expect(codeOf(answer)).toBe('NOT_FOUND');
    },
  );

  it('knows its methods', async () => {
    const answer = await customer.delete('/api/cars');

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, GET, HEAD');
    expect(codeOf(answer)).toBe('METHOD_NOT_ALLOWED');
  });
});

describe('a header', () => {
  it('Idempotency-Key that is missing is asked for', async () => {
    const answer = await customer.post('/api/cars', { wheels: 4 }, { 'idempotency-key': '' });

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  it.each(['1', 'not-a-uuid', 'a, b', 'ffffffff-ffff-ffff-ffff-fffffffffffg'])(
    'Idempotency-Key of %s is refused',
    async (key) => {
      const answer = await customer.post('/api/cars', { wheels: 4 }, { 'idempotency-key': key });

      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual([{ field: 'header.idempotency-key', rule: 'format' }]);
    },
  );

  it.each(['7', 'v7', '"7"', '*', '"v-1"', '"v1", "v2"', '"v99999999999"'])(
    'If-Match of %s is refused',
    async (version) => {
      const path = `/api/cars/${newUserId()}/colour`;
      const answer = await customer.put(path, { colour: 'red' }, { 'if-match': version });

      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual([{ field: 'header.if-match', rule: 'format' }]);
    },
  );

  it.each([
    ['', 'ar'],
    ['ar', 'ar'],
    ['en', 'en'],
    ['en-GB,ar;q=0.8', 'en'],
    ['ar;q=0.2, en;q=0.9', 'en'],
    ['en;q=0', 'ar'],
    ['en;q=nonsense', 'ar'],
    ['fr,de;q=0.5', 'ar'],
    ['../../etc/passwd', 'ar'],
    ['en-'.repeat(50), 'en'],
    [',;=,;q=,', 'ar'],
  ])('Accept-Language of "%s" is understood', async (language, locale) => {
    const answer = await harness.guest.get('/api/cars', { 'accept-language': language });

    expect(answer.body).toMatchObject({ locale });
  });

  it('that is too large is refused', async () => {
    const answer = await speak(
      `GET /api/cars HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    );

    expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
  });
});

describe('a client', () => {
  it('that does not speak HTTP gets 400', async () => {
    expect(await speak('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it('that disconnects in the middle of a body does no harm', async () => {
    const { hostname, port } = new URL(harness.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /api/bells HTTP/1.1\r\nHost: x\r\nx-csrf: 1\r\n' +
        'Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 100 /u);
    socket.write('{');
    socket.destroy();

    expect((await harness.guest.get('/api/cars')).status).toBe(200);
  });
});
