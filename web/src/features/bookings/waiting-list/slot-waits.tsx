import { Plural, Trans } from '@lingui/react/macro';
import type { SlotWaitView } from '@osta/contracts/wait/api';
import { Button, Card, DateText, DayAndTime, Heading, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { bookingKeys } from '../../../bookings/bookings.queries.ts';
import { waitsQuery } from '../../../bookings/waits.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { WaitDays } from './wait-days.tsx';

const asTime = { style: 'time' } as const;

/** What the reader waits for, and the times that are kept for them now; nothing when they wait for nothing. */
export function SlotWaits(): ReactNode {
  const { data } = useSuspenseQuery(waitsQuery(useApi()));
  if (data.items.length === 0) return null;
  return (
    <section className="web-waits" aria-labelledby="slot-waits">
      <Heading as="h2" size="small" id="slot-waits">
        <Trans>Waiting for a free time</Trans>
      </Heading>
      <ul className="web-waits-list">
        {data.items.map((wait) => (
          <li key={wait.id}>
            <SlotWait wait={wait} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One wait, with the way to the offered time and the way out. */
function SlotWait({ wait }: { readonly wait: SlotWaitView }): ReactNode {
  const { id, professional, offeringId, serviceName, firstDay, lastDay, ahead, offer } = wait;
  const leave = useCommand(bookingKeys.all);
  return (
    <Card className="web-wait">
      <div className="web-wait-words">
        <Heading as="h3" size="small">
          {serviceName}
        </Heading>
        <Text tone="quiet" size="small">
          <ProfessionalName person={professional} />
        </Text>
        {offer === null ? (
          <Text size="small">
            <WaitDays firstDay={firstDay} lastDay={lastDay} />
            {'. '}
            {ahead === 0 ? (
              <Trans>You’re next: we’ll tell you when a time becomes free.</Trans>
            ) : (
              <Plural
                value={ahead}
                one="# person is ahead of you."
                other="# people are ahead of you."
              />
            )}
          </Text>
        ) : (
          <Text>
            <Trans>
              Free for you: <DayAndTime instant={offer.startsAt} />. It’s kept for you until{' '}
              <DateText instant={offer.heldUntil} {...asTime} />.
            </Trans>
          </Text>
        )}
        <ProblemNotice error={leave.error} />
      </div>
      <div className="web-wait-actions">
        {offer !== null && (
          <Button asChild variant="accent">
            <Link
              to="/customer/bookings/new"
              search={{ professional: professional.id, service: offeringId, hold: offer.bookingId }}
            >
              <Trans>Book this time</Trans>
            </Link>
          </Button>
        )}
        <Button
          variant="ghost"
          isLoading={leave.isPending}
          onClick={() =>
            leave.mutate(
              call('POST /api/bookings/waits/{waitId}/leave', { params: { waitId: id } }),
            )
          }
        >
          <Trans>Stop waiting</Trans>
        </Button>
      </div>
    </Card>
  );
}
