import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Money } from '../money/money.tsx';
import { type Price, PriceTag, type PriceUnit } from '../price-tag/price-tag.tsx';

import './price-breakdown.css';

export interface PriceLine {
  readonly id: string;
  /** What it is for. */
  readonly text: ReactNode;
  /** A single amount, or a price that is not known exactly yet. */
  readonly price: Price;
  readonly unit?: PriceUnit;
  /** Its state or a reason, in small letters: “Waiting for your approval”. */
  readonly detail?: ReactNode;
  /** Left out of the total: an extra that nobody has approved, or that was refused. */
  readonly isOutside?: boolean;
  /** Buttons that decide about this line. */
  readonly actions?: ReactNode;
}

export interface PriceBreakdownProps {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly lines: readonly PriceLine[];
  /** How it is paid, and whether it was. */
  readonly note?: ReactNode;
}

type Counted = Pick<PriceLine, 'price' | 'unit' | 'isOutside'>;

/** Returns the total, if every counted line has one exact amount. Integer dirham. */
export function totalOf(lines: readonly Counted[]): number | null {
  let total = 0;
  for (const { price, unit = 'fixed', isOutside = false } of lines) {
    if (isOutside) continue;
    if (price.kind !== 'exact' || unit !== 'fixed') return null;
    total += price.dirham;
  }
  return total;
}

/**
 * What a job costs, line by line, with the total. The total is computed from the lines; it is left
 * out while one of them has no exact amount.
 */
export function PriceBreakdown({ label, lines, note }: PriceBreakdownProps): ReactNode {
  const total = totalOf(lines);
  return (
    <div className="ui-price-breakdown">
      <table className="ui-price-breakdown-lines" aria-label={label}>
        <tbody>
          {lines.map(({ id, text, price, unit = 'fixed', detail, isOutside = false, actions }) => (
            <tr key={id} data-outside={isOutside || undefined}>
              <th scope="row">
                {text}
                {detail !== undefined && (
                  <span className="ui-price-breakdown-detail">{detail}</span>
                )}
                {actions !== undefined && (
                  <span className="ui-price-breakdown-actions">{actions}</span>
                )}
              </th>
              <td>
                <PriceTag price={price} unit={unit} />
              </td>
            </tr>
          ))}
        </tbody>
        {total !== null && (
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Total</Trans>
              </th>
              <td>
                <Money dirham={total} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {note !== undefined && <p className="ui-price-breakdown-note">{note}</p>}
    </div>
  );
}
