import { PlaceId } from '@osta/reference/place-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { BoundedInstant } from '../bounded-time.ts';
import { Dirham } from '../dirham.ts';
import { GeoPoint } from '../geo-point.ts';
import {
  BookingId,
  ExtraId,
  OfferingId,
  QuoteId,
  ServiceRequestId,
  StoreId,
  UserId,
} from '../ids.ts';
import { Instant } from '../instant.ts';
import { Locale } from '../locale.ts';
import { page, PageQuery } from '../page.ts';
import { Text } from '../text.ts';
import { CalendarDay, HeldTime } from './calendar-day.ts';
import { ReceiptMark } from './receipt-api.ts';
import { SeriesPlace } from './series.ts';
import { BookingStatus, BookingTab, BookingVerb } from './status.ts';
import { StrikeView } from './strike.ts';
import { BookingPrice, BookingReason, RequiredReason, ReviewText, Side, Stars } from './terms.ts';

/** `POST /api/bookings/holds`: keeps a slot for a few minutes. */
export const HoldSlotRequest = z.strictObject({
  offeringId: OfferingId,
  startsAt: BoundedInstant,
  /** The store at whose page the customer books. */
  storeId: StoreId.optional(),
});
export type HoldSlotRequest = z.input<typeof HoldSlotRequest>;

/** `POST /api/bookings/{bookingId}/place`: makes a booking of a held slot. */
export const PlaceBookingRequest = z.strictObject({
  placeId: PlaceId,
  addressNote: Text.trim().max(300).default(''),
  note: Text.trim().max(1000).default(''),
});
export type PlaceBookingRequest = z.input<typeof PlaceBookingRequest>;

/** `POST …/decline`, `…/cancel` */
export const BookingReasonRequest = z.strictObject({ reason: BookingReason.default('') });
export type BookingReasonRequest = z.input<typeof BookingReasonRequest>;

/** `POST …/dispute`, `…/report-no-show`, `…/contest-no-show`, `…/cancel-as-admin`, `…/*-strike` */
export const RequiredReasonRequest = z.strictObject({ reason: RequiredReason });
export type RequiredReasonRequest = z.input<typeof RequiredReasonRequest>;

/** `POST …/start`: the professional gives the customer's code; the customer gives none. */
export const StartWorkRequest = z.strictObject({
  code: z
    .string()
    .regex(/^\d{4}$/u)
    .nullable()
    .default(null),
});
export type StartWorkRequest = z.input<typeof StartWorkRequest>;

/** `POST …/extras` */
export const ProposeExtraRequest = z.strictObject({
  title: Text.trim().min(1).max(120),
  amount: Dirham,
});
export type ProposeExtraRequest = z.input<typeof ProposeExtraRequest>;

/** `POST …/finish` */
export const FinishWorkRequest = z.strictObject({ finalPrice: Dirham });
export type FinishWorkRequest = z.input<typeof FinishWorkRequest>;

/** `POST …/record-cash` (the professional received it) and `…/confirm-cash` (the customer paid it) */
export const CashRequest = z.strictObject({ amount: Dirham });
export type CashRequest = z.input<typeof CashRequest>;

/** `POST …/amend`, by an admin */
export const AmendBookingRequest = z.strictObject({
  newStartsAt: BoundedInstant,
  reason: RequiredReason,
});
export type AmendBookingRequest = z.input<typeof AmendBookingRequest>;

/** `POST …/resolve-dispute`, by an admin */
export const ResolveDisputeRequest = z.strictObject({
  outcome: z.enum(['completed', 'cancelled']),
  reason: RequiredReason,
});
export type ResolveDisputeRequest = z.input<typeof ResolveDisputeRequest>;

/** `POST …/review` */
export const WriteReviewRequest = z.strictObject({
  stars: Stars,
  text: ReviewText.default(''),
});
export type WriteReviewRequest = z.input<typeof WriteReviewRequest>;

/** `POST …/reply-to-review` */
export const ReplyToReviewRequest = z.strictObject({ text: ReviewText.min(1) });
export type ReplyToReviewRequest = z.input<typeof ReplyToReviewRequest>;

