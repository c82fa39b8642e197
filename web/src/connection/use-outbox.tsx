import { Trans } from '@lingui/react/macro';
import { notify } from '@osta/ui-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { isProblem } from '../api/api-problem.ts';
import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { useApi } from '../api/use-api.ts';
import { createCommandStore, createPageStorage } from '../outbox/command-store.ts';
import { createOutbox, emptyOutbox, type Outbox, type OutboxState } from '../outbox/outbox.ts';
import { useMe } from '../session/use-me.ts';
import { isOnline } from './browser-connection.ts';

/** One queue per document: a document has one query client and one person. */
const outboxes = new WeakMap<QueryClient, { readonly account: string; readonly outbox: Outbox }>();

function browserStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    // Blocked: commands wait as long as the page lives
    return createPageStorage();
  }
}

/** Asks the server, not the cache: the answer decides in whose name a command is sent. */
async function whoIsIt(api: Api): Promise<string | null> {
  try {
    return (await api.request(call('GET /api/user/me'))).id;
  } catch (error) {
    if (isProblem(error, 'UNAUTHENTICATED')) return null;
    throw error;
  }
}

function outboxOf(api: Api, queryClient: QueryClient, account: string): Outbox {
  const known = outboxes.get(queryClient);
  if (known?.account === account) return known.outbox;

  const store = createCommandStore(browserStorage(), account);
  const outbox = createOutbox({
    account,
    store,
    send: (command) => api.request(command, { idempotencyKey: command.key }),
    whoIsIt: () => whoIsIt(api),
    alone: async (run) => {
      await navigator.locks.request(`osta:outbox:${account}`, run);
    },
    isOnline,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    refresh: async ({ changes }) => {
      await Promise.all(
        changes.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      );
    },
    onEmptied: () => notify.success(<Trans>Everything that waited has been sent.</Trans>),
  });
  window.addEventListener('storage', ({ key }) => {
    // `null`: another tab has cleared everything
    if (key === null || store.holds(key)) outbox.readAgain();
  });
  outbox.readAgain();
  outboxes.set(queryClient, { account, outbox });
  return outbox;
}

/**
 * Returns the queue of the person who is signed in; `null` for a guest and on the server. When the
 * session ends, the document keeps its queue, which waits for the login.
 */
export function useOutbox(): Outbox | null {
  const api = useApi();
  const queryClient = useQueryClient();
  const account = useMe()?.id;
  return useMemo(() => {
    if (import.meta.env.SSR) return null;
    if (account === undefined) return outboxes.get(queryClient)?.outbox ?? null;
    return outboxOf(api, queryClient, account);
  }, [account, api, queryClient]);
}

const noChanges = (): (() => void) => () => undefined;
const nothing = (): OutboxState => emptyOutbox;

/** Returns what waits in the queue; nothing while the page hydrates. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.subscribe ?? noChanges, outbox?.state ?? nothing, nothing);
}
