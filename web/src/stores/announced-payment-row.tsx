import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncedPayment } from '@osta/contracts/store/subscription-api';
import { Button, DateText, DocumentRow, Ltr, Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { instantOf } from '../time/tripoli.ts';
import { declineCauses, subscriptionPaymentNames } from './store-words.ts';

interface AnnouncedPaymentRowProps {
  readonly payment: AnnouncedPayment;
  /** Buttons besides the one that shows the receipt. */
  readonly actions: ReactNode;
}

/** A payment that an owner has announced: how much, with which reference, and why it was declined. */
export function AnnouncedPaymentRow({ payment, actions }: AnnouncedPaymentRowProps): ReactNode {
  const { i18n, t } = useLingui();
  const { amount, months, method, reference, paidOn, announcedAt, receiptUrl, declined } = payment;
  const day = instantOf({ day: paidOn, time: '12:00' });
  const time = t`${plural(months, { one: '# month', other: '# months' })}`;
  return (
    <DocumentRow
      name={
        <>
          {amount !== null && (
            <>
              <Money dirham={amount} />
              {' · '}
            </>
          )}
          {time}
        </>
      }
      status={declined === null ? 'in_review' : 'rejected'}
      now={announcedAt}
      note={
        <>
          {i18n._(subscriptionPaymentNames[method])}
          {' · '}
          <Ltr>{reference}</Ltr>
          {' · '}
          {day !== null && <DateText instant={day} />}
          {declined !== null && (
            <>
              <br />
              {i18n._(declineCauses[declined.cause])}
              {declined.note !== '' && (
                <>
                  {' · '}
                  <bdi>{declined.note}</bdi>
                </>
              )}
            </>
          )}
        </>
      }
      actions={
        <>
          {receiptUrl !== null && (
            <Button asChild variant="ghost" size="small">
              <a
                href={receiptUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={t`View the receipt ${reference}`}
              >
                <Trans>View the receipt</Trans>
              </a>
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}
