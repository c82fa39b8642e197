import { Trans } from '@lingui/react/macro';
import type { ReviewReportCause } from '@osta/contracts/booking/terms';
import type { ReactNode } from 'react';

/** What can be wrong with a review, in words, in display order. */
export const reportCauses: Readonly<Record<ReviewReportCause, ReactNode>> = {
  untrue: <Trans>It isn’t true</Trans>,
  insult: <Trans>It insults someone</Trans>,
  'personal-data': <Trans>It shows a phone number, an address or other personal details</Trans>,
  advertising: <Trans>It’s advertising</Trans>,
  other: <Trans>Something else</Trans>,
};
