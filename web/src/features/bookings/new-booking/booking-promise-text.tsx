import { Plural, Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import type { PublicOffering } from '@osta/contracts/offering/api';
import { Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { bookingPromise } from './booking-promise.ts';

interface BookingPromiseTextProps {
  readonly price: BookingView['price'];
  readonly confirmation: PublicOffering['confirmation'] | undefined;
  /** How many bookings it makes. */
  readonly count: number;
}

/** What the last button does, in its own words. */
export function BookingPromiseText({
  price,
  confirmation,
  count,
}: BookingPromiseTextProps): ReactNode {
  const promise = bookingPromise(price, confirmation);
  if (count > 1) {
    return promise.kind === 'ask' ? (
      <Plural value={count} one="Ask for # time" other="Ask for # times" />
    ) : (
      <Plural value={count} one="Book # time" other="Book # times" />
    );
  }
  switch (promise.kind) {
    case 'ask':
      return <Trans>Ask for this time</Trans>;
    case 'book':
      return <Trans>Book this time</Trans>;
    case 'book-for':
      return (
        <span>
          <Trans>
            Book for <Money dirham={promise.dirham} />
          </Trans>
        </span>
      );
  }
}
