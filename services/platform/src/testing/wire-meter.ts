import { tcpProxy, type Listener } from './tcp-proxy.ts';

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
  const asked: Asked[] = [];
  const proxy = await tcpProxy(() => listener((each) => asked.push(each)));

  return {
    through: (url) => proxy.through(url),
    reset() {
      asked.length = 0;
    },
    asked: (use) =>
      asked
        .filter(({ application, statement }) => application.includes(use) && statement !== '')
        .map(({ statement }) => statement),
    close: () => proxy.close(),
  };
}

/** Returns a function that takes the bytes of one client. Every Sync of the client waits for an answer of its own. */
function listener(onAsked: (asked: Asked) => void): Listener {
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
