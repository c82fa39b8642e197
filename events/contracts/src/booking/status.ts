import { z } from 'zod';

/** The status of a booking. */
export const BookingStatus = z.enum([
  'held',
  'released',
  'refused',
  'pending',
  'confirmed',
  'in_progress',
  'awaiting_confirmation',
  'completed',
  'disputed',
  'no_show',
  'cancelled',
  'declined',
  'expired',
]);
export type BookingStatus = z.infer<typeof BookingStatus>;

/** The commands on a booking. */
export const BookingVerb = z.enum([
  'place',
  'release',
  'confirm',
  'decline',
  'propose-time',
  'accept-time',
  'reject-time',
  'withdraw-time',
  'leave-for',
  'arrive',
  'start',
  'propose-extra',
  'approve-extra',
  'decline-extra',
  'withdraw-extra',
  'finish',
  'record-cash',
  'confirm-cash',
  'complete',
  'dispute',
  'report-no-show',
  'contest-no-show',
  'review',
  'reply-to-review',
  'hide-review',
  'invite-again',
  'cancel',
  'cancel-as-admin',
  'amend',
  'resolve-dispute',
  'contest-strike',
  'lift-strike',
  'uphold-strike',
  'hand-over',
]);
export type BookingVerb = z.infer<typeof BookingVerb>;

/** The lists of bookings. */
export const BookingTab = z.enum(['upcoming', 'previous', 'cancelled']);
export type BookingTab = z.infer<typeof BookingTab>;

/** The statuses in each list. Held, released and refused bookings are in none. */
export const statusesOfTab: { readonly [Tab in BookingTab]: readonly BookingStatus[] } = {
  upcoming: ['pending', 'confirmed', 'in_progress'],
  previous: ['awaiting_confirmation', 'completed', 'no_show', 'disputed'],
  cancelled: ['cancelled', 'declined', 'expired'],
};
