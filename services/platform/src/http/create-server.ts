import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';

/** A server, and how it ends. */
export interface HttpServer {
  readonly server: Server;
  /**
   * Takes no new connection, ends idle ones, and waits until every request in hand has been answered.
   * Each of these answers says `Connection: close`, so that clients ask elsewhere. Afterwards no HTTP
   * connection is left. Sockets that have left HTTP behind are the business of whoever took them.
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

  const inHand = new Set<ServerResponse>();
  let isDraining = false;
  const waiting: (() => void)[] = [];
  // Before the listener: it may answer at once
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
    async drain() {
      isDraining = true;
      server.close();
      server.closeIdleConnections();
      for (const response of inHand) endConnectionAfter(response);
      if (inHand.size > 0) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
      // What is left has sent no whole request: nobody will be there to answer it
      server.closeAllConnections();
    },
  };
}

/** Tells the client that this answer is the last one on its connection, or ends the connection after it. */
function endConnectionAfter(response: ServerResponse): void {
  if (response.headersSent) response.once('finish', () => response.socket?.end());
  else response.setHeader('connection', 'close');
}

/** How long a client that is told off may take to hang up, in milliseconds. */
const lingering = 1000;

/** What is no HTTP gets a problem too, as far as one can be told. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, title] = statusOf(error.code);
  const problem = { type: 'urn:osta:problem:VALIDATION_FAILED', title, status };
  const body = JSON.stringify({ ...problem, code: 'VALIDATION_FAILED', instance: 'unreadable' });
  // A client that never hangs up would keep its descriptor: it has time to read, no more
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
