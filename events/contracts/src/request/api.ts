import { PlaceId } from '@osta/reference/place-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { BoundedInstant, isBounded } from '../bounded-time.ts';
import { Dirham } from '../dirham.ts';
import { GeoPoint } from '../geo-point.ts';
import { BookingId, QuoteId, ServiceRequestId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { Text } from '../text.ts';
import { mostAsked } from './most-asked.ts';
import { PhotoIds } from './photos.ts';
import { QuoteStatus, QuoteVerb, RequestStatus, RequestVerb } from './status.ts';
import {
  NotBookedReason,
  Price,
  QuoteTerms,
  Reason,
  RequiredReason,
  RequestContent,
  TimeWindow,
  WantedTime,
} from './terms.ts';

/** What a customer writes: as it is recorded, with times that can be reckoned with. */
const WrittenContent = RequestContent.extend({
  photoIds: PhotoIds.default([]),
  wanted: WantedTime.refine(
    (wanted) =>
      wanted.kind === 'flexible' ||
      wanted.windows.every(({ startsAt, endsAt }) => isBounded(startsAt) && isBounded(endsAt)),
    { path: ['windows'] },
  ),
});

/**
 * `POST /api/requests`: write a request and, unless `draft` is true, send it to the professionals in the same
 * step, to chosen ones or to all who can. A draft names no professionals: they are chosen when it is submitted.
 */
export const CreateRequestRequest = z
  .strictObject({
    content: WrittenContent,
    professionalIds: z.array(UserId).max(mostAsked).default([]),
    /** `all`: whoever can, the nearest first, at most as many as can be chosen. */
    to: z.literal('all').optional(),
    draft: z.boolean().default(false),
  })
  .refine(
    ({ draft, professionalIds, to }) =>
      [draft, professionalIds.length > 0, to === 'all'].filter(Boolean).length === 1,
    { path: ['professionalIds'] },
  );
export type CreateRequestRequest = z.input<typeof CreateRequestRequest>;

/** `POST /api/requests/{requestId}/submit` and `…/invite` */
export const InviteRequest = z.strictObject({
  professionalIds: z.array(UserId).min(1).max(mostAsked),
});
export type InviteRequest = z.input<typeof InviteRequest>;

/** `GET /api/requests/reach`: a request that is being written. */
export const ReachQuery = z.strictObject({
  serviceId: ServiceId,
  placeId: PlaceId,
  /** The most that its customer would pay, in dirham; without it, they do not say. */
  budget: z.coerce.number().pipe(Dirham).optional(),
});

/** Whom the request would reach if it was sent to all who can now, the nearest first. */
export const Reach = z.strictObject({ professionalIds: z.array(UserId).max(mostAsked) });

/** `PUT /api/requests/{requestId}/content`, with `If-Match` */
export const ReviseRequestRequest = z.strictObject({ content: WrittenContent });
export type ReviseRequestRequest = z.input<typeof ReviseRequestRequest>;

/** `POST …/withdraw`, `…/decline` */
export const ReasonRequest = z.strictObject({ reason: Reason.default('') });
export type ReasonRequest = z.input<typeof ReasonRequest>;

/** `POST …/close`, by an admin */
export const CloseRequestRequest = z.strictObject({ reason: RequiredReason });
export type CloseRequestRequest = z.input<typeof CloseRequestRequest>;

const [, PriceRange, PriceAfterVisit] = Price.options;
/** A price that is asked now. Those that were recorded before may be 0, which leaves no price of finished work. */
const AskedPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount: Dirham.min(1) }),
  PriceRange,
  PriceAfterVisit,
]);

/** `POST /api/requests/{requestId}/quotes`, and `PUT …/quotes/{quoteId}`, which makes a new version. */
export const QuoteRequest = z.strictObject({
  terms: QuoteTerms.extend({
    price: AskedPrice,
    proposedStart: BoundedInstant,
    validUntil: BoundedInstant,
  }),
});
export type QuoteRequest = z.input<typeof QuoteRequest>;

/** `POST …/quotes/{quoteId}/counter` */
export const CounterRequest = z.strictObject({
  /** The version that the counter-proposal answers. */
  quoteVersion: z.int().min(1),
  price: Dirham.min(1).nullable(),
  proposedStart: BoundedInstant.nullable(),
  note: Text.trim().max(1000).default(''),
});
export type CounterRequest = z.input<typeof CounterRequest>;

/** `POST /api/requests/{requestId}/quotes/{quoteId}/accept`: accepts exactly this version. */
export const AcceptQuoteRequest = z.strictObject({ quoteVersion: z.int().min(1) });
export type AcceptQuoteRequest = z.input<typeof AcceptQuoteRequest>;

/** The answer of every accepted command. The version is also in the `ETag`. */
export const RequestReceipt = z.strictObject({
  requestId: ServiceRequestId,
  status: RequestStatus,
  version: z.int().positive(),
  /** The quote of the command, if it had one. */
  quoteId: QuoteId.nullable(),
});
export type RequestReceipt = z.infer<typeof RequestReceipt>;

const Person = z.strictObject({ id: UserId, fullName: z.string() });

