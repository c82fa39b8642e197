import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { MoneyRange } from '../money/money-range.tsx';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The unit of a price. `fixed` is for the whole job and shows no unit. */
export type PriceUnit = 'fixed' | 'hour' | 'visit' | 'm2';

/** A price, the two ends of a range, or `visit-first` when it is quoted after a visit. */
export type Price =
  | { readonly kind: 'exact'; readonly dirham: number }
  | { readonly kind: 'from'; readonly dirham: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'visit-first' };

export interface PriceTagProps {
  /** In integer dirham. */
  readonly price: Price;
  readonly unit?: PriceUnit;
  /** The previous price, struck through. Integer dirham. */
  readonly before?: number;
  readonly size?: 'small' | 'medium' | 'large';
}

function unitWords(unit: PriceUnit): ReactNode {
  switch (unit) {
    case 'fixed':
      return null;
    case 'hour':
      return <Trans>an hour</Trans>;
    case 'visit':
      return <Trans>a visit</Trans>;
    case 'm2':
      return <Trans>a square metre</Trans>;
  }
}

function Amount({ price }: { readonly price: Price }): ReactNode {
  switch (price.kind) {
    case 'exact':
      return <Money dirham={price.dirham} />;
    case 'from':
      return (
        <>
          <span className="ui-price-tag-quiet">
            <Trans>from</Trans>
          </span>{' '}
          <Money dirham={price.dirham} />
        </>
      );
    case 'range':
      return <MoneyRange from={price.from} to={price.to} />;
    case 'visit-first':
      return <Trans>Price after a visit</Trans>;
  }
}

/** A price in everyday words: from, a range, by the hour, or after a visit. */
export function PriceTag({
  price,
  unit = 'fixed',
  before,
  size = 'medium',
}: PriceTagProps): ReactNode {
  const words = price.kind === 'visit-first' ? null : unitWords(unit);
  return (
    <span className="ui-price-tag" data-size={size}>
      {before !== undefined && (
        <s className="ui-price-tag-before">
          <VisuallyHidden>
            <Trans>Before:</Trans>{' '}
          </VisuallyHidden>
          <Money dirham={before} />
        </s>
      )}
      <span className="ui-price-tag-amount">
        <Amount price={price} />
      </span>
      {words !== null && <span className="ui-price-tag-quiet">{words}</span>}
    </span>
  );
}
