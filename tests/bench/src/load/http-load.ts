import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One HTTP request. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty when there is no body. */
  readonly body: string;
}

/** The results of all calls. */
export interface Answered {
  /** Answers per second. */
  readonly rate: number;
  /** Milliseconds until the first byte of each answer. */
  readonly times: readonly number[];
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>;
}

/**
 * Sends requests over a number of open connections, each as soon as the answer before it has arrived.
 *
 * It implements just enough HTTP: the load generator shares the cores with the measured server, and
 * Node's own client uses as much CPU time as a small server.
 *
 * @param next returns the next request; called `count` times
 * @param accepts whether a status counts; by default those below 300, so that a rate never counts refusals
 * @throws Error with the first answer whose status does not count
 */
export async function callAll(
  url: string,
  count: number,
  connections: number,
  next: () => Call,
  accepts: (status: number) => boolean = (status) => status < 300,
): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: connections }, () =>
    connect({ host: hostname, port: Number(port), noDelay: true }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  let left = count;
  const ask = (): string | undefined => {
    if (left === 0) return undefined;
    left -= 1;
    return written(next(), hostname);
  };
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const take = (status: number): boolean => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return accepts(status);
  };
  const began = performance.now();
  try {
    await Promise.all(sockets.map((socket) => converse(socket, ask, times, take)));
    return { rate: count / ((performance.now() - began) / 1000), times, statuses };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** The request as text. */
function written({ method, path, headers, body }: Call, host: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n${body}`;
}

/** Sends requests over one connection until `ask` returns none, each after the answer to the one before. */
function converse(
  socket: Socket,
  ask: () => string | undefined,
  times: number[],
  take: (status: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = '';
    /** The index where the answer ends; undefined until its head has arrived. */
    let end: number | undefined;
    let asked = 0;
    const send = (): void => {
      const request = ask();
      if (request === undefined) resolve();
      else {
        asked = performance.now();
        socket.write(request);
      }
    };
    // One character per byte, so that lengths are those in the headers
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server has hung up')));
    socket.on('data', (part: string) => {
      if (received === '') times.push(performance.now() - asked);
      received += part;
      if (end === undefined) {
        const headEnd = received.indexOf('\r\n\r\n');
        if (headEnd === -1) return;
        const head = received.slice(0, headEnd);
        const length = /\r\ncontent-length: *(\d+)/iu.exec(head)?.[1];
        if (length === undefined) {
          reject(new Error(`An answer without a length: ${head}`));
          return;
        }
        end = headEnd + 4 + Number(length);
      }
      if (received.length < end) return;
      // The status follows `HTTP/1.1 `
      const status = Number(received.slice(9, 12));
      if (!take(status)) {
        reject(new Error(received.slice(0, end)));
        return;
      }
      received = '';
      end = undefined;
      send();
    });
    send();
  });
}
