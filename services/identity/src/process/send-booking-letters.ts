import { BookingAmendedByAdmin } from '@osta/contracts/booking/booking-amended-by-admin';
import { BookingCancelled } from '@osta/contracts/booking/booking-cancelled';
import { BookingCancelledByAdmin } from '@osta/contracts/booking/booking-cancelled-by-admin';
import { BookingConfirmed } from '@osta/contracts/booking/booking-confirmed';
import { BookingHandedOver } from '@osta/contracts/booking/booking-handed-over';
import { BookingPlaced } from '@osta/contracts/booking/booking-placed';
import { BookingReminderDue } from '@osta/contracts/booking/booking-reminder-due';
import { BookingRescheduled } from '@osta/contracts/booking/booking-rescheduled';
import { DepartureDue } from '@osta/contracts/booking/departure-due';
import type { Side } from '@osta/contracts/booking/terms';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { BookingId, type UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { CatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import type { Reaction } from '@osta/platform/process/reaction';
import type { Logger } from 'pino';
import type { z } from 'zod';

import { type BookingEntry, bookingFile } from '../mail/booking-file.ts';
import type { Links } from '../mail/links.ts';
import type { Post, Reader } from '../mail/post.ts';
import type { FindReader } from '../queries/find-reader.ts';

interface Dependencies {
  /** Returns `null` for those who do not want these letters. */
  readonly findReader: FindReader;
  /** Returns what a person is called; empty where that is forgotten. */
  readonly findName: (userId: UserId) => Promise<string>;
  readonly readCatalogueNames: () => Promise<CatalogueNames>;
  readonly post: Pick<Post, 'notify'>;
  readonly links: Pick<Links, 'booking' | 'bookings'>;
  /** The public origin: `https://osta.example`. */
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
}

const told = [
  BookingPlaced,
  BookingConfirmed,
  BookingRescheduled,
  BookingHandedOver,
  BookingAmendedByAdmin,
  BookingCancelled,
  BookingCancelledByAdmin,
  BookingReminderDue,
  DepartureDue,
] as const;

type ToldEvent = z.infer<(typeof told)[number]>;

const isTold = recordedAs(told);

const minute = 60_000;
/** What is older is no news: after an outage, or when the log is read from its beginning. */
const newsFor = 24 * 60 * minute;
/** A reminder that comes later than this says the wrong time. */
const reminderFor = 30 * minute;
const departureFor = 15 * minute;

/** Who gets a letter of which kind, and what its calendar file says beside the time. */
interface News {
  readonly to: readonly Side[];
  /** The professional who had the booking before it: its page is theirs no longer. */
  readonly former?: UserId;
  readonly sends: Sends;
  /** How long it is worth saying, in milliseconds; absent: a day. */
  readonly saidFor?: number;
  readonly file?: Pick<BookingEntry, 'sequence' | 'endsAt' | 'isCancelled'>;
}

/** What a letter of any kind needs to be sent. */
interface Sent {
  readonly post: Pick<Post, 'notify'>;
  readonly to: Reader;
  readonly facts: {
    readonly service: string;
    readonly startsAt: BookingEntry['startsAt'];
    readonly link: string;
  };
  readonly findName: Dependencies['findName'];
  readonly log: Logger;
  readonly file: ReturnType<typeof bookingFile> | undefined;
}

type Sends = (letter: Sent) => Promise<void>;

const both = ['customer', 'professional'] as const;

/**
 * Returns the process manager that sends the letters about bookings to those who want them: asked for, confirmed,
 * moved, cancelled, and before the start. Nothing is sent of what happened long ago. The events of a booking come in
 * order, and none reminds of one that was cancelled.
 */
export function sendBookingLetters({
  findReader,
  findName,
  readCatalogueNames,
  post,
  links,
  publicUrl,
  clock,
  log,
}: Dependencies): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async (event) => {
    if (!isTold(event)) return [];
    const worthSaying = newsOf(event).filter(
      ({ saidFor = newsFor }) => later(event.time, saidFor) >= clock.now(),
    );
    if (worthSaying.length === 0) return [];
    const { customerId, professionalId, serviceId, startsAt } = event.data;
    const people = { customer: customerId, professional: professionalId };
    const id = BookingId.parse(event.subject);
    const catalogue = await readCatalogueNames();
    for (const news of worthSaying) {
      for (const role of news.to) {
        const to = await findReader(news.former ?? people[role]);
        if (to === null) continue;
        const locale: Locale = to.locale;
        const service = catalogue.ofService(serviceId, locale);
        const link = news.former ? links.bookings(locale) : links.booking(locale, role, id);
        const facts = { service, startsAt, link };
        const entry = news.file && { ...facts, ...news.file, id, at: event.time };
        const file = entry && bookingFile(entry, locale, publicUrl);
        await news.sends({ post, to, facts, findName, log, file });
      }
    }
    return [];
  };
}

/** Returns what an event of a booking says in letters. */
function newsOf(event: ToldEvent): readonly News[] {
  if (event.type === 'osta.booking.booking-handed-over') return handedOver(event);
  const news = newsToSides(event);
  return news === null ? [] : [news];
}

/**
 * A booking that somebody else takes over: one letter for each of the three. One that waits for an answer is in no
 * calendar yet, and its letters bring no file.
 */
function handedOver({ data }: BookingHandedOver): readonly News[] {
  const { professionalId, previousProfessionalId, revision: sequence, endsAt, answerBy } = data;
  const isConfirmed = answerBy === null;
  const fileOf = (isCancelled: boolean): Pick<News, 'file'> =>
    isConfirmed ? { file: { sequence, endsAt, isCancelled } } : {};
  return [
    {
      to: ['customer'],
      ...fileOf(false),
      sends: async ({ post, to, facts, findName, log, file }) => {
        const said = { ...facts, isConfirmed, professional: await findName(professionalId) };
        await post.notify(to, 'booking-handed-over', said, log, file);
      },
    },
    {
      to: ['professional'],
      ...fileOf(false),
      sends: ({ post, to, facts, log, file }) =>
        post.notify(to, 'booking-taken-over', { ...facts, answerBy }, log, file),
    },
    {
      to: ['professional'],
      former: previousProfessionalId,
      ...fileOf(true),
      sends: async ({ post, to, facts, findName, log, file }) => {
        const said = { ...facts, isConfirmed, professional: await findName(professionalId) };
        await post.notify(to, 'booking-given-away', said, log, file);
      },
    },
  ];
}

/** Returns what an event says to the sides of its booking; `null`: nothing. */
function newsToSides(event: Exclude<ToldEvent, BookingHandedOver>): News | null {
  switch (event.type) {
    case 'osta.booking.booking-placed': {
      const { answerBy } = event.data;
      return answerBy === null
        ? null
        : {
            to: ['professional'],
            sends: ({ post, to, facts, log }) =>
              post.notify(to, 'booking-requested', { ...facts, answerBy }, log),
          };
    }
    case 'osta.booking.booking-confirmed':
      return {
        to: both,
        file: { sequence: 0, endsAt: event.data.endsAt, isCancelled: false },
        sends: ({ post, to, facts, log, file }) =>
          post.notify(to, 'booking-confirmed', facts, log, file),
      };
    case 'osta.booking.booking-rescheduled':
    case 'osta.booking.booking-amended-by-admin': {
      const { revision: sequence, endsAt, previousStartsAt } = event.data;
      return {
        to: both,
        file: { sequence, endsAt, isCancelled: false },
        sends: ({ post, to, facts, log, file }) =>
          post.notify(to, 'booking-rescheduled', { ...facts, previousStartsAt }, log, file),
      };
    }
    case 'osta.booking.booking-cancelled':
    case 'osta.booking.booking-cancelled-by-admin':
      return {
        to: both,
        file: { sequence: event.data.revision ?? 1, endsAt: null, isCancelled: true },
        sends: ({ post, to, facts, log, file }) =>
          post.notify(to, 'booking-cancelled', facts, log, file),
      };
    case 'osta.booking.booking-reminder-due': {
      const { hoursBefore, isInTime } = event.data;
      return isInTime
        ? {
            to: both,
            saidFor: reminderFor,
            sends: ({ post, to, facts, log }) =>
              post.notify(to, 'booking-reminder', { ...facts, hoursBefore }, log),
          }
        : null;
    }
    case 'osta.booking.departure-due': {
      const { travelMinutes, isInTime } = event.data;
      return isInTime
        ? {
            to: ['professional'],
            saidFor: departureFor,
            sends: ({ post, to, facts, log }) =>
              post.notify(to, 'booking-departure', { ...facts, travelMinutes }, log),
          }
        : null;
    }
  }
}
