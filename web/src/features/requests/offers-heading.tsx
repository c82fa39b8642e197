import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Select } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isOfferOrder, type OfferOrder } from './offer-order.ts';

interface OffersHeadingProps {
  readonly count: number;
  /** One of several can be chosen. */
  readonly hasChoice: boolean;
  readonly order: OfferOrder;
  readonly onSort: (order: OfferOrder) => void;
}

/** How many offers there are, and by what they are compared. */
export function OffersHeading({ count, hasChoice, order, onSort }: OffersHeadingProps): ReactNode {
  const { t } = useLingui();
  return (
    <div className="web-offers-head">
      <h2 className="web-panel-title" id="offers">
        {count === 0 ? (
          <Trans>Offers</Trans>
        ) : (
          <Plural value={count} one="# offer" other="# offers" />
        )}
      </h2>
      {hasChoice && (
        <Select
          aria-label={t`Order of the offers`}
          value={order}
          onChange={({ target: { value } }) => isOfferOrder(value) && onSort(value)}
          options={[
            { value: 'price', label: t`Lowest price first` },
            { value: 'soonest', label: t`Soonest first` },
            { value: 'rating', label: t`Best rated first` },
          ]}
        />
      )}
    </div>
  );
}
