import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { Button } from '../button/button.tsx';
import { IsoDate } from '../date-text/iso-date.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { downloadIcon, printIcon } from '../icons/icons.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { Money } from '../money/money.tsx';

import './receipt.css';

export interface ReceiptLine {
  readonly id: string;
  readonly text: ReactNode;
  /** Integer dirham; negative for a discount. */
  readonly dirham: number;
}

export interface ReceiptParty {
  readonly name: string;
  /** Phone, address: one paragraph each. */
  readonly lines?: ReactNode;
}

export interface ReceiptProps {
  /** `R-2026-000142`, unique. */
  readonly number: string;
  readonly issuedAt: Instant;
  readonly from: ReceiptParty;
  readonly to: ReceiptParty;
  /** What was done. The total is their sum. */
  readonly lines: readonly ReceiptLine[];
  /** How and when it was paid; left out while unpaid. */
  readonly paid?: ReactNode;
  readonly logo?: ReactNode;
  /** A QrCode that links to this receipt. */
  readonly code?: ReactNode;
  /** Where the same receipt is as a file. */
  readonly pdfHref?: string;
  /** Called to print the page; the print styles hide everything but the receipt. */
  readonly onPrint?: () => void;
}

/** A receipt: what was paid, to whom and for what; on the screen and on paper. */
export function Receipt({
  number,
  issuedAt,
  from,
  to,
  lines,
  paid,
  logo,
  code,
  pdfHref,
  onPrint,
}: ReceiptProps): ReactNode {
  const { t } = useLingui();
  const titleId = useId();
  const total = lines.reduce((sum, { dirham }) => sum + dirham, 0);
  return (
    <article className="ui-receipt" aria-labelledby={titleId}>
      <header className="ui-receipt-head">
        {logo}
        <div className="ui-receipt-what">
          <h2 className="ui-receipt-title" id={titleId}>
            <Trans>Receipt</Trans> <Ltr className="ui-figures">{number}</Ltr>
          </h2>
          <IsoDate instant={issuedAt} hasTime />
        </div>
      </header>
      <div className="ui-receipt-parties">
        <Party role={t({ message: 'From', context: 'party of a receipt' })} party={from} />
        <Party role={t`To`} party={to} />
      </div>
      <table className="ui-receipt-lines">
        <thead>
          <tr>
            <th scope="col">
              <Trans>What was done</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, text, dirham }) => (
            <tr key={id}>
              <td>{text}</td>
              <td>
                <Money dirham={dirham} />
              </td>
            </tr>
          ))}
        </tbody>
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
      </table>
      <footer className="ui-receipt-foot">
        <div className="ui-receipt-paid">{paid}</div>
        {code !== undefined && <div className="ui-receipt-code">{code}</div>}
      </footer>
      {(onPrint !== undefined || pdfHref !== undefined) && (
        <div className="ui-receipt-actions">
          {pdfHref !== undefined && (
            <Button asChild variant="secondary">
              <a href={pdfHref} download>
                <Icon icon={downloadIcon} size={18} />
                <Trans>Save as PDF</Trans>
              </a>
            </Button>
          )}
          {onPrint !== undefined && (
            <Button
              variant="secondary"
              iconStart={<Icon icon={printIcon} size={18} />}
              onClick={onPrint}
            >
              <Trans>Print</Trans>
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

interface PartyProps {
  readonly role: string;
  readonly party: ReceiptParty;
}

function Party({ role, party: { name, lines } }: PartyProps): ReactNode {
  return (
    <div className="ui-receipt-party">
      <p className="ui-receipt-role">{role}</p>
      <p className="ui-receipt-name">
        <bdi>{name}</bdi>
      </p>
      {lines}
    </div>
  );
}
