import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { createWebServer, listenOn } from './create-server.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

it.each([
  ['says nothing', ''],
  ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['does not finish its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'],
])('cuts off a client that %s', async (_what, text) => {
  const server = createWebServer((request) => request.resume(), { headers: 100, request: 200 });
  servers.push(server);
  const socket = connect(await listenOn(server, 0), '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
});

it('keeps a connection for longer than the proxies in front', () => {
  expect(createWebServer(() => undefined)).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 65_000,
  });
});
