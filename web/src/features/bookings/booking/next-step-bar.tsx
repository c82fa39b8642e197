import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { ActionBar, Button, DayAndTime, PriceTag } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { shownPrice } from '../../../bookings/booking-price.ts';
import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import type { MainVerb } from './main-verb-of.ts';

/** What the button of each step says. */
export const stepWords: { readonly [Verb in MainVerb]: ReactNode } = {
  confirm: <Trans>Confirm the booking</Trans>,
  'leave-for': <Trans>I’m on my way</Trans>,
  arrive: <Trans>I’m there</Trans>,
  'enter-code': <Trans>Start with the code</Trans>,
  finish: <Trans>Finish the work</Trans>,
  complete: <Trans>Yes, it’s done</Trans>,
};

interface NextStepBarProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
  readonly verb: MainVerb;
  readonly isSending: boolean;
  readonly onPress: () => void;
}

/** The next step of a booking at the lower edge of a phone: who works sees the time, who pays the price. */
export function NextStepBar({
  booking,
  reader,
  verb,
  isSending,
  onPress,
}: NextStepBarProps): ReactNode {
  return (
    <ActionBar
      isOnlyOnPhones
      fact={
        reader === 'professional' ? (
          <DayAndTime instant={booking.startsAt} />
        ) : (
          <PriceTag {...shownPrice(booking)} />
        )
      }
    >
      <Button variant="accent" isLoading={isSending} onClick={onPress}>
        {stepWords[verb]}
      </Button>
    </ActionBar>
  );
}
