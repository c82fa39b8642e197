import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ComputedRules } from '../../../components/computed-rules.tsx';

/** How each number is counted: what `docs/domain.md §4` says, for owners. */
export function AnalyticsRules(): ReactNode {
  return (
    <ComputedRules>
      <dt>
        <Trans>Views of the page</Trans>
      </dt>
      <dd>
        <Trans>
          People who opened the public page. Each counts once a day, and your team doesn’t count. We
          don’t keep who they were.
        </Trans>
      </dd>
      <dt>
        <Trans>Found by a search</Trans>
      </dt>
      <dd>
        <Trans>
          Views that began in the search for stores. Words show up once three visitors came with
          them on one day.
        </Trans>
      </dd>
      <dt>
        <Trans>Bookings made</Trans>
      </dt>
      <dd>
        <Trans>
          Bookings made at the store’s page, on the day when the customer made them, whatever became
          of them.
        </Trans>
      </dd>
      <dt>
        <Trans>Cancellations</Trans>
      </dt>
      <dd>
        <Trans>
          Bookings that the customer, the professional or an admin cancelled, on the day of the
          cancellation. Bookings that were declined or expired don’t count.
        </Trans>
      </dd>
      <dt>
        <Trans>Recorded as received</Trans>
      </dt>
      <dd>
        <Trans>
          What professionals recorded as paid in cash, on the day of the record. A booking that ends
          as cancelled after a dispute no longer counts.
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
        <Trans>Days</Trans>
      </dt>
      <dd>
        <Trans>
          Days are those of Libya, and weeks begin on Saturday. “Before” is as many days right
          before the range.
        </Trans>
      </dd>
    </ComputedRules>
  );
}
