/**
 * The limits and periods of bookings. Deciders get them as an argument and hold none themselves. All
 * periods are in milliseconds.
 */
export interface BookingPolicy {
  /** For how long a slot is held for a customer who fills in the rest. */
  readonly holdFor: number;
  /** Slots that one customer may hold at the same time. */
  readonly holdsPerCustomer: number;
  /** For how long a freed slot is held for a customer who waited for it. */
  readonly waitOfferStandsFor: number;
  /** How long before its start such an offer is over at the latest. */
  readonly waitOfferBeforeStart: number;
  /** Waits for a free slot that one customer may have at the same time. */
  readonly waitsPerCustomer: number;
  /** For how long a placed booking waits for the professional's answer. */
  readonly answerWithin: number;
  /** How long before its start a booking has to be answered at the latest. */
  readonly answerBeforeStart: number;
  /** For how long a proposed time waits for its answer. */
  readonly proposalStandsFor: number;
  /** How often each side of a booking can propose another time. */
  readonly proposalsPerSide: number;
  /** How long before its start the day of a booking begins: the way there, and the work. */
  readonly workBeginsBefore: number;
  /** When finished work counts as confirmed, after it was finished. */
  readonly confirmWithin: number;
  /** When a booking that nobody touched counts as completed, after its end. */
  readonly closeAfter: number;
  /** When work that was never finished counts as completed, after its planned end. */
  readonly closeWorkAfter: number;
  /** For how long a completed booking can be disputed. */
  readonly disputableFor: number;
  /** For how long the sides of a completed booking can review each other. */
  readonly reviewableFor: number;
  /** When a no-show can be reported, after the start. */
  readonly noShowAfter: number;
  /** For how long a no-show can be contested. */
  readonly contestableFor: number;
  /** From how many strikes on booking by slot is paused. */
  readonly strikeLimit: number;
  /** For how long a strike counts, after the start of its booking. */
  readonly strikeCountsFor: number;
  /** Length of the booking of an accepted quote, because quotes name none. */
  readonly quotedWorkTakes: number;
  /** Until how many hours before the start the booking of a quote can be cancelled freely. */
  readonly freeCancellationHours: number;
  /** The rules of messages. */
  readonly messages: ConversationPolicy;
}

/** The rules of conversations. Durations are milliseconds. */
export interface ConversationPolicy {
  /** For how long both sides can write after the end of their booking. */
  readonly openAfterEnd: number;
  /** The least time between two notifications of one side about new messages of a booking. */
  readonly quietFor: number;
  /** The most messages on one booking. */
  readonly messagesAtMost: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The defaults, which an operator can override (docs/domain.md §3). */
export const defaultBookingPolicy: BookingPolicy = {
  holdFor: 5 * minute,
  holdsPerCustomer: 3,
  waitOfferStandsFor: 30 * minute,
  waitOfferBeforeStart: 30 * minute,
  waitsPerCustomer: 5,
  answerWithin: day,
  answerBeforeStart: hour,
  proposalStandsFor: 12 * hour,
  proposalsPerSide: 3,
  workBeginsBefore: 12 * hour,
  confirmWithin: 2 * day,
  closeAfter: 2 * day,
  closeWorkAfter: 7 * day,
  disputableFor: 7 * day,
  reviewableFor: 7 * day,
  noShowAfter: 20 * minute,
  contestableFor: day,
  strikeLimit: 3,
  strikeCountsFor: 90 * day,
  quotedWorkTakes: 2 * hour,
  freeCancellationHours: 24,
  messages: { openAfterEnd: 7 * day, quietFor: 10 * minute, messagesAtMost: 500 },
};
