import {
  BookingCalendarQuery,
  BookingPage,
  BookingView,
  Calendar,
  CalendarQuery,
  ListBookingsQuery,
} from '@osta/contracts/booking/api';
import {
  ClientBookings,
  ClientNoteRequest,
  ClientPage,
  ListClientsQuery,
} from '@osta/contracts/booking/client-api';
import { EventHash, ReceiptProof } from '@osta/contracts/booking/receipt-api';
import { BookingId, UserId } from '@osta/contracts/ids';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';
import { z } from 'zod';

import type { NoteClient } from '../commands/client-note.ts';
import { rows } from '../commands/problems.ts';
import type { BookingCalendar } from '../queries/booking-calendar.ts';
import type { CheckReceipt } from '../queries/check-receipt.ts';
import type { GetBooking } from '../queries/get-booking.ts';
import type { ListBookings, ShowCalendar } from '../queries/list-bookings.ts';
import type { ListClients, ShowClient } from '../queries/list-clients.ts';

interface BookingRoutes {
  readonly getBooking: GetBooking;
  readonly checkReceipt: CheckReceipt;
  readonly bookingCalendar: BookingCalendar;
  readonly listBookings: ListBookings;
  readonly showCalendar: ShowCalendar;
  readonly listClients: ListClients;
  readonly showClient: ShowClient;
  readonly noteClient: NoteClient;
}

const calendarType = 'text/calendar';

/** Phones show an inline file in their calendar; browsers without one download it. */
const calendarHeaders = {
  'content-disposition': 'inline; filename="osta-booking.ics"',
  'x-content-type-options': 'nosniff',
};

/** Returns the read routes of `/api/bookings`. */
export function bookingRoutes(queries: BookingRoutes): readonly Route[] {
  const {
    getBooking,
    checkReceipt,
    bookingCalendar,
    listBookings,
    showCalendar,
    listClients,
    showClient,
    noteClient,
  } = queries;
  return [
    defineRoute({
      method: 'get',
      path: '/api/bookings',
      operationId: 'listBookings',
      summary: 'List your bookings, as customer or as professional',
      access: 'registered',
      query: ListBookingsQuery.extend({
        cursor: OwnCursor,
      }),
      answer: BookingPage,
      handle: async ({ query, principal, locale }) => ({
        body: await listBookings(query, principal.userId, locale),
      }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/bookings/calendar',
      operationId: 'showCalendar',
      summary: 'List your bookings as professional in a range of time',
      access: 'registered',
      query: CalendarQuery,
      answer: Calendar,
      handle: async ({ query, principal, locale }) => ({
        body: await showCalendar(query, principal.userId, locale),
      }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/bookings/clients',
      operationId: 'listClients',
      summary: 'List your clients as professional',
      access: 'registered',
      query: ListClientsQuery.extend({ cursor: OwnCursor }),
      answer: ClientPage,
      handle: async ({ query, principal }) => ({
        body: await listClients(query, principal.userId),
      }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/bookings/clients/{customerId}',
      operationId: 'showClient',
      summary: 'List your bookings with one client',
      access: 'registered',
      params: z.strictObject({ customerId: UserId }),
      answer: ClientBookings,
      problems: rows('BOOKING_NOT_FOUND'),
      handle: async ({ params: { customerId }, principal, locale }) => {
        const body = await showClient(customerId, principal.userId, locale);
        return body === null ? { refused: { code: 'BOOKING_NOT_FOUND' } } : { body };
      },
    }),

    defineRoute({
      method: 'put',
      path: '/api/bookings/clients/{customerId}/note',
      operationId: 'noteClient',
      summary: 'Replace your private note about a client',
      access: 'registered',
      params: z.strictObject({ customerId: UserId }),
      body: ClientNoteRequest,
      problems: rows('BOOKING_NOT_FOUND'),
      rateLimit: { points: 60, seconds: 60 },
      async handle({ params: { customerId }, body: { text }, principal }) {
        const isClient = await noteClient(principal.userId, customerId, text);
        return isClient ? { body: undefined } : { refused: { code: 'BOOKING_NOT_FOUND' } };
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/bookings/{bookingId}/receipts/{hash}',
      operationId: 'checkReceipt',
      summary: 'Verify a receipt by its hash',
      access: 'public',
      params: z.strictObject({ bookingId: BookingId, hash: EventHash }),
      answer: ReceiptProof,
      problems: rows('BOOKING_NOT_FOUND'),
      rateLimit: { points: 60, seconds: 60 },
      handle: async ({ params: { bookingId, hash }, locale }) => {
        const body = await checkReceipt(bookingId, hash, locale);
        return body === null ? { refused: { code: 'BOOKING_NOT_FOUND' } } : { body };
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/bookings/{bookingId}',
      operationId: 'getBooking',
      summary: 'Get a booking as you may see it',
      access: 'registered',
      params: z.strictObject({ bookingId: BookingId }),
      answer: BookingView,
      problems: rows('BOOKING_NOT_FOUND'),
      handle: async ({ params: { bookingId }, principal, locale }) => {
        const found = await getBooking(bookingId, principal, locale);
        if (!found.ok) return { refused: found.refused };
        return { body: found.view, etag: found.view.version };
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/bookings/{bookingId}/calendar.ics',
      operationId: 'getBookingCalendar',
      summary: 'Download one of your bookings as a calendar file',
      access: 'registered',
      params: z.strictObject({ bookingId: BookingId }),
      query: BookingCalendarQuery,
      answersFile: calendarType,
      problems: rows('BOOKING_NOT_FOUND', 'BOOKING_NOT_CONFIRMED'),
      handle: async ({ params: { bookingId }, query, principal, locale: preferred }) => {
        const locale = query.locale ?? preferred;
        const found = await getBooking(bookingId, principal, locale);
        if (!found.ok) return { refused: found.refused };
        const calendar = bookingCalendar(found.view, locale);
        if (!calendar.ok) return { refused: calendar.refused };
        const bytes = Buffer.from(calendar.text);
        const type = `${calendarType}; charset=utf-8`;
        return { file: { bytes, type }, headers: new Headers(calendarHeaders) };
      },
    }),
  ];
}
