import { Trans, useLingui } from '@lingui/react/macro';
import type { WorkFigures } from '@osta/contracts/booking/statistics-api';
import {
  Duration,
  formatInteger,
  formatPercent,
  Ltr,
  Money,
  StatTile,
  useLocale,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { completionOf } from './completion-of.ts';

interface StatisticsFiguresProps {
  readonly total: WorkFigures;
}

/** The numbers of all twelve weeks or months together. */
export function StatisticsFigures({ total }: StatisticsFiguresProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const counted = (value: number): string => formatInteger(value, locale);
  const completion = completionOf(total);
  const completed = counted(total.completed);
  const ended = counted(total.ended);
  const own = counted(total.dropped);
  return (
    <section className="web-statistics-figures" aria-label={t`Numbers of the whole time`}>
      <StatTile label={<Trans>Bookings made</Trans>} value={counted(total.bookings)} />
      <StatTile
        label={<Trans>Completion</Trans>}
        value={completion === null ? '--' : <Ltr>{formatPercent(completion, locale)}</Ltr>}
        hint={
          <Trans>
            {completed} completed of {ended}
          </Trans>
        }
      />
      <StatTile
        label={<Trans>Time to answer a booking</Trans>}
        value={total.wait === null ? '--' : <Duration minutes={total.wait} />}
      />
      <StatTile
        label={<Trans>Cancellations</Trans>}
        value={counted(total.cancelled)}
        hint={<Trans>By you: {own}</Trans>}
      />
      <StatTile
        label={<Trans>Recorded as received</Trans>}
        value={<Money dirham={total.revenue} />}
      />
    </section>
  );
}
