import { Plural, Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { FormField, notify, TextArea } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { localTimeOf } from '../../../time/tripoli.ts';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { NewStartFields } from './new-start-fields.tsx';
import { type DayAndTime, startOf, useNewStartRules } from './new-start.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { type Scope, ScopeChoice } from './scope-choice.tsx';
import { TimesInstead } from './times-instead.tsx';

/** As long as the service accepts. */
const longestNote = 300;

interface TimeQuestionProps {
  /** Without its service, in a calendar, no free times are shown: a time was chosen there. */
  readonly booking: Pick<BookingView, 'id' | 'startsAt'> &
    Partial<Pick<BookingView, 'offeringId' | 'proposalsLeft'>>;
  /** The name of the other side. */
  readonly other: string;
  readonly reader: BookingRole;
  /** Where it was dragged to in the calendar; by default the present start. */
  readonly start?: string;
  /** How many bookings of its series come after it; 0 by default: only this one is asked about. */
  readonly following?: number;
  readonly onClose: () => void;
}

/** Proposes another time. The present one stands until the other side accepts. */
export function TimeQuestion({
  booking,
  other,
  reader,
  start: wanted = booking.startsAt,
  following = 0,
  onClose,
}: TimeQuestionProps): ReactNode {
  const rules = useFieldRules();
  const startRules = useNewStartRules(booking.startsAt);
  const command = useBookingCommand(booking.id);
  const [scope, setScope] = useState<Scope>('one');
  const { values, errors, fieldId, set, submit } = useFormFields<{
    start: DayAndTime;
    note: string;
  }>({
    initial: () => ({ start: localTimeOf(wanted), note: '' }),
    rules: {
      start: startRules,
      note: [rules.maxLength(longestNote)],
    },
    onSubmit: ({ start, note }) => {
      const newStartsAt = startOf(start);
      if (newStartsAt === null) return;
      const verb = scope === 'following' ? 'propose-time-following' : 'propose-time';
      command.send(
        call(`POST /api/bookings/{bookingId}/${verb}`, {
          params: { bookingId: booking.id },
          body: { newStartsAt, note: note.trim() },
        }),
        {
          onDone: () => {
            onClose();
            notify.success(<Trans>Your proposal has been sent.</Trans>);
          },
        },
      );
    },
  });
  const name = <bdi>{other}</bdi>;
  return (
    <QuestionDialog
      title={<Trans>Propose another time</Trans>}
      description={<Trans>The booking stays as it is until {name} agrees.</Trans>}
      command={command}
      sendLabel={<Trans>Send the proposal</Trans>}
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
        offeringId={booking.offeringId ?? null}
        value={values.start}
        onChange={(start) => set('start', start)}
        error={errors.start}
      />
      <FormField
        id={fieldId('note')}
        label={
          reader === 'customer' ? (
            <Trans>Note to the professional</Trans>
          ) : (
            <Trans>Note to the customer</Trans>
          )
        }
        error={errors.note}
        isOptional
      >
        <TextArea
          rows={2}
          maxLength={longestNote}
          value={values.note}
          onChange={(event) => set('note', event.target.value)}
        />
      </FormField>
      {typeof booking.proposalsLeft === 'number' && (
        <p className="web-hint">
          {booking.proposalsLeft === 1 ? (
            <Trans>This is the last time you can propose for this booking.</Trans>
          ) : (
            <Plural
              value={booking.proposalsLeft}
              one="You have # proposal left for this booking."
              other="You have # proposals left for this booking."
            />
          )}
        </p>
      )}
      {following > 0 && (
        <ScopeChoice
          legend={<Trans>What to move</Trans>}
          following={following}
          scope={scope}
          onChange={setScope}
        />
      )}
    </QuestionDialog>
  );
}
