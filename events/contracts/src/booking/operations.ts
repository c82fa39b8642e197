import { z } from 'zod';

import { BookingId, OfferingId, UserId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  AmendBookingRequest,
  BookingCalendarQuery,
  BookingCounts,
  BookingPage,
  BookingReasonRequest,
  BookingReceipt,
  BookingView,
  Calendar,
  CalendarQuery,
  CountBookingsQuery,
  HoldSlotRequest,
  ListBookingsQuery,
  PlaceBookingRequest,
  RequiredReasonRequest,
  ResolveDisputeRequest,
} from './api.ts';
import { CountedDays } from './calendar-day.ts';
import { ClientBookings, ClientNoteRequest, ClientPage, ListClientsQuery } from './client-api.ts';
import { MyBookings } from './my-data.ts';
import { AcceptTimeRequest, ProposeTimeRequest, RejectTimeRequest } from './proposal-api.ts';
import { EventHash, ReceiptProof } from './receipt-api.ts';
import { Slots, SlotsQuery } from './slots-api.ts';
import { UsualTerms, UsualTermsQuery } from './usual-terms-api.ts';

const CustomerPath = z.strictObject({ customerId: UserId });
const BookingPath = z.strictObject({ bookingId: BookingId });
const onBooking = ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION'] as const;

