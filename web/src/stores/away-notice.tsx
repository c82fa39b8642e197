import { Trans } from '@lingui/react/macro';
import type { Away } from '@osta/contracts/offering/away';
import { Button, Callout, DateText, DayAndTime } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { instantOf } from '../time/tripoli.ts';
import { useStandIn } from './stand-in.queries.ts';
import type { StaffedService } from './store-staff.queries.ts';

interface AwayNoticeProps {
  readonly storeId: string;
  readonly member: { readonly id: string; readonly fullName: string };
  readonly away: Away;
  /** Who does the service at the store. */
  readonly by: StaffedService['by'];
}

/** Says that a member of the staff is away, and leads to the next free time of a colleague. */
export function AwayNotice({ storeId, member, away, by }: AwayNoticeProps): ReactNode {
  const standIn = useStandIn(storeId, member.id, by);
  const colleague = standIn?.member.fullName;
  const until = <AwayUntil name={member.fullName} {...away} />;
  if (standIn === null) return <Callout tone="waiting" title={until} />;
  return (
    <Callout
      tone="waiting"
      title={until}
      action={
        <Button asChild variant="secondary">
          <Link
            to="/customer/bookings/new"
            search={{
              professional: standIn.member.id,
              service: standIn.offering.id,
              store: storeId,
              start: standIn.startsAt,
            }}
          >
            <Trans>
              Book with <bdi>{colleague}</bdi>
            </Trans>
          </Link>
        </Button>
      }
    >
      <Trans>
        <bdi>{colleague}</bdi> is free on <DayAndTime instant={standIn.startsAt} />.
      </Trans>
    </Callout>
  );
}

function AwayUntil({ name, lastDay }: Away & { readonly name: string }): ReactNode {
  if (lastDay === null) {
    return (
      <Trans>
        <bdi>{name}</bdi> is away for now.
      </Trans>
    );
  }
  return (
    <Trans>
      <bdi>{name}</bdi> is away until the end of{' '}
      <DateText instant={instantOf({ day: lastDay, time: '12:00' })} />.
    </Trans>
  );
}
