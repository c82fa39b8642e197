import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of Postgres that counts round trips. */
export interface WireMeter {
  /** Returns the same address, through the proxy. */
  through(url: string): string;
  /** Forgets what has been asked so far. */
  reset(): void;
  /**
   * Returns what was asked since the last reset, in order: one name for each round trip, that of its prepared
   * statement. Statements without a name are not of the hot path and are left out.
   *
   * @param use part of the name of the connections: `command`
   */
  asked(use: string): readonly string[];
  close(): Promise<void>;
}

interface Asked {
  readonly application: string;
  readonly statement: string;
}

/** Starts a proxy. It understands as much of the protocol as counting takes (PostgreSQL, chapter 54). */
export async function wireMeter(): Promise<WireMeter> {
  let target = { host: '127.0.0.1', port: 0 };
  const asked: Asked[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    const far = keep(connect(target.port, target.host));
    const listen = listener((each) => asked.push(each));
    near.on('data', listen);
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const { port } = address;

  return {
    through(url) {
      const changed = new URL(url);
      target = { host: changed.hostname, port: Number(changed.port) };
      changed.host = `127.0.0.1:${port}`;
      return changed.href;
    },
    reset() {
      asked.length = 0;
    },
    asked: (use) =>
      asked
        .filter(({ application, statement }) => application.includes(use) && statement !== '')
        .map(({ statement }) => statement),
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Returns a function that takes the bytes of one client. Every Sync of the client waits for an answer of its own. */
function listener(onAsked: (asked: Asked) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let application: string | undefined;
  let statement = '';

  /** Takes one message from `rest`; false when it is not complete. */
  function take(): boolean {
    // The first message has no type
    const start = application === undefined ? 0 : 1;
    if (rest.length < start + 4) return false;
    const end = start + rest.readInt32BE(start);
    if (rest.length < end) return false;
    const body = rest.subarray(start + 4, end);
    if (application === undefined) {
      const words = body.subarray(4).toString().split('\0');
      application = words[words.indexOf('application_name') + 1] ?? '';
    } else if (rest.toString('latin1', 0, 1) === 'B') {
      [, statement = ''] = body.toString('latin1').split('\0', 2);
    } else if (rest.toString('latin1', 0, 1) === 'S') {
      onAsked({ application, statement });
      statement = '';
    }
    rest = rest.subarray(end);
    return true;
  }

  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (take());
  };
}
