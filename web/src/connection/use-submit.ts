import { useCallback } from 'react';

import { useApi } from '../api/use-api.ts';
import type { Outcome } from '../outbox/outbox.ts';
import type { Command } from '../outbox/queued-command.ts';
import { useOutbox } from './use-outbox.tsx';

/**
 * Returns a function that gives a command that may wait: it is sent at once if it can be, and otherwise
 * as soon as there is a connection, with one idempotency key however often it is sent. It rejects when
 * the command is refused at once. Do not retry it: the queue does.
 */
export function useSubmit(): (command: Command) => Promise<Outcome> {
  const api = useApi();
  const outbox = useOutbox();
  return useCallback(
    async (command) => {
      if (outbox !== null) return outbox.submit(command);
      // It is not known who this is, so nothing can be kept for them
      const answer = await api.request(command, { idempotencyKey: crypto.randomUUID() });
      return { status: 'sent', answer };
    },
    [api, outbox],
  );
}
