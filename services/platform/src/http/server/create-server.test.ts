import { once } from 'node:events';
import { Agent, request as askOn, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

import { patience } from '@osta/event-store/testing/patience';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { readBody } from '../input/read-body.ts';
import { createServer, type HttpServer } from './create-server.ts';

let open: HttpServer | undefined;

afterEach(() => {
  open?.server.close();
  open?.server.closeAllConnections();
});

/**
 * Starts listening.
 *
 * @returns the port
 */
async function listen(http: HttpServer): Promise<number> {
  open = http;
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function connectionsOf({ server }: HttpServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** Sends a text and returns everything received until the other side closes. */
function speak(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
  });
}

/** Asks on a connection that is kept. Returns the body, or the code of the failure. */
function outcomeOf(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asking = askOn({ port, host: '127.0.0.1', agent }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    asking.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asking.end();
  });
}

describe('a slow client', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [
      'a body',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('that does not finish its %s is cut off', async (_name, text) => {
    const http = createServer(
      (request, response) => {
        void readBody(request).then(
          () => response.end(),
          () => {},
        );
      },
      { headers: 100, request: 200 },
    );

    expect(await speak(await listen(http), text)).toMatch(
      /^HTTP\/1\.1 408 Request Timeout\r\n.*application\/problem\+json/su,
    );
  });

  it('that never closes its connection is disconnected', async () => {
    const http = createServer((_request, response) => response.end(), {
      headers: 100,
      request: 200,
    });
    const port = await listen(http);
    // Half open: it keeps its own side open after the end of the answer
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    socket.resume();
    await once(socket, 'end');

    await vi.waitFor(async () => expect(await connectionsOf(http)).toBe(0), patience);
    socket.destroy();
  });
});

describe('draining', () => {
  it('tells a client on a kept connection that the answer is its last one', async () => {
    const inHand: ServerResponse[] = [];
    const http = createServer((_request, response) => void inHand.push(response));
    const port = await listen(http);
    const asking = speak(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n');
    await vi.waitUntil(() => inHand.length === 1, patience);

    const drained = http.drain();
    inHand[0]?.end('done');

    expect(await asking).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close/isu);
    await drained;
    expect(await connectionsOf(http)).toBe(0);
  });

  it('ends an idle kept connection at once, and serves nothing more on it', async () => {
    const served: string[] = [];
    const http = createServer((request, response) => {
      served.push(request.url ?? '');
      response.end('done');
    });
    const port = await listen(http);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    const closed = once(socket, 'close');

    await http.drain();
    socket.on('error', () => undefined);
    socket.write('GET /second HTTP/1.1\r\nHost: x\r\n\r\n');
    await closed;

    expect(served).toEqual(['/first']);
  });

  it('resets nobody who sends on kept connections as the end begins', async () => {
    const http = createServer((_request, response) => void response.end('done'));
    const port = await listen(http);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const outcomes = new Map<string, number>();
    const over = new AbortController();
    async function keepAsking(): Promise<void> {
      while (!over.signal.aborted) {
        const outcome = await outcomeOf(port, agent);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        // Its connection was the last one that the server took
        if (outcome !== 'done') return;
      }
    }
    const clients = Array.from({ length: 20 }, keepAsking);
    await vi.waitUntil(() => (outcomes.get('done') ?? 0) > 200, patience);

    await http.drain(500);
    over.abort();
    await Promise.all(clients);
    agent.destroy();

    // Told that the answer was the last, a client opens another connection, which nobody accepts
    expect([...outcomes.keys()].toSorted()).toEqual(['ECONNREFUSED', 'done']);
  });

  it('ends before the grace is over once no connection is left', async () => {
    const http = createServer((_request, response) => void response.end('done'));
    const port = await listen(http);
    const asked = speak(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await asked;

    await http.drain(60_000);
    expect(await connectionsOf(http)).toBe(0);
  });

  it('waits for open answers, accepts nothing new, and closes idle connections', async () => {
    const inHand: ServerResponse[] = [];
    const http = createServer((_request, response) => void inHand.push(response));
    const port = await listen(http);
    const asked = fetch(`http://127.0.0.1:${port}/`);
    await vi.waitUntil(() => inHand.length === 1, patience);

    const drained = http.drain();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
    expect(await Promise.race([drained, Promise.resolve('waiting')])).toBe('waiting');

    inHand[0]?.end('done');
    expect(await (await asked).text()).toBe('done');
    await drained;
  });
});
