import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { StatusTone } from '../status-badge/status-badge.tsx';

/** The booking states that people see. */
export type BookingStatus =
  | 'pending'
  | 'confirmed'
  | 'in_progress'
  | 'awaiting_confirmation'
  | 'completed'
  | 'disputed'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'no_show';

/** Who looks at a booking: one of its sides, or somebody else. */
export type BookingReader = 'customer' | 'professional' | 'other';

interface BookingLook {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

/** The same for everybody: no answer is waited for. */
const settled = {
  confirmed: { tone: 'good', words: msg`Confirmed` },
  in_progress: { tone: 'info', words: msg`Work has started` },
  completed: { tone: 'good', words: msg`Completed` },
  disputed: { tone: 'danger', words: msg`Disputed` },
  cancelled: { tone: 'neutral', words: msg`Cancelled` },
  declined: { tone: 'neutral', words: msg`Declined` },
  expired: { tone: 'neutral', words: msg`Expired` },
  no_show: { tone: 'danger', words: msg`Nobody came` },
} as const;

const waitsForProfessional: BookingLook = {
  tone: 'info',
  words: msg`Waiting for the professional`,
};
const waitsForCustomer: BookingLook = { tone: 'info', words: msg`Waiting for the customer` };

/** How each state of a booking looks to each reader: what one waits for, the other has to do. */
export const bookingLooks: {
  readonly [Reader in BookingReader]: { readonly [Status in BookingStatus]: BookingLook };
} = {
  customer: {
    ...settled,
    pending: waitsForProfessional,
    awaiting_confirmation: { tone: 'waiting', words: msg`Waiting for your confirmation` },
  },
  professional: {
    ...settled,
    pending: { tone: 'waiting', words: msg`Waiting for your answer` },
    awaiting_confirmation: waitsForCustomer,
  },
  other: {
    ...settled,
    pending: waitsForProfessional,
    awaiting_confirmation: waitsForCustomer,
  },
};
