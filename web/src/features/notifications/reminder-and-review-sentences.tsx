import { Trans } from '@lingui/react/macro';
import type { NotificationReason } from '@osta/contracts/notification/api';

import { type Sentences, somethingNew } from './sentences.tsx';

type About = Extract<
  NotificationReason,
  | 'booking_tomorrow'
  | 'booking_soon'
  | 'booking_leave_now'
  | 'message_received'
  | 'booking_slot_offered'
  | 'booking_wait_ended'
  | 'booking_repeat_invited'
  | 'booking_handed_over'
  | 'booking_handed_over_unanswered'
  | 'booking_given_away'
  | `booking_review_${string}`
  | `booking_strike_${string}`
>;

/** The sentences about a booking that reminders, waits, reviews and messages need. */
export const reminderAndReviewSentences: Sentences<About> = {
  booking_tomorrow: {
    customer: ({ professional, service, start }) => (
      <Trans>
        Reminder: {professional} comes for {service} on {start}.
      </Trans>
    ),
    professional: ({ customer, service, start }) => (
      <Trans>
        Reminder: {service} for {customer} on {start}.
      </Trans>
    ),
  },
  booking_soon: {
    customer: ({ professional, service, start }) => (
      <Trans>
        In about two hours: {professional} comes for {service}, {start}. Have your start code ready.
      </Trans>
    ),
    professional: ({ customer, service, start }) => (
      <Trans>
        In about two hours: {service} for {customer}, {start}. Leave in good time.
      </Trans>
    ),
  },
  booking_leave_now: {
    customer: somethingNew,
    professional: ({ customer, service, start, way }) => (
      <Trans>
        Time to leave for {customer}: {service}, {start}. Allow about {way} for the trip.
      </Trans>
    ),
  },
  message_received: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} has written to you about {service}.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} has written to you about {service}.
      </Trans>
    ),
  },
  booking_slot_offered: {
    customer: ({ professional, service, start }) => (
      <Trans>
        A time is free: {service} with {professional}, {start}. We keep it for you for a short
        while.
      </Trans>
    ),
    professional: somethingNew,
  },
  booking_wait_ended: {
    customer: ({ professional, service }) => (
      <Trans>
        No time became free for {service} with {professional}. Choose other days, or another
        professional.
      </Trans>
    ),
    professional: somethingNew,
  },
  booking_review_awaited: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} has reviewed you after {service}. Write yours, and you both can read them.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} has reviewed your work on {service}. Write yours, and you both can read them.
      </Trans>
    ),
  },
  booking_review_received: {
    customer: ({ professional, service }) => (
      <Trans>
        Read what {professional} wrote about you after {service}.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer}’s review of {service} is on your profile. You can reply once.
      </Trans>
    ),
  },
  booking_review_replied: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} replied to your review of {service}.
      </Trans>
    ),
    professional: ({ customer, service }) => (
      <Trans>
        {customer} replied to your review after {service}.
      </Trans>
    ),
  },
  booking_repeat_invited: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} would be glad to do {service} for you again. Open the booking when you need
        it.
      </Trans>
    ),
    professional: somethingNew,
  },
  booking_handed_over: {
    customer: ({ professional, service, start }) => (
      <Trans>
        {professional} comes to you for {service} on {start} instead. You can cancel freely until
        then.
      </Trans>
    ),
    professional: ({ customer, service, start }) => (
      <Trans>
        Your store handed a booking over to you: {service} for {customer} on {start}.
      </Trans>
    ),
  },
  booking_handed_over_unanswered: {
    customer: ({ professional, service, start }) => (
      <Trans>
        {professional} will answer your booking for {service} on {start} instead. You can cancel
        freely until then.
      </Trans>
    ),
    professional: ({ customer, service, start }) => (
      <Trans>
        Your store handed a booking over to you: {service} for {customer} on {start}. Confirm or
        decline it.
      </Trans>
    ),
  },
  booking_given_away: {
    customer: somethingNew,
    professional: ({ professional, service, start }) => (
      <Trans>
        {professional} takes over your booking for {service} on {start}. It’s off your calendar.
      </Trans>
    ),
  },
  booking_review_hidden: {
    customer: ({ service }) => (
      <Trans>We’ve hidden your review of {service}. Open the booking to read why.</Trans>
    ),
    professional: ({ service }) => (
      <Trans>We’ve hidden your review after {service}. Open the booking to read why.</Trans>
    ),
  },
  booking_review_report_kept: {
    customer: ({ service }) => (
      <Trans>
        We’ve looked at the review of {service} that you reported. It keeps to our rules and stays.
      </Trans>
    ),
    professional: ({ service }) => (
      <Trans>
        We’ve looked at the review of {service} that you reported. It keeps to our rules and stays.
      </Trans>
    ),
  },
  booking_review_report_hidden: {
    customer: ({ service }) => (
      <Trans>We’ve hidden the review of {service} that you reported. It no longer counts.</Trans>
    ),
    professional: ({ service }) => (
      <Trans>We’ve hidden the review of {service} that you reported. It no longer counts.</Trans>
    ),
  },
  booking_strike_lifted: {
    customer: ({ service }) => (
      <Trans>Your strike for {service} no longer counts. Open the booking to read why.</Trans>
    ),
    professional: ({ service }) => (
      <Trans>Your strike for {service} no longer counts. Open the booking to read why.</Trans>
    ),
  },
  booking_strike_upheld: {
    customer: ({ service }) => (
      <Trans>
        We’ve looked at your strike for {service}: it stands. Open the booking to read why.
      </Trans>
    ),
    professional: ({ service }) => (
      <Trans>
        We’ve looked at your strike for {service}: it stands. Open the booking to read why.
      </Trans>
    ),
  },
};
