import { Trans } from '@lingui/react/macro';
import type { RequestStatus } from '@osta/contracts/request/status';
import type { ReactNode } from 'react';

interface NoOffersProps {
  readonly status: RequestStatus;
}

/** Says that a request has no offers: one that stands may still get some. */
export function NoOffers({ status }: NoOffersProps): ReactNode {
  const stands = status === 'open' || status === 'quoted';
  return stands ? <Trans>No offers yet</Trans> : <Trans>No offers came</Trans>;
}
