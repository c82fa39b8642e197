import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

import { testOrigin } from '@osta/platform/testing/test-config';

/** One raw request, and its allowed answers. */
export interface HostileSize {
  readonly what: string;
  readonly bytes: Buffer;
  /** Allowed statuses; `closed`: the server may also close without an answer. */
  readonly expected: readonly (number | 'closed')[];
}

const kilobyte = 1024;
const limit = 64 * kilobyte;

function headOf(cookie: string, headers: readonly string[]): Buffer {
  const lines = [
    'POST /api/requests HTTP/1.1',
    'host: osta.test',
    `origin: ${testOrigin}`,
    'x-csrf: 1',
    'idempotency-key: 01980000-0000-4000-8000-00000000000a',
    `cookie: ${cookie}`,
    ...headers,
    '',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

/** Returns a valid request, the rest of whose body never comes. */
export function slowRequest(cookie: string): Buffer {
  const head = headOf(cookie, [
    'content-type: application/json',
    'content-length: 2000',
    'expect: 100-continue',
  ]);
  return Buffer.concat([head, Buffer.from('{"content":')]);
}

/** Returns requests for `POST /api/requests` that are too large, claim a wrong size, or never end. */
export function hostileSizes(cookie: string): readonly HostileSize[] {
  const sizes: HostileSize[] = [];
  const add = (
    what: string,
    headers: readonly string[],
    body: Buffer | string,
    expected: HostileSize['expected'],
  ): void => {
    const bytes = Buffer.concat([headOf(cookie, headers), Buffer.from(body)]);
    sizes.push({ what, bytes, expected });
  };
  const json = 'content-type: application/json';
  const whole = (what: string, body: string, ...expected: HostileSize['expected']): void =>
    add(what, [json, `content-length: ${Buffer.byteLength(body)}`], body, expected);

  for (const size of [limit + 1, 2 * limit, kilobyte * kilobyte, 5 * kilobyte * kilobyte]) {
    whole(`${size} bytes`, `"${'a'.repeat(size - 2)}"`, 413, 'closed');
    add(`${size} bytes in pieces`, [json, 'transfer-encoding: chunked'], chunked(size), [
      413,
      'closed',
    ]);
  }
  whole('lists in lists', '['.repeat(30_000) + ']'.repeat(30_000), 400);
  whole('objects in objects', '{"a":'.repeat(9000) + '1' + '}'.repeat(9000), 400);
  whole('lists that never close', '['.repeat(60_000), 400);
  whole(
    'five thousand keys',
    `{${Array.from({ length: 5000 }, (_, n) => `"k${n}":1`).join(',')}}`,
    400,
  );
  whole('a number of sixty thousand digits', '9'.repeat(60_000), 400);
  whole('a name hidden behind an escape', String.raw`{"\u005f_proto__":{"polluted":1}}`, 400);
  add(
    'compressed zeros',
    [json, 'content-encoding: gzip', 'content-length: 3000'],
    gzipSync(Buffer.alloc(3_000_000)).subarray(0, 3000),
    [415],
  );
  add('two lengths', [json, 'content-length: 2', 'content-length: 40'], '{}', [400]);
  add(
    'a length and pieces',
    [json, 'content-length: 5', 'transfer-encoding: chunked'],
    chunked(3),
    [400],
  );
  add('a length below zero', [json, 'content-length: -5'], '{}', [400]);
  add('a length of another world', [json, 'content-length: 99999999999999'], '{', [413]);
  add('headers of a hundred kilobytes', [`x-long: ${'a'.repeat(100 * kilobyte)}`], '', [
    431,
    'closed',
  ]);
  return sizes;
}

function chunked(size: number): string {
  return `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n0\r\n\r\n`;
}

/** Sends raw bytes. Returns the status, or `closed`. */
export function sendRaw(port: number, bytes: Buffer): Promise<number | 'closed'> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1];
      if (status !== undefined) {
        resolve(Number(status));
        socket.destroy();
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve('closed'));
  });
}

/** The answer of a server that has read the head of a request and waits for its body. */
export const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

/** A request whose body does not come. */
export interface SlowRequest {
  readonly socket: Socket;
  /** Everything received. */
  readonly heard: () => string;
}

/** Starts slow requests at once; returns when the server has begun to read each of them. */
export async function beginSlowly(
  port: number,
  bytes: Buffer,
  count: number,
): Promise<readonly SlowRequest[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk.toString('latin1');
      });
      socket.write(bytes);
      // It answers "100 Continue" as soon as it has read the head
      await once(socket, 'data');
      return { socket, heard: () => heard };
    }),
  );
}