/** `POST …/hide-review`, by an admin */
export const HideReviewRequest = z.strictObject({
  /** The side that wrote it. */
  author: Side,
  reason: RequiredReason,
});
export type HideReviewRequest = z.input<typeof HideReviewRequest>;

/** The answer of every accepted command. The version is also in the `ETag`. */
export const BookingReceipt = z.strictObject({
  bookingId: BookingId,
  status: BookingStatus,
  version: z.int().positive(),
});
export type BookingReceipt = z.infer<typeof BookingReceipt>;

const Person = z.strictObject({ id: UserId, fullName: z.string() });

/** The store at whose page a booking was made. The name is in the reader's language; empty when it is forgotten. */
const BookedStore = z.strictObject({ id: StoreId, name: z.string() });

/** The name of the event of one line of the history. The web has a sentence for each. */
export const BookingHistoryWhat = z.enum([
  'booking-slot-held',
  'booking-placed',
  'booking-confirmed',
  'booking-declined',
  'booking-expired',
  'reschedule-proposed',
  'booking-rescheduled',
  'reschedule-rejected',
  'reschedule-withdrawn',
  'reschedule-expired',
  'professional-on-the-way',
  'professional-arrived',
  'work-started',
  'extra-proposed',
  'extra-approved',
  'extra-declined',
  'extra-withdrawn',
  'work-finished',
  'cash-received',
  'cash-paid-confirmed',
  'booking-completed',
  'booking-auto-completed',
  'booking-disputed',
  'dispute-resolved',
  'booking-cancelled',
  'booking-cancelled-by-admin',
  'booking-amended-by-admin',
  'booking-no-show-reported',
  'no-show-contested',
  'review-written',
  'reviews-published',
  'review-replied',
  'review-hidden',
  'booking-repeat-invited',
  'booking-handed-over',
]);
export type BookingHistoryWhat = z.infer<typeof BookingHistoryWhat>;

/** One line of the history, oldest first. */
export const BookingHistoryItem = z.strictObject({
  what: BookingHistoryWhat,
  at: Instant,
  by: z.enum(['customer', 'professional', 'store', 'admin', 'system']),
  /** Where a start is proposed or has changed: the one before, and the new one. */
  from: Instant.optional(),
  to: Instant.optional(),
  /** Where a booking is handed over: who came before, and who comes now. */
  handedOver: z.strictObject({ from: z.string(), to: z.string() }).optional(),
  /** Of extra work, of the final price, or of cash. */
  amount: Dirham.optional(),
  /** What its author wrote with it; absent when that is nothing. */
  words: z.string().optional(),
});
export type BookingHistoryItem = z.infer<typeof BookingHistoryItem>;

/** Work beyond what was agreed. */
export const ExtraView = z.strictObject({
  id: ExtraId,
  title: z.string(),
  amount: Dirham,
  status: z.enum(['proposed', 'approved', 'declined', 'withdrawn']),
});
export type ExtraView = z.infer<typeof ExtraView>;

/** What a professional answered to a review, once. */
export const ReviewReply = z.strictObject({ text: z.string(), at: Instant });

