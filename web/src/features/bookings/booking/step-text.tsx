import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { BookingHistoryWhat } from '@osta/contracts/booking/api';
import type { ReactNode } from 'react';

/** A few words for each event; who did it stands beside them. */
const words: { readonly [What in BookingHistoryWhat]: MessageDescriptor } = {
  'booking-slot-held': msg`Time kept`,
  'booking-placed': msg`Booked`,
  'booking-confirmed': msg({ message: 'Confirmed', context: 'step of a booking' }),
  'booking-declined': msg({ message: 'Declined', context: 'step of a booking' }),
  'booking-expired': msg`Expired without an answer`,
  'reschedule-proposed': msg`New time proposed`,
  'booking-rescheduled': msg`New time agreed`,
  'reschedule-rejected': msg`New time declined`,
  'reschedule-withdrawn': msg`New time taken back`,
  'reschedule-expired': msg`New time not answered`,
  'professional-on-the-way': msg`On the way`,
  'professional-arrived': msg`At the door`,
  'work-started': msg`Work started`,
  'extra-proposed': msg`Extra work proposed`,
  'extra-approved': msg`Extra work approved`,
  'extra-declined': msg`Extra work declined`,
  'extra-withdrawn': msg`Extra work taken back`,
  'work-finished': msg`Work finished`,
  'cash-received': msg`Cash received`,
  'cash-paid-confirmed': msg`Cash paid`,
  'booking-completed': msg({ message: 'Completed', context: 'step of a booking' }),
  'booking-auto-completed': msg`Completed without an objection`,
  'booking-disputed': msg`Complaint`,
  'dispute-resolved': msg`Complaint settled`,
  'booking-cancelled': msg({ message: 'Cancelled', context: 'step of a booking' }),
  'booking-cancelled-by-admin': msg`Cancelled by Osta`,
  'booking-amended-by-admin': msg`Changed by Osta`,
  'booking-no-show-reported': msg`Reported: nobody came`,
  'no-show-contested': msg`Report contested`,
  'review-written': msg`Review written`,
  'reviews-published': msg`Reviews published`,
  'review-replied': msg`Review answered`,
  'review-hidden': msg`Review hidden by Osta`,
  'booking-repeat-invited': msg`Invited to book again`,
  'booking-handed-over': msg`Handed over to a colleague`,
};

interface StepTextProps {
  readonly what: BookingHistoryWhat;
}

/** A step of a booking, in the reader's language. */
export function StepText({ what }: StepTextProps): ReactNode {
  const { i18n } = useLingui();
  // A newer service may send an event that this page does not know
  return i18n._(Object.hasOwn(words, what) ? words[what] : msg`Something changed`);
}
