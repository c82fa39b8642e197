import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One request. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for none. */
  readonly body: string;
}

/** What came of calls. */
export interface Answered {
  /** How many were answered each second. */
  readonly rate: number;
  /** Until the first byte of each answer, in milliseconds. */
  readonly times: readonly number[];
}

/**
 * Sends requests as fast as answers come, over so many open connections.
 *
 * It implements just enough HTTP: the load generator shares the cores with the measured server, and
 * Node's own client uses as much CPU time as a small server.
 *
 * @param next returns the next request; called `count` times
 * @throws Error with the first answer that is no success: a rate of refusals is no result
 */
export async function callAll(
  url: string,
  count: number,
  connections: number,
  next: () => Call,
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
  const began = performance.now();
  try {
    await Promise.all(sockets.map((socket) => converse(socket, ask, times)));
    return { rate: count / ((performance.now() - began) / 1000), times };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** The request as it is sent. */
function written({ method, path, headers, body }: Call, host: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n${body}`;
}

/** Sends what there is to ask, one after the other, each when the one before is answered. */
function converse(socket: Socket, ask: () => string | undefined, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = '';
    /** Where the answer ends; unknown until its head is there. */
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
    // Bytes as letters: lengths are those of the wire
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
      // HTTP/1.1 201 Created
      const status = Number(received.slice(9, 12));
      if (status >= 300) {
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
