import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** An HTTP server with a graceful end. */
export interface HttpServer {
  readonly server: Server;
  /**
   * Accepts no new connections, closes idle ones, and waits until every running request is answered. These
   * answers carry `Connection: close`, so that clients go elsewhere. Afterwards no HTTP connection is left.
   * Upgraded sockets are left to their owners.
   *
   * @param grace milliseconds for which kept connections stay open: what a client sends on one as the end begins
   * is still answered, as its last. Closed at once, it would be reset. Default: 0
   */
  readonly drain: (grace?: number) => Promise<void>;
}

/** Time limits for a client, in milliseconds. */
export interface Patience {
  readonly headers: number;
  /** For the whole request. */
  readonly request: number;
}

/** Creates a server that slow clients cannot block (ASVS 5.0 §13.2). */
export function createServer(
  listener: RequestListener,
  patience: Patience = { headers: 10_000, request: 20_000 },
): HttpServer {
  const server = createHttpServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.headers / 10,
      keepAliveTimeout: 65_000, // longer than the proxies in front keep theirs
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
  server.on('clientError', answerUnreadable);

  const inHand = new Set<ServerResponse>();
  let isDraining = false;
  const waiting: (() => void)[] = [];
  // Before the main listener, which may answer at once
  // oxlint-disable-next-line osta/no-service-name -- the event of Node
  server.prependListener('request', (_request, response) => {
    inHand.add(response);
    if (isDraining) endConnectionAfter(response);
    response.once('close', () => {
      inHand.delete(response);
      if (inHand.size === 0) for (const proceed of waiting.splice(0)) proceed();
    });
  });
  return {
    server,
    async drain(grace = 0) {
      isDraining = true;
      // The server's own `close` would close kept connections with it
      NetServer.prototype.close.call(server);
      for (const response of inHand) endConnectionAfter(response);
      if (grace > 0) await Promise.race([allConnectionsOf(server), wait(grace)]);
      server.close();
      server.closeIdleConnections();
      if (inHand.size > 0) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
      // The remaining connections have sent no complete request, so no answer is due
      server.closeAllConnections();
    },
  };
}

/** Resolves when the server, which accepts no more, has no connection left. */
function allConnectionsOf(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once('close', resolve);
  });
}

/** Marks this answer as the last one on its connection, or closes the connection after it. */
function endConnectionAfter(response: ServerResponse): void {
  if (response.headersSent) response.once('finish', () => response.socket?.end());
  else response.setHeader('connection', 'close');
}

/** Milliseconds that a client gets to close after an error answer. */
const lingering = 1000;

/** Answers malformed HTTP with a problem too, as far as possible. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, title] = statusOf(error.code);
  const problem = { type: 'urn:osta:problem:VALIDATION_FAILED', title, status };
  const body = JSON.stringify({ ...problem, code: 'VALIDATION_FAILED', instance: 'unreadable' });
  // A client that never closes would keep its descriptor: it gets time to read the answer, no more
  setTimeout(() => socket.destroy(), lingering).unref();
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'Connection: close',
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

function statusOf(code: string | undefined): readonly [number, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'Request Timeout'];
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large'];
  return [400, 'Bad Request'];
}
