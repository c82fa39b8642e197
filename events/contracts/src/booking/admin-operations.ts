import { operations } from '../operation.ts';
import { FoundBookings, SearchBookingsQuery } from './admin-api.ts';

/** The operations on all bookings, for admins. */
export const bookingAdminOperations = operations({
  searchBookings: {
    method: 'get',
    path: '/api/bookings/all',
    summary: 'Search all bookings by name, number, status or start (admins)',
    query: SearchBookingsQuery,
    answer: FoundBookings,
  },
});
