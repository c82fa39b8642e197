import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A server, and how it ends. */
export interface HttpServer {
  readonly server: Server;
  /**
   * Takes no new connection and waits until every request in hand has been answered. Sockets that
   * have left HTTP behind are the business of whoever took them.
   */
  readonly drain: () => Promise<void>;
}

/** How long a client may take, in milliseconds. */
export interface Patience {
  readonly headers: number;
  /** For the whole request. */
  readonly request: number;
}

/** A server that nobody can hold open by being slow (ASVS 5.0 §13.2). */
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

  let inHand = 0;
  const waiting: (() => void)[] = [];
  server.on('request', (_request, response) => {
    inHand += 1;
    response.once('close', () => {
      inHand -= 1;
      if (inHand === 0) for (const proceed of waiting.splice(0)) proceed();
    });
  });
  return {
    server,
    async drain() {
      server.close();
      if (inHand > 0) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
      server.closeIdleConnections();
    },
  };
}

/** What is no HTTP gets a problem too, as far as one can be told. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, title] = statusOf(error.code);
  const problem = { type: 'urn:osta:problem:VALIDATION_FAILED', title, status };
  const body = JSON.stringify({ ...problem, code: 'VALIDATION_FAILED', instance: 'unreadable' });
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
