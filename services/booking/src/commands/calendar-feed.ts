import type { NewCalendarFeed } from '@osta/contracts/booking/calendar-feed-api';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import { feedTokenHash, newFeedToken } from '../door/feed-token.ts';
import { deleteCalendarFeed, replaceCalendarFeed } from './calendar-feed.sql.ts';

interface Dependencies {
  readonly pool: Pool;
  /** The public origin: `https://osta.example`. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** The changes of calendar addresses. Like a session, an address is a key and no history: no event tells it. */
export interface KeepCalendarFeeds {
  /** Gives a person a new address, told once. The old one, if any, leads nowhere from now on. */
  readonly renewCalendarFeed: (userId: UserId, locale: Locale) => Promise<NewCalendarFeed>;
  /** Takes the address away, if there is one. */
  readonly endCalendarFeed: (userId: UserId) => Promise<void>;
}

/** Returns the commands on calendar addresses. */
export function keepCalendarFeeds({ pool, publicUrl, clock }: Dependencies): KeepCalendarFeeds {
  return {
    async renewCalendarFeed(userId, locale) {
      const token = newFeedToken();
      const createdAt = clock.now();
      await pool.query({
        ...replaceCalendarFeed,
        values: [userId, feedTokenHash(token), createdAt],
      });
      return {
        address: `${publicUrl}/api/bookings/feed/${token}.ics?locale=${locale}`,
        createdAt,
      };
    },

    async endCalendarFeed(userId) {
      await pool.query({ ...deleteCalendarFeed, values: [userId] });
    },
  };
}
