import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { FormField, notify, TextArea } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { localTimeOf } from '../../../time/tripoli.ts';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { NewStartFields } from './new-start-fields.tsx';
import { type DayAndTime, startOf, useNewStartRules } from './new-start.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { TimesInstead } from './times-instead.tsx';

/** As long as the service accepts. */
const longestReason = 300;

interface AmendQuestionProps {
  readonly booking: Pick<BookingView, 'id' | 'startsAt' | 'offeringId'>;
  readonly onClose: () => void;
}

/** Moves a booking at once, as both sides asked an admin for it. */
export function AmendQuestion({ booking, onClose }: AmendQuestionProps): ReactNode {
  const rules = useFieldRules();
  const startRules = useNewStartRules(booking.startsAt);
  const command = useBookingCommand(booking.id);
  const { values, errors, fieldId, set, submit } = useFormFields<{
    start: DayAndTime;
    reason: string;
  }>({
    initial: () => ({ start: localTimeOf(booking.startsAt), reason: '' }),
    rules: {
      start: startRules,
      reason: [rules.required, rules.maxLength(longestReason)],
    },
    onSubmit: ({ start, reason }) => {
      const newStartsAt = startOf(start);
      if (newStartsAt === null) return;
      command.send(
        call('POST /api/bookings/{bookingId}/amend', {
          params: { bookingId: booking.id },
          body: { newStartsAt, reason: reason.trim() },
        }),
        {
          onDone: () => {
            onClose();
            notify.success(<Trans>The booking has its new time.</Trans>);
          },
        },
      );
    },
  });
  return (
    <QuestionDialog
      title={<Trans>Move the booking</Trans>}
      description={<Trans>The new time counts at once, and both sides hear from us.</Trans>}
      command={command}
      sendLabel={<Trans>Move the booking</Trans>}
      onSubmit={submit}
      onClose={onClose}
      instead={
        <TimesInstead
          error={command.error}
          onChoose={(start) => set('start', localTimeOf(start))}
        />
      }
    >
      <NewStartFields
        id={fieldId('start')}
        offeringId={booking.offeringId}
        value={values.start}
        onChange={(start) => set('start', start)}
        error={errors.start}
      />
      <FormField
        id={fieldId('reason')}
        label={<Trans>Reason</Trans>}
        error={errors.reason}
        required
      >
        <TextArea
          rows={2}
          maxLength={longestReason}
          value={values.reason}
          onChange={(event) => set('reason', event.target.value)}
        />
      </FormField>
    </QuestionDialog>
  );
}
