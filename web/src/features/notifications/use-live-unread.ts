import type { Me } from '@osta/contracts/account/api';
import type { UnreadCount } from '@osta/contracts/notification/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useApi } from '../../api/use-api.ts';
import { messageKeys } from '../../bookings/messages.queries.ts';
import { meKey, meQuery } from '../../session/me.queries.ts';
import { whenNoRenewalIsPending, whenSessionRenewed } from '../../session/session-renewed.ts';
import { newer, notificationKeys, unreadQuery } from './notifications.queries.ts';

/**
 * Returns the unread count (`null` until it is known), kept current by the socket: the highest version wins. Refetches on
 * connect, after a skipped version and when the page becomes visible. Also invalidates requests and bookings, which may
 * have changed with it or before the socket stood; and, with messages, when somebody wrote or read, or the reader has
 * changed them in another window.
 */
export function useLiveUnread(): number | null {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data } = useQuery(unreadQuery(api, queryClient));

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    let isLeaving = false;

    const askAgain = (): void => {
      void queryClient.invalidateQueries({ queryKey: notificationKeys.unread });
    };
    const lookForDeeds = (): void => {
      void queryClient.invalidateQueries({ queryKey: ['requests'] });
      void queryClient.invalidateQueries({ queryKey: ['bookings'] });
    };
    const takeOver = (told: UnreadCount): void => {
      const known = queryClient.getQueryData<UnreadCount>(notificationKeys.unread);
      if (known !== undefined && told.version <= known.version) return;
      const isSkipped = known !== undefined && told.version > known.version + 1;
      queryClient.setQueryData<UnreadCount>(notificationKeys.unread, newer(known, told));
      if (isSkipped) askAgain();
      lookForDeeds();
    };
    const lookForMessages = (): void => {
      void queryClient.invalidateQueries({ queryKey: messageKeys.all });
    };
    /** What the person may do can change under an open page: an approval makes them a professional. */
    const meetAgain = async (): Promise<void> => {
      const before = queryClient.getQueryData<Me | null>(meKey);
      const now = await queryClient.query({ ...meQuery(api), staleTime: 0 });
      if (before?.role !== now?.role || before?.isAdmin !== now?.isAdmin) await router.invalidate();
    };
    const lookAgain = (): void => {
      lookForMessages();
      // Without an answer, the next page asks
      meetAgain().catch(() => undefined);
      lookForDeeds();
    };
    const onLeaving = (): void => {
      isLeaving = true;
    };
    /** When the session was ended elsewhere, nothing of the person may stay on the screen. */
    const isStillSignedIn = async (): Promise<boolean> => {
      // The old session's socket may end before the answer with the new session has come
      await whenNoRenewalIsPending();
      const asking = queryClient.query({ ...meQuery(api), staleTime: 0 });
      const me = await asking.catch(() => undefined);
      if (me === null && !isGone && !isLeaving) window.location.reload();
      return me !== null;
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') askAgain();
    };

    // The socket's code loads after the page, and only for signed-in people
    const listen = (): void => {
      void import('./unread-socket.ts').then(({ listenForHints }) => {
        stop?.();
        if (!isGone)
          stop = listenForHints({
            onHint: takeOver,
            onStirred: lookAgain,
            onConnect: () => {
              askAgain();
              lookForMessages();
              // What happened between the server's answer and now was told to nobody
              lookForDeeds();
            },
            onHungUp: isStillSignedIn,
          });
        return undefined;
      });
    };
    listen();
    // The server disconnects the old session's socket, which then does not reconnect by itself
    const stopWaiting = whenSessionRenewed(listen);
    document.addEventListener('visibilitychange', onVisible);
    // Signing out here navigates to another page already
    window.addEventListener('beforeunload', onLeaving);
    return () => {
      isGone = true;
      stop?.();
      stopWaiting();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('beforeunload', onLeaving);
    };
  }, [api, queryClient, router]);

  return data?.unread ?? null;
}
