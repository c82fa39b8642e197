import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { createProxyServer } from 'httpxy';

/** The processes behind the edge, by name. */
export type Upstream = 'identity' | 'professional' | 'request' | 'notification' | 'web';

/** Which process answers which path: the first prefix that fits. The same table as in the Caddyfile. */
const routes: readonly (readonly [RegExp, Upstream])[] = [
  [/^\/api\/(auth|account|user|users|redirects)(\/|$)/u, 'identity'],
  [/^\/dev\/mailbox(\/|$)/u, 'identity'],
  [/^\/api\/(services|places|professionals|professional)(\/|$)/u, 'professional'],
  [/^\/api\/requests(\/|$)/u, 'request'],
  [/^\/api\/notifications(\/|$)/u, 'notification'],
  [/^\/socket\.io(\/|$)/u, 'notification'],
  [/^\/api\/(openapi\.json|docs)(\/|$)/u, 'request'],
];

/** The process that answers `path`. */
function upstreamOf(path: string): Upstream {
  return routes.find(([prefix]) => prefix.test(path))?.[1] ?? 'web';
}

function unavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
  response.end(
    JSON.stringify({
      type: 'urn:osta:problem:UNAVAILABLE',
      title: 'The service is not reachable, try again',
      status: 503,
      code: 'UNAVAILABLE',
      instance: 'edge',
    }),
  );
}

/** Every process that is not ready, by name. */
async function notReady(upstreams: Readonly<Record<Upstream, string>>): Promise<readonly string[]> {
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
 * One origin in front of several processes, for the distributed way without containers. Caddy does
 * the same in front of containers.
 *
 * `/health/ready` answers 200 when every process does. `/metrics` stays inside.
 */
export function createEdge(upstreams: Readonly<Record<Upstream, string>>): Server {
  const proxy = createProxyServer({ xfwd: true });
  // Each request answers for itself below; without a listener the proxy would end the process
  proxy.on('error', () => undefined);

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
    await proxy.web(request, response, { target: upstreams[upstreamOf(pathname)] });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => unavailable(response));
  });
  server.on('upgrade', (request, socket, head) => {
    const target = upstreams[upstreamOf(new URL(request.url ?? '/', 'http://edge').pathname)];
    // Node says Duplex, because other servers could give others; its own gives sockets
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    proxy.ws(request, socket, { target }, head).catch(() => socket.destroy());
  });
  return server;
}
