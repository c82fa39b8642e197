import { calendarOperations } from '@osta/contracts/booking/calendar-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { KeepCalendarFeeds } from '../commands/calendar-feed.ts';
import type { FindCalendarFeed, ShowCalendarFeed } from '../queries/calendar-feed.ts';

interface CalendarFeedRoutes extends KeepCalendarFeeds {
  readonly findCalendarFeed: FindCalendarFeed;
  readonly showCalendarFeed: ShowCalendarFeed;
}

const type = 'text/calendar; charset=utf-8';

/** The address is a secret: no cache of others keeps the answer, and no search engine lists it. */
const feedHeaders = {
  'cache-control': 'private, no-cache',
  'content-disposition': 'inline; filename="osta-bookings.ics"',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Returns the routes of `/api/bookings/feed`. */
export function calendarFeedRoutes(feeds: CalendarFeedRoutes): readonly Route[] {
  return [
    defineRoute(calendarOperations.getCalendarFeed, {
      access: 'registered',
      handle: async ({ principal }) => ({ body: await feeds.findCalendarFeed(principal.userId) }),
    }),

    defineRoute(calendarOperations.renewCalendarFeed, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 3600 },
      handle: async ({ principal, locale }) => ({
        body: await feeds.renewCalendarFeed(principal.userId, locale),
      }),
    }),

    defineRoute(calendarOperations.endCalendarFeed, {
      access: 'registered',
      async handle({ principal }) {
        await feeds.endCalendarFeed(principal.userId);
        return { body: undefined };
      },
    }),

    defineRoute(calendarOperations.showCalendarFeed, {
      access: 'public',
      platformProblems: ['NOT_FOUND'],
      rateLimit: { points: 300, seconds: 60 },
      async handle({ params: { token }, query, locale }) {
        const text = await feeds.showCalendarFeed(token, query.locale ?? locale);
        if (text === null) return { problem: 'NOT_FOUND' };
        return { file: { bytes: Buffer.from(text), type }, headers: new Headers(feedHeaders) };
      },
    }),
  ];
}
