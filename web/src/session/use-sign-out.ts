import { withLocale } from '@osta/contracts/locale-path';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';

import { isProblem } from '../api/api-problem.ts';
import { call } from '../api/call.ts';
import { useApi } from '../api/use-api.ts';
import { useCarrier } from '../carried/use-carried.ts';
import { dropCommands } from '../outbox/command-store.ts';
import { keepLogOutNotice } from './log-out-notice.tsx';
import { useMe } from './use-me.ts';

interface SignOut {
  /** @param onFailed called when the session could not be ended: the person is still signed in */
  readonly signOut: (onFailed: (error: unknown) => void) => void;
  readonly isSigningOut: boolean;
}

/**
 * Ends the session and loads a new document, so that nothing of the person stays.
 *
 * @param next a path of the site; the login by default (docs/spec.md §7)
 */
export function useSignOut(next = '/auth/login'): SignOut {
  const api = useApi();
  const carrier = useCarrier();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const account = useMe()?.id;
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function end(onFailed: (error: unknown) => void): Promise<void> {
    setIsSigningOut(true);
    try {
      await api.request(call('DELETE /api/auth/session'));
    } catch (error) {
      // The session had ended already, which is the wanted result
      if (!isProblem(error, 'UNAUTHENTICATED')) {
        setIsSigningOut(false);
        onFailed(error);
        return;
      }
    }
    carrier.forget();
    if (account !== undefined) dropCommands(account);
    keepLogOutNotice();
    window.location.assign(withLocale(next, locale));
  }

  return { isSigningOut, signOut: (onFailed) => void end(onFailed) };
}
