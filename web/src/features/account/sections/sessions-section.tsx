import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionView } from '@osta/contracts/account/api';
import { Badge, Button, ErrorState, notify, RelativeTime, Skeleton, Text } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../sessions.queries.ts';

interface SessionRowProps {
  readonly session: SessionView;
}

function SessionRow({ session }: SessionRowProps): ReactNode {
  const { t } = useLingui();
  const problemText = useProblemText();
  const end = useEndSession();
  const { browser, system } = session.device;
  const name = [browser, system].filter((part) => part !== null).join(' · ');

  return (
    <li className="web-session">
      <div className="web-session-words">
        <Text weight="medium">
          {name === '' ? <Trans>Unknown device</Trans> : <bdi>{name}</bdi>}{' '}
          {session.isCurrent && (
            <Badge color="green">
              <Trans>This device</Trans>
            </Badge>
          )}
        </Text>
        <Text tone="quiet" size="small">
          <bdi dir="ltr">{session.address}</bdi> · <RelativeTime instant={session.signedInAt} />
        </Text>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Log out there: ${name}`}
          isLoading={end.isPending}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => notify.success(<Trans>That device has been logged out.</Trans>),
              onError: (error) => notify.error(problemText(error)),
            })
          }
        >
          <Trans>Log out there</Trans>
        </Button>
      )}
    </li>
  );
}

/** The person's sessions, with a button to end each. */
export function SessionsSection(): ReactNode {
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(useApi()));
  const endOthers = useEndOtherSessions();

  if (error !== null && data === undefined) {
    return (
      <ErrorState
        size="small"
        title={<Trans>Your devices couldn’t be loaded</Trans>}
        description={problemText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined) return <Skeleton width="100%" height="56px" />;
  return (
    <>
      <ul className="web-sessions">
        {data.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {data.data.length > 1 && (
        <div>
          <Button
            variant="secondary"
            isLoading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: () =>
                  notify.success(<Trans>You’ve been logged out on all other devices.</Trans>),
                onError: (failure) => notify.error(problemText(failure)),
              })
            }
          >
            <Trans>Log out everywhere else</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