/** The operations on bookings: free slots, holds, and what both sides agree. */
export const bookingOperations = operations({
  listBookings: {
    method: 'get',
    path: '/api/bookings',
    summary: 'List your bookings, as customer or as professional',
    query: ListBookingsQuery,
    answer: BookingPage,
  },

  countBookings: {
    method: 'get',
    path: '/api/bookings/counts',
    summary: 'Count your bookings, and those that wait for you',
    query: CountBookingsQuery,
    answer: BookingCounts,
  },

  showUsualTerms: {
    method: 'get',
    path: '/api/bookings/usual-terms',
    summary: 'Show what a service usually costs and how long it takes',
    query: UsualTermsQuery,
    answer: UsualTerms,
  },

  showCalendar: {
    method: 'get',
    path: '/api/bookings/calendar',
    summary: 'List your bookings as professional in a range of time',
    query: CalendarQuery,
    answer: Calendar,
  },

  countCalendarDays: {
    method: 'get',
    path: '/api/bookings/calendar/counts',
    summary: 'Count your bookings as professional on each day of a range of time',
    query: CalendarQuery,
    answer: CountedDays,
  },

  listClients: {
    method: 'get',
    path: '/api/bookings/clients',
    summary: 'List your clients as professional',
    query: ListClientsQuery,
    answer: ClientPage,
  },

  showClient: {
    method: 'get',
    path: '/api/bookings/clients/{customerId}',
    summary: 'List your bookings with one client',
    params: CustomerPath,
    answer: ClientBookings,
    refusals: ['BOOKING_NOT_FOUND'],
  },

  noteClient: {
    method: 'put',
    path: '/api/bookings/clients/{customerId}/note',
    summary: 'Replace your private note about a client',
    params: CustomerPath,
    body: ClientNoteRequest,
    refusals: ['BOOKING_NOT_FOUND'],
  },

  checkReceipt: {
    method: 'get',
    path: '/api/bookings/{bookingId}/receipts/{hash}',
    summary: 'Verify a receipt by its hash',
    params: z.strictObject({ bookingId: BookingId, hash: EventHash }),
    answer: ReceiptProof,
    refusals: ['BOOKING_NOT_FOUND'],
  },

  getBooking: {
    method: 'get',
    path: '/api/bookings/{bookingId}',
    summary: 'Get a booking as you may see it',
    params: BookingPath,
    answer: BookingView,
    refusals: ['BOOKING_NOT_FOUND'],
  },

  getBookingCalendar: {
    method: 'get',
    path: '/api/bookings/{bookingId}/calendar.ics',
    summary: 'Download one of your bookings as a calendar file',
    params: BookingPath,
    query: BookingCalendarQuery,
    answersFile: 'text/calendar',
    refusals: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_CONFIRMED'],
  },

  getMyBookings: {
    method: 'get',
    path: '/api/bookings/my-data',
    summary: 'Export what is known of your bookings, as a part of your data',
    answer: MyBookings,
  },

  listSlots: {
    method: 'get',
    path: '/api/services/{offeringId}/slots',
    summary: 'List the free slots of an offered service',
    params: z.strictObject({ offeringId: OfferingId }),
    query: SlotsQuery,
    answer: Slots,
    refusals: ['SERVICE_NOT_BOOKABLE'],
  },

  confirmBooking: {
    method: 'post',
    path: '/api/bookings/{bookingId}/confirm',
    summary: 'Confirm a booking that waits for your answer',
    params: BookingPath,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  declineBooking: {
    method: 'post',
    path: '/api/bookings/{bookingId}/decline',
    summary: 'Decline a booking that waits for your answer',
    params: BookingPath,
    body: BookingReasonRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  proposeTime: {
    method: 'post',
    path: '/api/bookings/{bookingId}/propose-time',
    summary: 'Propose another time, which is held until it is answered',
    params: BookingPath,
    body: ProposeTimeRequest,
    answer: BookingReceipt,
    refusals: [...onBooking, 'PROPOSALS_USED_UP', 'NEW_TIME_INVALID', 'SLOT_TAKEN'],
  },

  acceptTime: {
    method: 'post',
    path: '/api/bookings/{bookingId}/accept-time',
    summary: 'Accept the time that the other side proposes',
    params: BookingPath,
    body: AcceptTimeRequest,
    answer: BookingReceipt,
    refusals: [...onBooking, 'PROPOSAL_CHANGED'],
  },

  rejectTime: {
    method: 'post',
    path: '/api/bookings/{bookingId}/reject-time',
    summary: 'Reject the time that the other side proposes: the original one stands',
    params: BookingPath,
    body: RejectTimeRequest,
    answer: BookingReceipt,
    refusals: [...onBooking, 'PROPOSAL_CHANGED'],
  },

  withdrawTime: {
    method: 'post',
    path: '/api/bookings/{bookingId}/withdraw-time',
    summary: 'Withdraw the time that you proposed',
    params: BookingPath,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  disputeBooking: {
    method: 'post',
    path: '/api/bookings/{bookingId}/dispute',
    summary: 'Dispute finished work; an admin decides',
    params: BookingPath,
    body: RequiredReasonRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  reportNoShow: {
    method: 'post',
    path: '/api/bookings/{bookingId}/report-no-show',
    summary: 'Report that the other side did not come',
    params: BookingPath,
    body: RequiredReasonRequest,
    answer: BookingReceipt,
    refusals: [...onBooking, 'TOO_EARLY'],
  },

  contestNoShow: {
    method: 'post',
    path: '/api/bookings/{bookingId}/contest-no-show',
    summary: 'Contest a reported no-show; an admin decides',
    params: BookingPath,
    body: RequiredReasonRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  cancelBooking: {
    method: 'post',
    path: '/api/bookings/{bookingId}/cancel',
    summary: 'Cancel a booking before the work begins',
    params: BookingPath,
    body: BookingReasonRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  cancelAsAdmin: {
    method: 'post',
    path: '/api/bookings/{bookingId}/cancel-as-admin',
    summary: 'Cancel any booking, with a reason (admins)',
    params: BookingPath,
    body: RequiredReasonRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  amendBooking: {
    method: 'post',
    path: '/api/bookings/{bookingId}/amend',
    summary: 'Move any booking, with a reason (admins)',
    params: BookingPath,
    body: AmendBookingRequest,
    answer: BookingReceipt,
    refusals: [...onBooking, 'NEW_TIME_INVALID', 'SLOT_TAKEN'],
  },

  resolveDispute: {
    method: 'post',
    path: '/api/bookings/{bookingId}/resolve-dispute',
    summary: 'Resolve the dispute of a booking (admins)',
    params: BookingPath,
    body: ResolveDisputeRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  holdSlot: {
    method: 'post',
    path: '/api/bookings/holds',
    summary: 'Hold a free slot for a few minutes',
    body: HoldSlotRequest,
    answer: BookingReceipt,
    status: 201,
    refusals: [
      'SERVICE_NOT_BOOKABLE',
      'PROFESSIONAL_PAUSED',
      'STORE_NOT_BOOKABLE',
      'HOLD_LIMIT_REACHED',
      'BOOKING_PAUSED',
      'SLOT_TAKEN',
      'SLOT_NOT_OFFERED',
      'BOOKING_ILLEGAL_TRANSITION',
    ],
  },

  placeBooking: {
    method: 'post',
    path: '/api/bookings/{bookingId}/place',
    summary: 'Book the slot that you hold',
    params: BookingPath,
    body: PlaceBookingRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  releaseHold: {
    method: 'post',
    path: '/api/bookings/{bookingId}/release',
    summary: 'Release the slot that you hold',
    params: BookingPath,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  inviteAgain: {
    method: 'post',
    path: '/api/bookings/{bookingId}/invite-again',
    summary: 'Invite the customer of a job that is done to come back (its professional)',
    params: BookingPath,
    answer: BookingReceipt,
    refusals: onBooking,
  },
});
