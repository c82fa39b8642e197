import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { FormField, notify, OneTimeCodeField } from '@osta/ui-kit';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { QuestionDialog } from './question-dialog.tsx';

const codeLength = 4;

interface CodeQuestionProps {
  readonly booking: BookingView;
  readonly onClose: () => void;
}

/** Asks the professional for the code that the customer has: it proves that both are there. */
export function CodeQuestion({ booking, onClose }: CodeQuestionProps): ReactNode {
  const { t } = useLingui();
  const command = useBookingCommand(booking.id);
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const name = <bdi>{booking.customer.fullName}</bdi>;

  function start(digits: string): void {
    setIsShort(digits.length < codeLength);
    if (digits.length < codeLength || command.isPending) return;
    command.send(
      call('POST /api/bookings/{bookingId}/start', {
        params: { bookingId: booking.id },
        body: { code: digits },
      }),
      {
        waitsAs: 'start',
        onDone: (status) => {
          onClose();
          if (status === 'sent') notify.success(<Trans>The work has started.</Trans>);
        },
        onRefused: () => setCode(''),
      },
    );
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    start(code);
  }

  return (
    <QuestionDialog
      size="small"
      title={<Trans>Start the work</Trans>}
      description={<Trans>Ask {name} for the four digits of this booking.</Trans>}
      command={command}
      sendLabel={<Trans context="work">Start</Trans>}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={<Trans>Start code</Trans>}
        error={isShort ? t`Enter the four digits.` : undefined}
        required
      >
        <OneTimeCodeField value={code} onChange={setCode} onComplete={start} length={codeLength} />
      </FormField>
    </QuestionDialog>
  );
}
