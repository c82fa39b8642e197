import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { Callout, DayAndTime } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { BookingRole } from '../../../bookings/bookings.queries.ts';

interface OpenProposalProps {
  readonly booking: BookingView;
  readonly proposal: NonNullable<BookingView['proposal']>;
  readonly reader: BookingRole;
  /** The buttons of the answer. */
  readonly children: ReactNode;
}

/** A proposed new time: who asks, until when it can be answered, and the answers. */
export function OpenProposal({
  booking,
  proposal,
  reader,
  children,
}: OpenProposalProps): ReactNode {
  const isOwn = proposal.by === reader;
  const other = (
    <bdi>{(reader === 'customer' ? booking.professional : booking.customer).fullName}</bdi>
  );
  const until = <DayAndTime instant={proposal.answerBy} />;
  return (
    <Callout
      tone={isOwn ? 'info' : 'waiting'}
      title={
        isOwn ? (
          <Trans>You proposed another time</Trans>
        ) : (
          <Trans>{other} proposes another time</Trans>
        )
      }
    >
      <p className="web-turn-time">
        <DayAndTime instant={proposal.startsAt} />
      </p>
      {proposal.note !== '' && <p dir="auto">{proposal.note}</p>}
      <p>
        {isOwn ? (
          <Trans>
            {other} can answer until {until}. Until then the booking stays as it is.
          </Trans>
        ) : (
          <Trans>Answer by {until}. Otherwise the booking stays as it is.</Trans>
        )}
      </p>
      <div className="web-actions">{children}</div>
    </Callout>
  );
}
