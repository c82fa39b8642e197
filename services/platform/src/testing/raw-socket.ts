import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { testOrigin } from './test-config.ts';

/** A WebSocket that can send what no browser would; it answers the server's pings. */
export interface RawSocket {
  /** Sends bytes as they are. */
  send(bytes: Buffer): void;
  /** Waits until the server has sent this text. */
  hears(words: string): Promise<void>;
  /** Waits until the server has closed the connection. */
  isLetGo(): Promise<void>;
  readonly isOpen: boolean;
  close(): void;
}

/** One frame of RFC 6455; valid by default. */
export interface Frame {
  readonly payload: Buffer | string;
  /** 1: text. */
  readonly opcode?: number;
  /** Whether it is the last frame of its message. */
  readonly isLast?: boolean;
  readonly isMasked?: boolean;
  readonly isCompressed?: boolean;
  /** The length that its header claims. */
  readonly length?: bigint;
}

/**
 * Opens a raw WebSocket to the socket.io server of a service.
 *
 * @throws Error when the server refuses the upgrade
 */
export async function rawSocket(url: string, cookie: string): Promise<RawSocket> {
  const asking = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      origin: testOrigin,
      cookie,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  });
  asking.end();
  const refused = once(asking, 'response').then(([answer]: IncomingMessage[]) => {
    throw new Error(`Refused with ${answer?.statusCode}`);
  });
  const [, socket, first]: [IncomingMessage, Socket, Buffer] = await Promise.race([
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Node documents the event
    once(asking, 'upgrade') as Promise<[IncomingMessage, Socket, Buffer]>,
    refused,
  ]);
  let heard = first.toString('latin1');
  const said = new Set<() => void>();
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const words = chunk.toString('latin1');
    heard += words;
    // Answers pings as a live page does; otherwise the server would close the connection for that alone
    if (words.includes('\u0081\u00012')) socket.write(frame({ payload: '3' }));
    for (const look of said) look();
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    // A close frame counts as closed: a hostile client would not answer it
    const look = (): void => {
      if (heard.includes('\u0088')) resolve();
    };
    said.add(look);
    look();
  });

  return {
    send: (bytes) => void socket.write(bytes),
    hears: (words) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (heard.includes(words)) resolve();
        };
        said.add(look);
        socket.once('close', () => reject(new Error(`It never said ${words}`)));
        look();
      }),
    isLetGo: () => closed,
    get isOpen() {
      return !socket.destroyed && !heard.includes('\u0088');
    },
    close: () => socket.destroy(),
  };
}

/** Returns the bytes of a frame. */
export function frame({
  payload,
  opcode = 1,
  isLast = true,
  isMasked = true,
  isCompressed = false,
  length,
}: Frame): Buffer {
  const bytes = Buffer.from(payload);
  const head = Buffer.alloc(10);
  head[0] = (isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode;
  // The longest length encoding works for every length
  head[1] = (isMasked ? 0x80 : 0) | 127;
  head.writeBigUInt64BE(length ?? BigInt(bytes.length), 2);
  // A zero mask leaves the payload unchanged
  return Buffer.concat([head, Buffer.alloc(isMasked ? 4 : 0), bytes]);
}