/** What one side wrote about the other. */
export const ReviewView = z.strictObject({
  stars: Stars,
  /** Empty when only stars were given. */
  text: z.string(),
  reply: ReviewReply.nullable(),
  /** Why an admin has hidden it; `null` while it is shown. Others than its author do not see a hidden one. */
  hiddenReason: z.string().nullable(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** `GET /api/bookings/{bookingId}`, as its reader may see it. Version as `ETag`. */
export const BookingView = z.strictObject({
  id: BookingId,
  version: z.int().positive(),
  status: BookingStatus,
  /** The role in which the reader sees it. */
  role: z.enum(['customer', 'professional', 'admin']),
  customer: Person,
  professional: Person,
  /** The request and the quote that led to it; `null` when the customer booked a slot. */
  requestId: ServiceRequestId.nullable(),
  quoteId: QuoteId.nullable(),
  /** The offered service whose slot was booked; `null` when a quote led to it. */
  offeringId: OfferingId.nullable(),
  /** `null`: it was not booked at a store. */
  store: BookedStore.nullable(),
  serviceId: ServiceId,
  /** In the reader's language. */
  serviceName: z.string(),
  /** `null` before the booking is placed, and when the acceptance of its quote did not name the place. */
  placeName: z.string().nullable(),
  /** The professional sees it once the booking is confirmed; `null` until then, and once it is cancelled. */
  addressNote: z.string().nullable(),
  /**
   * The verified number of the other side, as `+218912345678`: from the confirmation until the work is confirmed;
   * `null` at other times, to admins, and where there is none.
   */
  phone: z.string().nullable(),
  note: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** Whether its end has passed. */
  isOver: z.boolean(),
  /** Times that the booking was moved. */
  revision: z.int().nonnegative(),
  price: BookingPrice,
  extras: z.array(ExtraView),
  finalPrice: Dirham.nullable(),
  /** The most that the final price may be, with the approved extras; `null`: what was agreed sets no bound. */
  mostPrice: Dirham.nullable(),
  /** What each side says about cash; `null` until they say it. */
  cashReceived: Dirham.nullable(),
  cashPaid: Dirham.nullable(),
  /** The new time that waits for an answer. */
  proposal: z
    .strictObject({
      by: Side,
      startsAt: Instant,
      endsAt: Instant,
      answerBy: Instant,
      note: z.string(),
    })
    .nullable(),
  heldUntil: Instant.nullable(),
  /** Whether it was offered to its customer, who waited for it. */
  isOffered: z.boolean(),
  /** Until when the professional has to answer; set while the booking is pending. */
  answerBy: Instant.nullable(),
  onTheWayAt: Instant.nullable(),
  arrivedAt: Instant.nullable(),
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** When it is completed if the customer says nothing; set while their confirmation is awaited. */
  completesAt: Instant.nullable(),
  completedAt: Instant.nullable(),
  /** `null` before it is completed. */
  receipt: ReceiptMark.nullable(),
  /** Whether somebody confirmed the work; `null` before it is completed. */
  isVerified: z.boolean().nullable(),
  /** Until when it may be disputed, or a no-show contested. */
  objectableUntil: Instant.nullable(),
  /** The four digits that the customer gives to the professional at the door; shown to the customer only. */
  startCode: z.string().nullable(),
  /** Whether wrong codes have locked it: only the customer can start the work then. */
  isCodeLocked: z.boolean(),
  /** How often the reader can still propose another time; `null` to admins. */
  proposalsLeft: z.int().nullable(),
  /** From when on the way there and the work can begin. */
  workFrom: Instant,
  /** From when on a no-show can be reported. */
  noShowFrom: Instant,
  /** What cancelling now would mean. */
  cancellation: z.strictObject({
    /** Until then cancelling has no consequence. */
    freeUntil: Instant,
    isLate: z.boolean(),
  }),
  /** How it ended, where somebody ended it: cancelled, declined, no-show, disputed. */
  ending: z
    .strictObject({
      by: z.enum(['customer', 'professional', 'admin', 'system']),
      isLate: z.boolean(),
      reason: z.string(),
    })
    .nullable(),
  /** `null`: nobody has one, or the reader may not know. */
  strike: StrikeView.nullable(),
  /** `null` before it is completed. */
  reviews: z
    .strictObject({
      /** Until then either side can write. */
      until: Instant,
      /** Before that each side sees its own alone. */
      publishedAt: Instant.nullable(),
      /** By the customer, about the professional. */
      customer: ReviewView.nullable(),
      /** By the professional, about the customer. */
      professional: ReviewView.nullable(),
    })
    .nullable(),
  /** Its place among bookings that repeat, with all of them in order; `null`: it is a single one. */
  series: SeriesPlace.extend({
    bookings: z.array(
      z.strictObject({
        id: BookingId,
        startsAt: Instant,
        status: BookingStatus,
        /** The new time that waits for its answer, and who proposes it. */
        proposal: z.strictObject({ by: Side, startsAt: Instant }).nullable(),
      }),
    ),
  }).nullable(),
  history: z.array(BookingHistoryItem),
  createdAt: Instant,
  /** The commands that the reader can use now. */
  allowed: z.array(BookingVerb),
});
export type BookingView = z.infer<typeof BookingView>;

/**
 * `GET /api/bookings/{bookingId}/calendar.ics`: the booking for the calendar of one of its sides. A link cannot
 * send the language of its page in a header, so it may name it here.
 */
export const BookingCalendarQuery = z.strictObject({ locale: Locale.optional() });
export type BookingCalendarQuery = z.output<typeof BookingCalendarQuery>;

/**
 * `GET /api/bookings`: the reader's own, as customer or as professional. Upcoming ones by their start, the
 * others by their start backwards.
 */
export const ListBookingsQuery = PageQuery.extend({
  role: Side,
  tab: BookingTab,
});
export type ListBookingsQuery = z.output<typeof ListBookingsQuery>;

/** One booking in a list. */
export const BookingSummary = z.strictObject({
  id: BookingId,
  status: BookingStatus,
  requestId: ServiceRequestId.nullable(),
  serviceId: ServiceId,
  serviceName: z.string(),
  placeName: z.string().nullable(),
  /** The other side. */
  counterpart: Person,
  /** `null`: it was not booked at a store. */
  store: BookedStore.nullable(),
  startsAt: Instant,
  endsAt: Instant,
  price: BookingPrice,
  finalPrice: Dirham.nullable(),
  /** Whether a new time waits for an answer, and by whom it was proposed. */
  proposedBy: Side.nullable(),
  /** The new time; `null`: none waits. */
  proposedStart: Instant.nullable(),
  /** How often it was moved. */
  revision: z.int(),
  /** Its place among bookings that repeat; `null`: it is a single one. */
  series: SeriesPlace.nullable(),
  updatedAt: Instant,
});
export type BookingSummary = z.infer<typeof BookingSummary>;

export const BookingPage = page(BookingSummary);
export type BookingPage = z.infer<typeof BookingPage>;

/** `GET /api/bookings/counts`: of the reader's own, as customer or as professional. */
export const CountBookingsQuery = z.strictObject({ role: Side });
export type CountBookingsQuery = z.output<typeof CountBookingsQuery>;

/** How many bookings a tab has, and how many of them wait for an answer of the reader. */
export const BookingCount = z.strictObject({
  total: z.int().nonnegative(),
  waiting: z.int().nonnegative(),
});
export type BookingCount = z.infer<typeof BookingCount>;

export const BookingCounts = z.strictObject({
  upcoming: BookingCount,
  previous: BookingCount,
  cancelled: BookingCount,
});
export type BookingCounts = z.infer<typeof BookingCounts>;

/**
 * `GET /api/bookings/calendar`: a professional's bookings that touch a range of at most 62 days, by their
 * start. Those that are cancelled, declined or expired are left out.
 */
export const CalendarQuery = z
  .strictObject({ from: BoundedInstant, until: BoundedInstant })
  .refine(
    ({ from, until }) =>
      from < until && Date.parse(until) - Date.parse(from) <= 62 * 24 * 3_600_000,
    { path: ['until'] },
  );
export type CalendarQuery = z.output<typeof CalendarQuery>;

/** One booking of a professional's calendar. */
export const CalendarBooking = BookingSummary.extend({
  /** The middle of its place, never the address; `null` until the booking is certain, and when the place is not known. */
  point: GeoPoint.nullable(),
});
export type CalendarBooking = z.infer<typeof CalendarBooking>;

export const Calendar = z.strictObject({
  items: z.array(CalendarBooking),
  /** Every day of the range, in order; none: nothing is offered, so that no hours are known. */
  days: z.array(CalendarDay),
  /** By their start. */
  held: z.array(HeldTime),
});
export type Calendar = z.infer<typeof Calendar>;
