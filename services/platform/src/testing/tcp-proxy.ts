import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that a test can cut. */
export interface TcpProxy {
  /** Returns the same address, through the proxy. */
  through(url: string): string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps all connections open, old and new, but forwards nothing any more. */
  freeze(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Hears what a client sends. */
export type Listener = (bytes: Buffer) => void;

/**
 * Starts a proxy.
 *
 * @param listen called for each new connection; what it returns hears the bytes of that client
 */
export async function tcpProxy(listen?: () => Listener): Promise<TcpProxy> {
  let target = { host: '127.0.0.1', port: 0 };
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (isFrozen) return;
    const far = keep(connect(target.port, target.host));
    if (listen) near.on('data', listen());
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const { port } = address;

  async function cut(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    through(url) {
      const changed = new URL(url);
      target = { host: changed.hostname, port: Number(changed.port) };
      changed.host = `127.0.0.1:${port}`;
      return changed.href;
    },
    cut,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async mend() {
      isFrozen = false;
      for (const socket of sockets) socket.destroy();
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      if (server.listening) await cut();
    },
  };
}
