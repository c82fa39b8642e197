import { useLingui } from '@lingui/react/macro';
import type { StoreAnalytics } from '@osta/contracts/store/analytics-api';
import type { ReactNode } from 'react';

import { figuresCsv } from '../../../components/figures-csv.ts';
import { SaveFigures } from '../../../components/save-figures.tsx';

interface SaveAnalyticsProps {
  readonly analytics: StoreAnalytics;
}

/** Saves the columns of the charts as a file that spreadsheets open. */
export function SaveAnalytics({ analytics }: SaveAnalyticsProps): ReactNode {
  const { t } = useLingui();

  const csv = (): string =>
    figuresCsv(analytics.columns, {
      from: t`First day`,
      until: t`Last day`,
      views: t`Views of the page`,
      searches: t`Found by a search`,
      bookings: t`Bookings made`,
      cancellations: t`Cancellations`,
      revenue: t`Received, in dinars`,
      wait: t`Minutes to answer`,
    });

  return (
    <div className="web-actions">
      <SaveFigures csv={csv} range={analytics} />
    </div>
  );
}
