import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreAnalytics } from '@osta/contracts/store/analytics-api';
import {
  Duration,
  formatInteger,
  Money,
  StatTile,
  type StatTileProps,
  useLocale,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface AnalyticsFiguresProps {
  readonly analytics: StoreAnalytics;
}

/** The numbers of the whole range, each with its change since the days before. */
export function AnalyticsFigures({
  analytics: { total, before },
}: AnalyticsFiguresProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();

  function counted(
    name: 'views' | 'searches' | 'bookings' | 'cancellations',
  ): Pick<StatTileProps, 'value' | 'change' | 'hint'> {
    return {
      value: formatInteger(total[name], locale),
      change: changeOf(total[name], before[name]),
      hint: <Before>{formatInteger(before[name], locale)}</Before>,
    };
  }

  return (
    <section className="web-store-figures" aria-label={t`Numbers of these days`}>
      <StatTile label={<Trans>Views of the page</Trans>} {...counted('views')} />
      <StatTile label={<Trans>Found by a search</Trans>} {...counted('searches')} />
      <StatTile label={<Trans>Bookings made</Trans>} {...counted('bookings')} />
      <StatTile label={<Trans>Cancellations</Trans>} {...counted('cancellations')} moreIs="bad" />
      <StatTile
        label={<Trans>Recorded as received</Trans>}
        value={<Money dirham={total.revenue} />}
        change={changeOf(total.revenue, before.revenue)}
        hint={
          <Before>
            <Money dirham={before.revenue} />
          </Before>
        }
      />
      <StatTile
        label={<Trans>Time to answer a booking</Trans>}
        value={<Minutes minutes={total.wait} />}
        change={changeOf(total.wait, before.wait)}
        moreIs="bad"
        hint={
          <Before>
            <Minutes minutes={before.wait} />
          </Before>
        }
      />
    </section>
  );
}

/** Returns the change as a share of the number before; `null` where there is nothing to compare with. */
function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : (now - before) / before;
}

function Before({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <Trans>Before:</Trans> {children}
    </>
  );
}

function Minutes({ minutes }: { readonly minutes: number | null }): ReactNode {
  return minutes === null ? '--' : <Duration minutes={minutes} />;
}