/** One quote as a party of the request sees it. */
export const QuoteView = z.strictObject({
  id: QuoteId,
  professional: Person,
  status: QuoteStatus,
  version: z.int().positive(),
  terms: QuoteTerms,
  /** Made before the request was changed: it cannot be accepted until it is revised. */
  isOutdated: z.boolean(),
  /** The customer's open counter-proposal; `null` when there is none. */
  counter: z
    .strictObject({ price: Dirham.nullable(), proposedStart: Instant.nullable(), note: z.string() })
    .nullable(),
  /**
   * Why the last acceptance led to no booking, and when the professional is free instead, nearest first; `null` when the
   * quote was not accepted, or has changed since.
   */
  notBooked: z
    .strictObject({ reason: NotBookedReason, alternatives: z.array(TimeWindow) })
    .nullable(),
  submittedAt: Instant,
  updatedAt: Instant,
  /** The commands that the reader can use now. */
  allowed: z.array(QuoteVerb),
});
export type QuoteView = z.infer<typeof QuoteView>;

/** The name of the event of one line of the history. The web has a sentence for each. */
export const RequestHistoryWhat = z.enum([
  'service-request-drafted',
  'service-request-submitted',
  'professionals-invited',
  'service-request-viewed',
  'service-request-declined-by-professional',
  'service-request-revised',
  'quote-submitted',
  'quote-revised',
  'quote-countered',
  'quote-counter-rejected',
  'quote-accepted',
  'quote-declined',
  'quote-withdrawn',
  'quote-expired',
  'quote-not-selected',
  'service-request-back-to-open',
  'service-request-awarded',
  'service-request-award-failed',
  'service-request-reopened',
  'service-request-fulfilled',
  'service-request-withdrawn',
  'service-request-expired',
  'service-request-closed-by-admin',
]);
export type RequestHistoryWhat = z.infer<typeof RequestHistoryWhat>;

/** One line of the history that a party of the request may see, oldest first. */
export const RequestHistoryItem = z.strictObject({
  what: RequestHistoryWhat,
  at: Instant,
  by: z.enum(['customer', 'professional', 'admin', 'system']),
  professional: Person.nullable(),
  /**
   * Why its author ended something, in their words; `--` when they were erased. Absent when they said nothing, or said it to
   * others than the reader.
   */
  reason: z.string().optional(),
});
export type RequestHistoryItem = z.infer<typeof RequestHistoryItem>;

/** `GET /api/requests/{requestId}`: a professional sees the own quote only. Version as `ETag`. */
export const RequestView = z.strictObject({
  id: ServiceRequestId,
  version: z.int().positive(),
  status: RequestStatus,
  /** The role in which the reader sees it. */
  role: z.enum(['customer', 'professional', 'admin']),
  customer: Person,
  /** `--` when the author was erased. */
  content: RequestContent.extend({
    description: z.string(),
    addressNote: z.string().nullable(),
  }),
  /** In the reader's language. */
  serviceName: z.string(),
  placeName: z.string(),
  /** The professionals who were asked; a professional sees only themself. */
  invited: z.array(Person.extend({ viewedAt: Instant.nullable(), declinedAt: Instant.nullable() })),
  quotes: z.array(QuoteView),
  history: z.array(RequestHistoryItem),
  /** The booking that the accepted quote led to; `null` before, and for those who were not chosen. */
  bookingId: BookingId.nullable(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  /** The commands that the reader can use now. */
  allowed: z.array(RequestVerb),
});
export type RequestView = z.infer<typeof RequestView>;

/**
 * `GET /api/requests`: the reader's own, as customer or as professional, newest first. For a professional
 * who declined a request, or was not chosen, it has ended.
 */
export const ListRequestsQuery = PageQuery.extend({
  role: z.enum(['customer', 'professional']),
  status: z.enum(['active', 'ended']).optional(),
});
export type ListRequestsQuery = z.output<typeof ListRequestsQuery>;

/** One request in a list. */
export const RequestSummary = z.strictObject({
  id: ServiceRequestId,
  status: RequestStatus,
  serviceId: RequestContent.shape.serviceId,
  serviceName: z.string(),
  placeId: RequestContent.shape.placeId,
  placeName: z.string(),
  /** The middle of the place, rounded as the points of professionals are. */
  point: GeoPoint,
  description: z.string(),
  budget: RequestContent.shape.budget,
  wanted: RequestContent.shape.wanted,
  /** The other side: the customer, or the professionals who were asked. */
  counterparts: z.array(Person),
  /** Customer: the offers that can still be accepted; once one was accepted or the request has ended, all that came. Professional: their own. */
  quoteCount: z.int().nonnegative(),
  /** The reader's own quote (professional) or the lowest open one (customer). */
  bestPrice: Price.nullable(),
  /** The status of the reader's own last quote (professional); `null` if there is none, and for customers. */
  ownQuote: QuoteStatus.nullable(),
  /** The reader was asked and has declined (professional). */
  hasDeclined: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Until when it stands by itself, as in the view; `null` for a draft. */
  expiresAt: Instant.nullable(),
});
export type RequestSummary = z.infer<typeof RequestSummary>;

export const RequestPage = page(RequestSummary);
export type RequestPage = z.infer<typeof RequestPage>;
