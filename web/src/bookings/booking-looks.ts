import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingStatus, StatusTone } from '@osta/ui-kit';

interface Look {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

/** The status of a booking for somebody who is none of its sides. */
export const bookingLooks: Readonly<Record<BookingStatus, Look>> = {
  pending: { tone: 'waiting', words: msg`Waiting for the professional` },
  confirmed: { tone: 'good', words: msg`Confirmed` },
  in_progress: { tone: 'info', words: msg`Work has started` },
  awaiting_confirmation: { tone: 'waiting', words: msg`Waiting for the customer` },
  completed: { tone: 'good', words: msg`Completed` },
  disputed: { tone: 'danger', words: msg`Disputed` },
  no_show: { tone: 'danger', words: msg`Nobody came` },
  cancelled: { tone: 'neutral', words: msg`Cancelled` },
  declined: { tone: 'neutral', words: msg`Declined` },
  expired: { tone: 'neutral', words: msg`Expired` },
};
