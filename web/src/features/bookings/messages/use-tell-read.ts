import { useEffect, useRef } from 'react';

import { useSubmit } from '../../../connection/use-submit.ts';
import { readCommand } from './message-commands.ts';

/**
 * Tells the server which message the reader has seen, while the thread is in sight of a visible page. Waits
 * without a connection.
 *
 * @param newest number of the newest message that is not read yet; 0: none
 * @param isInSight whether the thread is on the screen
 */
export function useTellRead(bookingId: string, newest: number, isInSight: boolean): void {
  const submit = useSubmit();
  const told = useRef(0);

  useEffect(() => {
    if (newest === 0 || !isInSight) return undefined;
    const tell = (): void => {
      if (document.visibilityState !== 'visible' || told.current >= newest) return;
      told.current = newest;
      submit(readCommand(bookingId, newest)).catch(() => {
        // The next message, or the next visit, tells it again
        told.current = 0;
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [bookingId, newest, isInSight, submit]);
}
