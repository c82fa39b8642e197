import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Time limits for a client, in milliseconds. */
export interface Patience {
  readonly headers: number;
  /** For the whole request. */
  readonly request: number;
}

/** Creates a server that slow and silent clients cannot block, with the limits of the services. */
export function createWebServer(
  listener: RequestListener,
  patience: Patience = { headers: 10_000, request: 20_000 },
): Server {
  return createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.headers / 10,
      keepAliveTimeout: 65_000, // longer than the proxies in front keep theirs
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
}

/**
 * Listens on every address of this machine.
 *
 * @returns the port
 * @throws the error of `listen`: EADDRINUSE, EACCES
 */
export async function listenOn(server: Server, port: number): Promise<number> {
  server.listen(port);
  await once(server, 'listening');
  const address = server.address();
  return address === null || typeof address === 'string' ? port : address.port;
}
