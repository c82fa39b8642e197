import { Trans } from '@lingui/react/macro';
import { ErrorState, Skeleton } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { BookingsList } from '../../../bookings/bookings-list.tsx';
import { clientQuery } from '../../../bookings/bookings.queries.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { ClientNoteForm } from './client-note-form.tsx';

interface ClientBookingsProps {
  readonly clientId: string;
}

/** The bookings of one client, the newest first. They load when the client is opened. */
export function ClientBookings({ clientId }: ClientBookingsProps): ReactNode {
  const { data, error, refetch, isFetching } = useQuery(clientQuery(useApi(), clientId));
  const problemText = useProblemText();
  if (data !== undefined) {
    return (
      <div className="web-client-file">
        <ClientNoteForm clientId={clientId} note={data.note} />
        <BookingsList bookings={data.items} reader="professional" headingAs="h3" />
      </div>
    );
  }
  if (error === null) return <Skeleton width="100%" height="120px" />;
  return (
    <ErrorState
      size="small"
      title={<Trans>The bookings couldn’t be loaded</Trans>}
      description={problemText(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
