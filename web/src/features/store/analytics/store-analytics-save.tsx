import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreAnalytics } from '@osta/contracts/store/analytics-api';
import { Button } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { saveFile } from '../../../components/save-file.ts';
import { analyticsCsv } from './analytics-csv.ts';

interface SaveAnalyticsProps {
  readonly analytics: StoreAnalytics;
}

/** Saves the columns of the charts as a file that spreadsheets open. */
export function SaveAnalytics({ analytics }: SaveAnalyticsProps): ReactNode {
  const { t } = useLingui();

  function save(): void {
    const text = analyticsCsv(analytics, {
      from: t`First day`,
      until: t`Last day`,
      views: t`Views of the page`,
      searches: t`Found by a search`,
      bookings: t`Bookings made`,
      cancellations: t`Cancellations`,
      revenue: t`Received, in dinars`,
      wait: t`Minutes to answer`,
    });
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `osta-${analytics.from}-${analytics.until}.csv`);
  }

  return (
    <div className="web-actions">
      <Button variant="secondary" onClick={save}>
        <Trans>Save as a table (CSV)</Trans>
      </Button>
    </div>
  );
}
