import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ComputedRules } from '../../../components/computed-rules.tsx';

/** How each number is counted: what `docs/domain.md §3` says, for professionals. */
export function StatisticsRules(): ReactNode {
  return (
    <ComputedRules>
      <dt>
        <Trans>Bookings made</Trans>
      </dt>
      <dd>
        <Trans>
          Bookings that customers made with you, on the day when they made them, whatever became of
          them.
        </Trans>
      </dd>
      <dt>
        <Trans>Completion</Trans>
      </dt>
      <dd>
        <Trans>
          The completed share of the bookings that ended: completed, cancelled by anyone, or missed
          by one side. They count on the day when they ended. Bookings that were declined or expired
          don’t count. The share shows up once ten bookings have ended.
        </Trans>
      </dd>
      <dt>
        <Trans>Time to answer a booking</Trans>
      </dt>
      <dd>
        <Trans>
          Half of the bookings that needed an answer were accepted or declined within this time.
          They count on the day of the answer.
        </Trans>
      </dd>
      <dt>
        <Trans>Cancellations</Trans>
      </dt>
      <dd>
        <Trans>
          Bookings that you, the customer or an admin cancelled, on the day when they ended. A
          dispute that ends as cancelled counts on the day when the job was completed.
        </Trans>
      </dd>
      <dt>
        <Trans>Recorded as received</Trans>
      </dt>
      <dd>
        <Trans>
          What you recorded as paid in cash, on the day of the record. A booking that ends as
          cancelled after a dispute no longer counts.
        </Trans>
      </dd>
      <dt>
        <Trans>Weeks and months</Trans>
      </dt>
      <dd>
        <Trans>
          Days are those of Libya, and weeks begin on Saturday. The last week or month isn’t over
          yet.
        </Trans>
      </dd>
    </ComputedRules>
  );
}
