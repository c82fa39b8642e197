import { z } from 'zod';

import { StoreId } from '../ids.ts';
import { operations } from '../operation.ts';
import { CalendarQuery } from './api.ts';
import {
  CalendarFeed,
  CalendarFeedQuery,
  CalendarFeedToken,
  NewCalendarFeed,
} from './calendar-feed-api.ts';
import { StatisticsQuery, WorkStatistics } from './statistics-api.ts';
import { StoreCalendar } from './store-calendar-api.ts';

/** The operations on bookings over time: feeds and files of calendars, the calendar of a store, and statistics. */
export const calendarOperations = operations({
  getCalendarFeed: {
    method: 'get',
    path: '/api/bookings/feed',
    summary: 'Get the state of your calendar feed',
    answer: CalendarFeed,
  },

  renewCalendarFeed: {
    method: 'put',
    path: '/api/bookings/feed',
    summary: 'Create a calendar feed of your bookings; an earlier address stops working',
    answer: NewCalendarFeed,
  },

  endCalendarFeed: {
    method: 'delete',
    path: '/api/bookings/feed',
    summary: 'Turn off the calendar feed of your bookings',
  },

  showCalendarFeed: {
    method: 'get',
    path: '/api/bookings/feed/{token}.ics',
    summary: 'Download a calendar feed by its secret address',
    params: z.strictObject({ token: CalendarFeedToken }),
    query: CalendarFeedQuery,
    answersFile: 'text/calendar',
  },

  showStatistics: {
    method: 'get',
    path: '/api/bookings/statistics',
    summary: 'Count your bookings as professional by week or by month',
    query: StatisticsQuery,
    answer: WorkStatistics,
  },

  showStoreCalendar: {
    method: 'get',
    path: '/api/bookings/stores/{storeId}',
    summary: 'List the bookings made at a store, for its members',
    params: z.strictObject({ storeId: StoreId }),
    query: CalendarQuery,
    answer: StoreCalendar,
    refusals: ['BOOKING_NOT_FOUND'],
  },
});
