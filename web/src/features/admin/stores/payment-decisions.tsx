import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentChangeKind } from '@osta/contracts/store/status';
import type {
  ProposedChange,
  SubscriptionPayment,
  SubscriptionView,
} from '@osta/contracts/store/subscription-api';
import { Ltr, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
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
import { RefuseProposalDialog } from './refuse-proposal-dialog.tsx';

interface PaymentDecisionsProps {
  readonly subscription: Pick<SubscriptionView, 'storeId' | 'version' | 'areChangesByTwo'>;
  readonly payment: SubscriptionPayment;
}

/** What a decision is about, as it was read last. */
type Seen = Pick<SubscriptionView, 'storeId' | 'version'>;

type Verb = 'agree' | 'refuse' | 'withdraw' | PaymentChangeKind;

/** What can be decided on a payment: what an admin has proposed comes first. */
function decisionsOn(
  subscription: Seen,
  payment: SubscriptionPayment,
): readonly ReviewDecision<Verb>[] {
  const { proposed } = payment;
  return [
    ...(proposed === null ? [] : decisionsOnProposal(subscription, payment.id, proposed)),
    {
      verb: 'correction',
      words: <Trans context="payment">Correct</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <CorrectPaymentDialog {...end} subscription={subscription} payment={payment} />
      ),
    },
    {
      verb: 'refund',
      words: <Trans context="payment">Refund</Trans>,
      variant: 'secondary',
      asks: (end) => <RefundPaymentDialog {...end} subscription={subscription} payment={payment} />,
    },
  ];
}

/** Another admin agrees or refuses; the one who proposed it can take it back. */
function decisionsOnProposal(
  subscription: Seen,
  paymentId: string,
  proposed: ProposedChange,
): readonly ReviewDecision<Verb>[] {
  const { storeId } = subscription;
  if (proposed.isYours) {
    return [
      {
        verb: 'withdraw',
        words: <Trans context="payment">Withdraw the proposal</Trans>,
        variant: 'secondary',
        call: call('DELETE /api/admin/stores/{storeId}/payments/{paymentId}/proposal', {
          params: { storeId, paymentId },
        }),
        done: <Trans>Your proposal is withdrawn. The payment stays as it is.</Trans>,
      },
    ];
  }
  return [
    {
      verb: 'agree',
      words: <Trans context="payment">Agree</Trans>,
      variant: 'accent',
      call: agreeTo(subscription, paymentId, proposed),
      done: <Trans>The payment is changed. We’ll let the owner know.</Trans>,
    },
    {
      verb: 'refuse',
      words: <Trans context="payment">Refuse</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <RefuseProposalDialog
          {...end}
          done={<Trans>The proposal is refused. The payment stays as it is.</Trans>}
          storeId={storeId}
          paymentId={paymentId}
          proposalId={proposed.id}
        />
      ),
    },
  ];
}

/** What an admin can do with a payment, and what another one has proposed. */
export function PaymentDecisions({ subscription, payment }: PaymentDecisionsProps): ReactNode {
  const { allowed, proposed } = payment;
  const said = subscription.areChangesByTwo ? (
    <Trans>Proposed. Another admin has to agree.</Trans>
  ) : (
    <Trans>The payment is changed. We’ll let the owner know.</Trans>
  );
  return (
    <>
      {proposed !== null && <Proposal proposed={proposed} />}
      <DecisionButtons
        decisions={decisionsOn(subscription, payment)}
        isAllowed={(verb) =>
          verb === 'correction' || verb === 'refund' ? allowed.includes(verb) : true
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
