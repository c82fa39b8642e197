import { Trans } from '@lingui/react/macro';
import type { Price } from '@osta/contracts/request/terms';
import { missingValue, Money, MoneyRange } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface PriceTextProps {
  /** `null` shows that there is none. */
  readonly price: Price | null;
}

/** A price: an amount, a range, or the cost of a visit. */
export function PriceText({ price }: PriceTextProps): ReactNode {
  if (price === null) return missingValue;
  switch (price.kind) {
    case 'fixed':
      return <Money dirham={price.amount} />;
    case 'range':
      return <MoneyRange from={price.min} to={price.max} />;
    case 'visit-first':
      return price.fee === 0 ? (
        <Trans>Price after a free visit</Trans>
      ) : (
        <Trans>
          Price after a visit for <Money dirham={price.fee} />
        </Trans>
      );
  }
}
