import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

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

/**
 * Returns an origin that refuses connections. Its port is that of a client: one that a server has just left may be the
 * next one that somebody gets, this edge among them, which then asks itself for ever.
 */
async function refusing(): Promise<string> {
  const { port } = new URL(await serve(() => undefined));
  const client = connect(Number(port), '127.0.0.1');
  await once(client, 'connect');
  return `http://127.0.0.1:${client.localPort}`;
}

it('answers 503 while the process behind it is not there', async () => {
  const answer = await fetch(await edgeTo(await refusing()));
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
