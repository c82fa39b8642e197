import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

import { gate, Overloaded } from '../../gate.ts';

/**
 * Waits until a request may be read. Its turn lasts until it is answered or the client disconnects.
 *
 * @returns false when too many requests wait already, or the client has disconnected
 */
export type TakeTurn = (response: ServerResponse) => Promise<boolean>;

/**
 * Creates turns for requests that take much memory: `width` are read at once and `queue` more wait, first come,
 * first served. Waiting requests stay unread, in the network's buffers.
 */
export function takeTurns(width: number, queue: number): TakeTurn {
  const through = gate(width, queue);

  return (response) =>
    new Promise((resolve, reject) => {
      const turn = through(async () => {
        resolve(!response.closed);
        if (!response.closed) await once(response, 'close');
      });
      turn.catch((error: unknown) => {
        if (error instanceof Overloaded) resolve(false);
        else reject(error);
      });
    });
}
