import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { ownProcesses, visitorsBehind, type Callers } from './callers.ts';
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
function edgeTo(web: string, callers?: Callers): Promise<string> {
  return listen(createEdge({ web }, () => 'web', callers).server);
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

/** Returns what the process behind the edge is told, over HTTP and as a socket is opened. */
async function toldBehind(callers: Callers, reported?: string): Promise<readonly string[]> {
  const told: string[] = [];
  const behind = createServer((request, response) => {
    told.push(request.headers['x-forwarded-for']?.toString() ?? '');
    response.end();
  });
  behind.on('upgrade', (request, socket) => {
    told.push(request.headers['x-forwarded-for']?.toString() ?? '');
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
  });
  const edge = await edgeTo(await listen(behind), callers);
  const headers: Record<string, string> =
    reported === undefined ? {} : { 'x-forwarded-for': reported };
  await (await fetch(edge, { headers })).text();
  const opening = get(edge, {
    headers: { ...headers, connection: 'upgrade', upgrade: 'websocket' },
  });
  const [answer] = (await once(opening, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return told;
}

const twice = (address: string): readonly string[] => [address, address];

describe('the address that a request comes from', () => {
  it('is that of the socket, whatever a visitor says', async () => {
    expect(await toldBehind(visitorsBehind(0))).toEqual(twice('127.0.0.1'));
    expect(await toldBehind(visitorsBehind(0), '198.51.100.7')).toEqual(twice('127.0.0.1'));
  });

  it('is what the proxies of the operator report, and not what they were told', async () => {
    const chosen = '203.0.113.9';
    const seen = '198.51.100.7';
    const near = '10.0.0.2';
    expect(await toldBehind(visitorsBehind(1), `${chosen}, ${seen}`)).toEqual(
      twice(`${seen}, 127.0.0.1`),
    );
    expect(await toldBehind(visitorsBehind(2), `${chosen},${seen},${near}`)).toEqual(
      twice(`${seen}, ${near}, 127.0.0.1`),
    );
    expect(await toldBehind(visitorsBehind(2), seen)).toEqual(twice(`${seen}, 127.0.0.1`));
  });

  it('is what our own processes pass on of a visitor of theirs', async () => {
    expect(await toldBehind(ownProcesses, '198.51.100.7')).toEqual(twice('198.51.100.7'));
    expect(await toldBehind(ownProcesses)).toEqual(twice('127.0.0.1'));
  });
});
