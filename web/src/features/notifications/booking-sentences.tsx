import { Trans } from '@lingui/react/macro';
import type { NotificationReason } from '@osta/contracts/notification/api';

import { reminderAndReviewSentences } from './reminder-and-review-sentences.tsx';
import { type Sentences, somethingNew } from './sentences.tsx';

/** The sentences about bookings. */
export const bookingSentences: Sentences<
  Extract<NotificationReason, `booking_${string}` | 'message_received'>
> = {
  booking_requested: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} has your booking for {service} and will answer soon.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} wants to book {service}. Confirm it, or decline.
      </Trans>
    ),
  },
  booking_confirmed: {
    customer: ({ professional, service, start }) => (
      <Trans>
        Confirmed: {professional} will do {service} on {start}.
      </Trans>
    ),
    professional: ({ customer, service, start }) => (
      <Trans>
        Confirmed with {customer}: {service} on {start}.
      </Trans>
    ),
  },
  booking_declined: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} declined your booking for {service}. Choose another time or professional.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        You declined the booking of {customer} for {service}.
      </Trans>
    ),
  },
  booking_expired: {
    customer: ({ professional, service }) => (
      <Trans>
        Your booking for {service} with {professional} has expired, because it wasn’t confirmed in
        time.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        The booking of {customer} for {service} has expired, because nobody answered it.
      </Trans>
    ),
  },
  booking_time_proposed: {
    customer: ({ professional, service, start }) => (
      <Trans>
        {professional} proposes another time for {service}: {start}.
      </Trans>
    ),
    professional: ({ customer, service, start }) => (
      <Trans>
        {customer} proposes another time for {service}: {start}.
      </Trans>
    ),
  },
  booking_rescheduled: {
    customer: ({ professional, service, start }) => (
      <Trans>
        New time: {professional} will do {service} on {start}.
      </Trans>
    ),
    professional: ({ customer, service, start }) => (
      <Trans>
        New time with {customer}: {service} on {start}.
      </Trans>
    ),
  },
  booking_time_rejected: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} can’t make the new time for {service}. The booking stays as it was.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} can’t make the new time for {service}. The booking stays as it was.
      </Trans>
    ),
  },
  booking_time_withdrawn: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} took back the new time for {service}. The booking stays as it was.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} took back the new time for {service}. The booking stays as it was.
      </Trans>
    ),
  },
  booking_time_unanswered: {
    customer: ({ service }) => (
      <Trans>Nobody answered the new time for {service}. The booking stays as it was.</Trans>
    ),
    professional: ({ service }) => (
      <Trans>Nobody answered the new time for {service}. The booking stays as it was.</Trans>
    ),
  },
  booking_on_the_way: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} is on the way to you for {service}.
      </Trans>
    ),
    professional: somethingNew,
  },
  booking_arrived: {
    customer: ({ professional }) => (
      <Trans>{professional} is at the door. Give your code when the work starts.</Trans>
    ),
    professional: somethingNew,
  },
  booking_started: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} has started on {service}.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} says that the work has started: {service}.
      </Trans>
    ),
  },
  booking_extra_proposed: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} proposes extra work on {service}. Approve it, or decline.
      </Trans>
    ),
    professional: somethingNew,
  },
  booking_extra_approved: {
    customer: somethingNew,
    professional: ({ customer, service }) => (
      <Trans>
        {customer} approved the extra work on {service}.
      </Trans>
    ),
  },
  booking_extra_declined: {
    customer: somethingNew,
    professional: ({ customer, service }) => (
      <Trans>
        {customer} declined the extra work on {service}. Finish what was agreed.
      </Trans>
    ),
  },
  booking_extra_withdrawn: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} took back the extra work on {service}. What was agreed stays.
      </Trans>
    ),
    professional: somethingNew,
  },
  booking_finished: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} has finished {service}. Confirm that the work is done.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        You finished {service}. {customer} will confirm it.
      </Trans>
    ),
  },
  booking_cash_received: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} has noted your payment for {service}.
      </Trans>
    ),
    professional: somethingNew,
  },
  booking_cash_paid: {
    customer: somethingNew,
    professional: ({ customer, service }) => (
      <Trans>
        {customer} has noted the payment for {service}.
      </Trans>
    ),
  },
  booking_completed: {
    customer: ({ professional, service }) => (
      <Trans>
        {service} with {professional} is completed. Say how it was.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {service} for {customer} is completed. Say how it was.
      </Trans>
    ),
  },
  booking_disputed: {
    customer: ({ service }) => (
      <Trans>Your complaint about {service} is with us. We’ll talk to both sides.</Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} disputes the work on {service}. We’ll talk to both sides.
      </Trans>
    ),
  },
  booking_dispute_resolved: {
    customer: ({ service }) => (
      <Trans>We’ve settled the dispute about {service}. See the outcome.</Trans>
    ),
    professional: ({ service }) => (
      <Trans>We’ve settled the dispute about {service}. See the outcome.</Trans>
    ),
  },
  booking_cancelled: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} cancelled the booking for {service}.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} cancelled the booking for {service}. The time is free again.
      </Trans>
    ),
  },
  booking_cancelled_by_osta: {
    customer: ({ service }) => <Trans>Osta has cancelled your booking for {service}.</Trans>,
    professional: ({ service }) => <Trans>Osta has cancelled the booking for {service}.</Trans>,
  },
  booking_no_show: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} reported that you weren’t there for {service}. If that’s wrong, say so.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} reported that you didn’t come for {service}. If that’s wrong, say so.
      </Trans>
    ),
  },
  booking_no_show_contested: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} contests your report about {service}. We’ll talk to both sides.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} contests your report about {service}. We’ll talk to both sides.
      </Trans>
    ),
  },
  ...reminderAndReviewSentences,
};
