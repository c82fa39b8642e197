import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { FormField, notify, TextArea } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { QuestionDialog } from './question-dialog.tsx';

/** As long as the service accepts. */
const longestReply = 1000;

interface ReplyQuestionProps {
  readonly booking: BookingView;
  readonly onClose: () => void;
}

/** Asks for the one reply to a review. Everybody reads it below the review. */
export function ReplyQuestion({ booking, onClose }: ReplyQuestionProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const command = useBookingCommand(booking.id);
  const { values, errors, fieldId, set, submit } = useFormFields<{ text: string }>({
    initial: { text: '' },
    rules: {
      text: [(text) => text.trim() !== '' || t`Write your reply.`, rules.maxLength(longestReply)],
    },
    onSubmit: ({ text }) =>
      command.send(
        call('POST /api/bookings/{bookingId}/reply-to-review', {
          params: { bookingId: booking.id },
          body: { text: text.trim() },
        }),
        {
          onDone: () => {
            onClose();
            notify.success(<Trans>Your reply is published.</Trans>);
          },
        },
      ),
  });
  return (
    <QuestionDialog
      size="small"
      title={<Trans>Reply to this review</Trans>}
      description={<Trans>Everybody reads it below the review. You can reply once.</Trans>}
      command={command}
      sendLabel={<Trans>Publish the reply</Trans>}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        id={fieldId('text')}
        label={<Trans>Your reply</Trans>}
        error={errors.text}
        required
      >
        <TextArea
          dir="auto"
          rows={4}
          maxLength={longestReply}
          value={values.text}
          onChange={(event) => set('text', event.target.value)}
        />
      </FormField>
    </QuestionDialog>
  );
}
