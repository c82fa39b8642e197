import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  ProposedChange,
  SubscriptionPayment,
  SubscriptionView,
} from '@osta/contracts/store/subscription-api';
import { Ltr, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import {
  paymentCorrectionCauses,
  paymentRefundCauses,
  subscriptionPaymentNames,
} from '../../../stores/store-words.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import { DecisionButtons, type ReviewDecision } from '../decision-buttons.tsx';
import { agreeTo } from './agree-to.ts';
import { CorrectPaymentDialog } from './correct-payment-dialog.tsx';
import { RefundPaymentDialog } from './refund-payment-dialog.tsx';

interface PaymentDecisionsProps {
  readonly subscription: Pick<SubscriptionView, 'storeId' | 'areChangesByTwo'>;
  readonly payment: SubscriptionPayment;
}

type Verb = 'agree' | 'correction' | 'refund';

/** What can be decided on a payment: what another admin has proposed comes first. */
function decisionsOn(
  storeId: string,
  payment: SubscriptionPayment,
): readonly ReviewDecision<Verb>[] {
  const { proposed } = payment;
  return [
    ...(proposed === null
      ? []
      : [
          {
            verb: 'agree' as const,
            words: <Trans context="payment">Agree</Trans>,
            variant: 'accent' as const,
            call: agreeTo(storeId, payment.id, proposed),
            done: <Trans>The payment is changed. We’ll let the owner know.</Trans>,
          },
        ]),
    {
      verb: 'correction',
      words: <Trans context="payment">Correct</Trans>,
      variant: 'secondary',
      asks: (end) => <CorrectPaymentDialog {...end} storeId={storeId} payment={payment} />,
    },
    {
      verb: 'refund',
      words: <Trans context="payment">Refund</Trans>,
      variant: 'secondary',
      asks: (end) => <RefundPaymentDialog {...end} storeId={storeId} payment={payment} />,
    },
  ];
}

/** What an admin can do with a payment, and what another one has proposed. */
export function PaymentDecisions({
  subscription: { storeId, areChangesByTwo },
  payment,
}: PaymentDecisionsProps): ReactNode {
  const { allowed, proposed } = payment;
  const said = areChangesByTwo ? (
    <Trans>Proposed. Another admin has to agree.</Trans>
  ) : (
    <Trans>The payment is changed. We’ll let the owner know.</Trans>
  );
  return (
    <>
      {proposed !== null && <Proposal proposed={proposed} />}
      <DecisionButtons
        decisions={decisionsOn(storeId, payment)}
        isAllowed={(verb) =>
          verb === 'agree' ? proposed !== null && !proposed.isYours : allowed.includes(verb)
        }
        changes={storesKey}
        done={said}
      />
    </>
  );
}

interface ProposalProps {
  readonly proposed: ProposedChange;
}

function Proposal({ proposed }: ProposalProps): ReactNode {
  const { i18n, t } = useLingui();
  const { kind, months, method, note, isYours } = proposed;
  return (
    <Text size="small">
      {kind === 'correction' ? (
        <Trans>Proposed correction:</Trans>
      ) : (
        <Trans>Proposed refund:</Trans>
      )}{' '}
      {t`${plural(months, { one: '# month', other: '# months' })}`}
      {' · '}
      {i18n._(subscriptionPaymentNames[method])}
      {kind === 'correction' && (
        <>
          {' · '}
          <Ltr>{proposed.reference}</Ltr>
        </>
      )}
      {' · '}
      <Ltr>{kind === 'correction' ? proposed.receivedOn : proposed.refundedOn}</Ltr>
      {' · '}
      {i18n._(
        kind === 'correction'
          ? paymentCorrectionCauses[proposed.cause]
          : paymentRefundCauses[proposed.cause],
      )}
      {note !== '' && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}
      {isYours && (
        <>
          {' · '}
          <Trans>Another admin has to agree.</Trans>
        </>
      )}
    </Text>
  );
}
