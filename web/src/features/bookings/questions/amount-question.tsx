import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { FormField, Money, MoneyField, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { type Call, call } from '../../../api/call.ts';
import { expectedAmount } from '../../../bookings/expected-amount.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import type { AmountVerb } from '../booking/booking-verbs.ts';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { canWait } from '../booking/waiting-verbs.ts';
import { notedCash } from './noted-cash.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface AmountQuestionProps {
  readonly booking: BookingView;
  readonly verb: AmountVerb;
  readonly onClose: () => void;
}

/** Asks for the final price, or for the cash that one side gave or got. */
export function AmountQuestion({ booking, verb, onClose }: AmountQuestionProps): ReactNode {
  const { t } = useLingui();
  const command = useBookingCommand(booking.id);
  const words = wordsOf(verb);
  const most = verb === 'finish' ? booking.mostPrice : null;
  const { values, errors, fieldId, set, submit } = useFormFields<{ amount: number | null }>({
    initial: { amount: notedCash(verb, booking) ?? expectedAmount(booking) },
    rules: {
      amount: [
        (amount) => amount !== null || t`Enter the amount in dinars.`,
        (amount) =>
          most === null ||
          (amount ?? 0) <= most ||
          t`That’s more than you agreed on. Propose the rest as extra work first.`,
      ],
    },
    onSubmit: ({ amount }) => {
      if (amount === null) return;
      command.send(callOf(verb, booking.id, amount), {
        waitsAs: canWait(verb) ? verb : undefined,
        onDone: (status) => {
          onClose();
          if (status === 'sent') notify.success(words.done);
        },
      });
    },
  });
  return (
    <QuestionDialog
      size="small"
      title={words.title}
      description={words.description}
      command={command}
      sendLabel={words.confirm}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        id={fieldId('amount')}
        label={words.label}
        error={errors.amount}
        required
        {...(most !== null && {
          hint: (
            <Trans>
              At most <Money dirham={most} />: what you agreed on, with the approved extra work.
            </Trans>
          ),
        })}
      >
        <MoneyField value={values.amount} onChange={(amount) => set('amount', amount)} />
      </FormField>
    </QuestionDialog>
  );
}

function callOf(verb: AmountVerb, bookingId: string, amount: number): Call<unknown> {
  const params = { bookingId };
  if (verb === 'finish') {
    return call('POST /api/bookings/{bookingId}/finish', { params, body: { finalPrice: amount } });
  }
  return call(`POST /api/bookings/{bookingId}/${verb}`, { params, body: { amount } });
}

interface Words {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly label: ReactNode;
  readonly confirm: ReactNode;
  readonly done: ReactNode;
}

function wordsOf(verb: AmountVerb): Words {
  switch (verb) {
    case 'finish':
      return {
        title: <Trans>Finish the work</Trans>,
        description: <Trans>The customer sees the final price and confirms the work.</Trans>,
        label: <Trans>Final price in dinars</Trans>,
        confirm: <Trans>The work is finished</Trans>,
        done: <Trans>The customer will confirm it.</Trans>,
      };
    case 'record-cash':
      return {
        title: <Trans>Cash received</Trans>,
        description: <Trans>The customer sees it, and can note what they paid.</Trans>,
        label: <Trans>Amount in dinars</Trans>,
        confirm: <Trans>Note it</Trans>,
        done: <Trans>We’ve noted the cash you received.</Trans>,
      };
    case 'confirm-cash':
      return {
        title: <Trans>Cash paid</Trans>,
        description: <Trans>The professional sees it. Both notes appear on the receipt.</Trans>,
        label: <Trans>Amount in dinars</Trans>,
        confirm: <Trans>Note it</Trans>,
        done: <Trans>We’ve noted the cash you paid.</Trans>,
      };
  }
}
