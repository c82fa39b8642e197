import { ListBookingsQuery } from '@osta/contracts/booking/api';
import { ListClientsQuery } from '@osta/contracts/booking/client-api';
import { bookingOperations } from '@osta/contracts/booking/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';

import type { NoteClient } from '../commands/client-note.ts';
import { bookingProblems } from '../commands/problems.ts';
import type { BookingCalendar } from '../queries/booking-calendar.ts';
import type { CheckReceipt } from '../queries/check-receipt.ts';
import type { CountBookings } from '../queries/count-bookings.ts';
import type { CountCalendarDays } from '../queries/count-calendar-days.ts';
import type { GetBooking } from '../queries/get-booking.ts';
import type { ListBookings } from '../queries/list-bookings.ts';
import type { ListClients, ShowClient } from '../queries/list-clients.ts';
import type { ShowCalendar } from '../queries/show-calendar.ts';
import type { ShowUsualTerms } from '../queries/usual-terms.ts';

interface BookingRoutes {
  readonly getBooking: GetBooking;
  readonly checkReceipt: CheckReceipt;
  readonly bookingCalendar: BookingCalendar;
  readonly listBookings: ListBookings;
  readonly countBookings: CountBookings;
  readonly showUsualTerms: ShowUsualTerms;
  readonly showCalendar: ShowCalendar;
  readonly countCalendarDays: CountCalendarDays;
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

/** The same for everybody: a shared cache may keep it for a moment, as it keeps the lists of a search. */
const usualHeaders = new Headers({ 'cache-control': 'public, max-age=0, s-maxage=10' });

/** Returns the read routes of `/api/bookings`. */
export function bookingRoutes(queries: BookingRoutes): readonly Route[] {
  const {
    getBooking,
    checkReceipt,
    bookingCalendar,
    listBookings,
    countBookings,
    showUsualTerms,
    showCalendar,
    countCalendarDays,
    listClients,
    showClient,
    noteClient,
  } = queries;
  return [
    defineRoute(bookingOperations.listBookings, {
      access: 'registered',
      query: ListBookingsQuery.extend({
        cursor: OwnCursor,
      }),
      handle: async ({ query, principal, locale }) => ({
        body: await listBookings(query, principal.userId, locale),
      }),
    }),

    defineRoute(bookingOperations.countBookings, {
      access: 'registered',
      handle: async ({ query: { role }, principal }) => ({
        body: await countBookings(role, principal.userId),
      }),
    }),

    defineRoute(bookingOperations.showUsualTerms, {
      access: 'public',
      rateLimit: { points: 300, seconds: 60 },
      handle: async ({ query: { serviceId } }) => ({
        body: await showUsualTerms(serviceId),
        headers: usualHeaders,
      }),
    }),

    defineRoute(bookingOperations.showCalendar, {
      access: 'registered',
      handle: async ({ query, principal, locale }) => ({
        body: await showCalendar(query, principal.userId, locale),
      }),
    }),

    defineRoute(bookingOperations.countCalendarDays, {
      access: 'registered',
      handle: async ({ query, principal }) => ({
        body: await countCalendarDays(query, principal.userId),
      }),
    }),

    defineRoute(bookingOperations.listClients, {
      access: 'registered',
      query: ListClientsQuery.extend({ cursor: OwnCursor }),
      handle: async ({ query, principal, locale }) => ({
        body: await listClients(query, principal.userId, locale),
      }),
    }),

    defineRoute(bookingOperations.showClient, {
      access: 'registered',
      problems: bookingProblems,
      handle: async ({ params: { customerId }, principal, locale }) => {
        const body = await showClient(customerId, principal.userId, locale);
        return body === null ? { refused: { code: 'BOOKING_NOT_FOUND' } } : { body };
      },
    }),

    defineRoute(bookingOperations.noteClient, {
      access: 'registered',
      problems: bookingProblems,
      rateLimit: { points: 60, seconds: 60 },
      async handle({ params: { customerId }, body: { text }, principal }) {
        const isClient = await noteClient(principal.userId, customerId, text);
        return isClient ? { body: undefined } : { refused: { code: 'BOOKING_NOT_FOUND' } };
      },
    }),

    defineRoute(bookingOperations.checkReceipt, {
      access: 'public',
      problems: bookingProblems,
      rateLimit: { points: 60, seconds: 60 },
      handle: async ({ params: { bookingId, hash }, locale }) => {
        const body = await checkReceipt(bookingId, hash, locale);
        return body === null ? { refused: { code: 'BOOKING_NOT_FOUND' } } : { body };
      },
    }),

    defineRoute(bookingOperations.getBooking, {
      access: 'registered',
      problems: bookingProblems,
      handle: async ({ params: { bookingId }, principal, locale }) => {
        const found = await getBooking(bookingId, principal, locale);
        if (!found.ok) return { refused: found.refused };
        return { body: found.view, etag: found.view.version };
      },
    }),

    defineRoute(bookingOperations.getBookingCalendar, {
      access: 'registered',
      problems: bookingProblems,
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
