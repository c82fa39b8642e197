import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentPaper, SubscriptionPayment } from '@osta/contracts/store/subscription-api';
import { DateText, Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { instantOf } from '../time/tripoli.ts';
import { paymentCorrectionCauses, paymentRefundCauses } from './store-words.ts';

interface PaymentChangesProps {
  readonly payment: SubscriptionPayment;
  /** Returns the link to a credit note. */
  readonly creditNote: (documentId: string, paper: PaymentPaper | null) => ReactNode;
}

/** What the payment provider did about a refund. */
const refundAnswers = {
  waiting: msg`The payment provider is giving it back`,
  'given-back': msg`Given back by the payment provider`,
  refused: msg`The payment provider refused, so it’s given back another way`,
};

/** Why a payment was corrected, and what of it was given back, each with its credit note. */
export function PaymentChanges({
  payment: { corrected, refunds },
  creditNote,
}: PaymentChangesProps): ReactNode {
  const { i18n, t } = useLingui();
  return (
    <>
      {corrected !== null && (
        <Change
          credit={creditNote(corrected.by, corrected.creditNote)}
          cause={i18n._(paymentCorrectionCauses[corrected.cause])}
          note={corrected.note}
        >
          <Trans>Corrected: the payment above counts instead</Trans>
        </Change>
      )}
      {refunds.map((refund) => {
        const { id, months, amount, refundedOn, cause, note, creditNote: paper } = refund;
        const day = instantOf({ day: refundedOn, time: '12:00' });
        return (
          <Change
            key={id}
            credit={creditNote(id, paper)}
            cause={i18n._(paymentRefundCauses[cause])}
            note={note}
          >
            <Trans>
              Refunded: <Money dirham={amount} />
            </Trans>
            {' · '}
            {t`${plural(months, { one: '# month', other: '# months' })}`}
            {day !== null && (
              <>
                {' · '}
                <DateText instant={day} />
              </>
            )}
            {refund.method === 'online' && (
              <>
                {' · '}
                {i18n._(refundAnswers[refund.answer ?? 'waiting'])}
              </>
            )}
          </Change>
        );
      })}
    </>
  );
}

interface ChangeProps {
  readonly children: ReactNode;
  readonly cause: string;
  /** In the words of an admin; may be empty. */
  readonly note: string;
  readonly credit: ReactNode;
}

function Change({ children, cause, note, credit }: ChangeProps): ReactNode {
  return (
    <div>
      {children}
      {' · '}
      {cause}
      {note !== '' && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}
      {' · '}
      {credit}
    </div>
  );
}
