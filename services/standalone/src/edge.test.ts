import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { createEdge } from './edge.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Returns the origin of an edge in front of one process. */
function edgeTo(web: string): Promise<string> {
  return listen(createEdge({ web }, () => 'web').server);
}

const serve = (listener: RequestListener): Promise<string> => listen(createServer(listener));

it('answers 503 while the process behind it is not there', async () => {
  const gone = await serve(() => undefined);
  servers.pop()?.close();
  const answer = await fetch(await edgeTo(gone));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

it('answers 503 when the process ends before it has answered', async () => {
  const dying = await serve((request) => request.socket.destroy());
  expect((await fetch(await edgeTo(dying))).status).toBe(503);
});

it('ends an answer that the process has begun and does not end', async () => {
  const dying = await serve((_request, response) => {
    response.write('half', () => response.destroy());
  });
  const answer = await fetch(await edgeTo(dying));
  await expect(answer.text()).rejects.toThrow('terminated');
});
