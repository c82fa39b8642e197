import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { FormField, MoneyField, notify, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { QuestionDialog } from './question-dialog.tsx';

/** As long as the service accepts. */
const longestTitle = 120;

interface ExtraQuestionProps {
  readonly booking: BookingView;
  readonly onClose: () => void;
}

/** Proposes work beyond what was agreed. The customer approves it before it counts. */
export function ExtraQuestion({ booking, onClose }: ExtraQuestionProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const command = useBookingCommand(booking.id);
  const { values, errors, fieldId, set, submit } = useFormFields<{
    title: string;
    amount: number | null;
  }>({
    initial: { title: '', amount: null },
    rules: {
      title: [
        (title) => title.trim() !== '' || t`Say what the extra work is.`,
        rules.maxLength(longestTitle),
      ],
      amount: [(amount) => amount !== null || t`Enter the amount in dinars.`],
    },
    onSubmit: ({ title, amount }) => {
      if (amount === null) return;
      command.send(
        call('POST /api/bookings/{bookingId}/extras', {
          params: { bookingId: booking.id },
          body: { title: title.trim(), amount },
        }),
        {
          onDone: () => {
            onClose();
            notify.success(<Trans>The customer will answer.</Trans>);
          },
        },
      );
    },
  });
  return (
    <QuestionDialog
      size="small"
      title={<Trans>Propose extra work</Trans>}
      description={<Trans>It counts once the customer has approved it.</Trans>}
      command={command}
      sendLabel={<Trans>Send it</Trans>}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        id={fieldId('title')}
        label={<Trans>What is it?</Trans>}
        error={errors.title}
        required
      >
        <TextField
          dir="auto"
          maxLength={longestTitle}
          value={values.title}
          onChange={(event) => set('title', event.target.value)}
        />
      </FormField>
      <FormField
        id={fieldId('amount')}
        label={<Trans>Amount in dinars</Trans>}
        error={errors.amount}
        required
      >
        <MoneyField value={values.amount} onChange={(amount) => set('amount', amount)} />
      </FormField>
    </QuestionDialog>
  );
}
