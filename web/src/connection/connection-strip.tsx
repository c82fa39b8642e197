import { Trans } from '@lingui/react/macro';
import { withLocale } from '@osta/contracts/locale-path';
import { ConnectionBanner, type ConnectionState, Link } from '@osta/ui-kit';
import {
  Link as RouteLink,
  useLocation,
  useNavigate,
  useRouteContext,
} from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect } from 'react';

import type { OutboxState } from '../outbox/outbox.ts';
import { whenSessionRenewed } from '../session/session-renewed.ts';
import { watchConnection } from './browser-connection.ts';
import { useIsConnected } from './use-is-connected.ts';
import { useOutbox, useOutboxState } from './use-outbox.tsx';
import { useSeenAt } from './use-seen-at.ts';

import './connection-strip.css';

interface Shown {
  readonly state: ConnectionState;
  readonly count: number;
}

/** Returns what the strip says: first that there is no connection, then what needs the reader. */
function shownConnection({ commands, phase }: OutboxState, isConnected: boolean): Shown {
  const stopped = new Set(
    commands.filter(({ refusal }) => refusal !== null).map(({ lane }) => lane),
  );
  const refused = commands.filter(({ lane }) => stopped.has(lane)).length;
  const waiting = commands.length - refused;
  if (!isConnected) return { state: 'offline', count: waiting };
  if (refused > 0) return { state: 'refused', count: refused };
  if (waiting === 0) return { state: 'online', count: 0 };
  if (phase === 'signed-out') return { state: 'signed-out', count: waiting };
  return { state: phase === 'no-answer' ? 'waiting' : 'sending', count: waiting };
}

/** Below the top bar: whether there is a connection, and what waits for it. Sends what waits. */
export function ConnectionStrip(): ReactNode {
  const outbox = useOutbox();
  const state = useOutboxState();
  const isConnected = useIsConnected();
  const seenAt = useSeenAt(isConnected);

  useEffect(() => {
    if (outbox === null) return undefined;
    const flush = (): void => void outbox.flush();
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') flush();
    };
    flush();
    const stopWatching = watchConnection(flush);
    const stopRenewed = whenSessionRenewed(flush);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopWatching();
      stopRenewed();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [outbox]);

  const shown = shownConnection(state, isConnected);
  const page = state.commands.find(({ refusal }) => refusal !== null)?.page ?? null;
  return (
    <div className="web-connection">
      <ConnectionBanner
        {...shown}
        seenAt={seenAt}
        {...(shown.state === 'signed-out' && { action: <LogInLink /> })}
        {...(shown.state === 'refused' && page !== null && { action: <RefusedLink page={page} /> })}
      />
    </div>
  );
}

function LogInLink(): ReactNode {
  const redirect = useLocation({ select: ({ href }) => href });
  return (
    <Link asChild>
      <RouteLink to="/auth/login" search={{ redirect }} reloadDocument>
        <Trans>Log in</Trans>
      </RouteLink>
    </Link>
  );
}

interface RefusedLinkProps {
  /** Without language. */
  readonly page: string;
}

function RefusedLink({ page }: RefusedLinkProps): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const isHere = useLocation({ select: ({ pathname }) => pathname === page });
  const navigate = useNavigate();
  const href = withLocale(page, locale);
  // The page itself says it
  if (isHere) return null;

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href });
  }
  return (
    <Link href={href} onClick={open}>
      <Trans>See why</Trans>
    </Link>
  );
}
