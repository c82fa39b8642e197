import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** How many clients do what, before they do nothing more. */
export interface Crowd {
  readonly port: number;
  readonly count: number;
  /** What each sends: nothing, a part of a request, a whole one. */
  readonly says: string;
  /** Whether each is answered before it does nothing more. */
  readonly isAnswered: boolean;
}

/** Clients whose connections stay until the server, or `leave`, closes them. */
export interface BadClients {
  readonly leave: () => void;
}

/** Clients that connect at once: as many as a server's queue of new connections surely takes. */
const atOnce = 250;

/**
 * Opens connections to a port of this machine, on which clients then do nothing more. They never close their side:
 * the server has to.
 */
export async function openBadClients(crowd: Crowd): Promise<BadClients> {
  const { port, count, says, isAnswered } = crowd;
  const sockets: Socket[] = [];
  async function open(): Promise<void> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    const answered = isAnswered ? once(socket, 'data') : undefined;
    socket.resume();
    if (says !== '') socket.write(says);
    await answered;
  }
  while (sockets.length < count) {
    const now = Math.min(atOnce, count - sockets.length);
    await Promise.all(Array.from({ length: now }, open));
  }
  return {
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
