import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

import { gate, Overloaded } from '../gate.ts';

/**
 * Waits until a request may be read. Its turn lasts until it is answered or whoever asked has gone.
 *
 * @returns false when too many wait already, or nobody is there any more
 */
export type TakeTurn = (response: ServerResponse) => Promise<boolean>;

/**
 * For requests that take memory: `width` are read at once and `queue` more wait, first come, first
 * served. What waits is not read: the network holds it, not this process.
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
