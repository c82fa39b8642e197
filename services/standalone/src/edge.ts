import { ServerResponse, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { createServer, type HttpServer } from '@osta/platform/http/server/create-server';
import { createProxyServer } from 'httpxy';

import { visitorsBehind, type Callers } from './callers.ts';

/** The origins of the processes behind the edge, by name: `web`, and every service or one for all. */
export type Upstreams = Readonly<Record<string, string>>;

function unavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
  response.end(
    JSON.stringify({
      type: 'urn:osta:problem:UNAVAILABLE',
      title: 'The service can’t be reached, try again',
      status: 503,
      code: 'UNAVAILABLE',
      instance: 'edge',
    }),
  );
}

/** Returns the names of the processes that are not ready. */
async function notReady(upstreams: Upstreams): Promise<readonly string[]> {
  const answers = await Promise.all(
    Object.entries(upstreams).map(async ([name, origin]) => {
      const answer = await fetch(`${origin}/health/ready`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null);
      return answer?.ok ? [] : [name];
    }),
  );
  return answers.flat();
}

/**
 * Creates one origin in front of several processes, for the distributed way without containers. Caddy does the
 * same in front of containers.
 *
 * `/health/ready` answers 200 when every process is ready. `/metrics` is not exposed.
 *
 * @param upstreams read for each request: a process may come back at another origin
 * @param upstreamOf returns the name of the process that answers a path
 * @param callers who is let in: visitors, unless told
 */
export function createEdge(
  upstreams: Upstreams,
  upstreamOf: (path: string) => string,
  callers: Callers = visitorsBehind(0),
): HttpServer {
  function target(path: string): string {
    const name = upstreamOf(path);
    const origin = upstreams[name];
    if (origin === undefined) throw new Error(`There is no process called ${name}`);
    return origin;
  }
  const proxy = createProxyServer({ xfwd: true });
  // With a listener, the proxy counts a request as done although nothing has been answered
  proxy.on('error', (_error, _request, response) => {
    if (response instanceof ServerResponse) unavailable(response);
    else response?.destroy();
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://edge');
    if (pathname === '/health/ready') {
      const missing = await notReady(upstreams);
      response.writeHead(missing.length === 0 ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ready: missing.length === 0, missing }));
      return;
    }
    if (pathname === '/metrics') {
      response.writeHead(404).end();
      return;
    }
    await proxy.web(request, response, { target: target(pathname), headers: callers(request) });
  }

  const http = createServer((request, response) => {
    answer(request, response).catch(() => unavailable(response));
  });
  async function join(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://edge');
    const there = { target: target(pathname), headers: callers(request) };
    await proxy.ws(request, socket, there, head);
  }
  http.server.on('upgrade', (request, socket, head) => {
    // Typed as Duplex because other servers may pass others; Node's own passes sockets
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    join(request, socket, head).catch(() => socket.destroy());
  });
  return http;
}
