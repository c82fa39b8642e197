import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { QuoteView, RequestView } from '@osta/contracts/request/api';
import type { CatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Names } from '@osta/platform/people/read-names';
import { placeName } from '@osta/reference/names';

import { isAgreedWith } from '../domain/request/agreed-with.ts';
import { isStanding, quoteStatusAt, type Quote } from '../domain/request/quote.ts';
import type { Invitation, WrittenRequest } from '../domain/request/service-request.ts';
import { standsUntil, statusAt } from '../domain/request/standing.ts';
import { quoteVerbsFor, requestVerbsFor } from './allowed-to.ts';
import { seesPhotos, type Reader, type ReaderRole } from './reader.ts';
import { requestHistory, type Happened } from './request-history.ts';

/** A stored request with everything that its view is built from. */
export interface RequestFile {
  readonly id: RequestView['id'];
  readonly version: number;
  readonly request: WrittenRequest;
  readonly createdAt: Instant;
  /** Every event of its stream up to `version`, in order. */
  readonly events: readonly Happened[];
  readonly names: Names;
  readonly catalogue: CatalogueNames;
  /** Those of an erased customer are gone. */
  readonly keptPhotos: readonly string[];
  /** Customers do not see the reader as a professional: they may not quote. */
  readonly isReaderHidden: boolean;
}

/**
 * Returns a request as one reader may see it.
 *
 * A professional sees themself and their own quotes, nobody else's. They see the exact address only
 * once the work is theirs (docs/domain.md, "Product rules").
 */
export function requestView(
  file: RequestFile,
  role: ReaderRole,
  reader: Reader,
  locale: Locale,
  now: Instant,
): RequestView {
  const { id, version, request, createdAt, events, names, keptPhotos, isReaderHidden } = file;
  const { content, customerId } = request;
  const isSeen = (professionalId: UserId): boolean =>
    role !== 'professional' || professionalId === reader.userId;

  return {
    id,
    version,
    status: statusAt(request, now),
    role,
    customer: names(customerId),
    content: {
      ...content,
      addressNote: seesAddress(request, role, reader) ? content.addressNote : null,
      photoIds: seesPhotos(request, reader)
        ? content.photoIds.filter((photoId) => keptPhotos.includes(photoId))
        : [],
    },
    serviceName: file.catalogue.ofService(content.serviceId, locale),
    placeName: placeName(content.placeId, locale),
    invited: request.invitations
      .filter(({ professionalId }) => isSeen(professionalId))
      .map((invitation) => invitedView(file, invitation)),
    quotes: request.quotes
      .filter(({ professionalId }) => isSeen(professionalId))
      .map((quote) => quoteView(file, quote, role, now)),
    history: requestHistory(request, events, role, reader, names),
    bookingId: seesOutcome(request, role, reader) ? request.bookingId : null,
    createdAt,
    expiresAt: standsUntil(request),
    allowed: requestVerbsFor(
      request,
      role,
      { userId: reader.userId, isHidden: isReaderHidden },
      now,
    ),
  };
}

function invitedView(
  { events, names }: RequestFile,
  { professionalId, hasDeclined }: Invitation,
): RequestView['invited'][number] {
  const { id, fullName } = names(professionalId);
  const viewedAt = timeOf(events, 'osta.request.service-request-viewed', professionalId);
  const no = 'osta.request.service-request-declined-by-professional';
  return {
    id,
    fullName,
    viewedAt,
    declinedAt: hasDeclined ? timeOf(events, no, professionalId) : null,
  };
}

function quoteView(
  { request, events, names }: RequestFile,
  quote: Quote,
  role: ReaderRole,
  now: Instant,
): QuoteView {
  const { id, professionalId, version, terms, isOutdated, counter } = quote;
  const times = events.flatMap(({ event: { data }, at }) =>
    'quoteId' in data && data.quoteId === id ? [at] : [],
  );
  const [submittedAt, updatedAt = submittedAt] = [times[0], times.at(-1)];
  if (submittedAt === undefined || updatedAt === undefined) {
    throw new Error(`quote ${id} is in the state of its request, but in none of its events`);
  }
  return {
    id,
    professional: names(professionalId),
    status: quoteStatusAt(quote, now),
    version,
    terms,
    isOutdated,
    counter,
    notBooked: notBookedView(quote, now),
    submittedAt,
    updatedAt,
    allowed: quoteVerbsFor(request, quote, role, now),
  };
}

/** Returns what became of the last acceptance, as long as there is something to do about it. */
function notBookedView(quote: Quote, now: Instant): QuoteView['notBooked'] {
  const { notBooked } = quote;
  if (notBooked === null || !isStanding(quote)) return null;
  const alternatives = notBooked.alternatives.filter(({ startsAt }) => startsAt > now);
  return { reason: notBooked.reason, alternatives };
}

function seesAddress(request: WrittenRequest, role: ReaderRole, reader: Reader): boolean {
  return role !== 'professional' || isAgreedWith(request, reader.userId);
}

/** Returns whether the agreement is the reader's: a professional who was not chosen sees nothing of it. */
function seesOutcome(request: WrittenRequest, role: ReaderRole, { userId }: Reader): boolean {
  if (role !== 'professional') return true;
  return request.quotes.some(
    ({ professionalId, status }) => professionalId === userId && status === 'accepted',
  );
}

/** Returns when this professional last did this; `null` if never. */
function timeOf(
  events: readonly Happened[],
  type: Happened['event']['type'],
  actor: UserId,
): Instant | null {
  return (
    events.findLast(({ event, actor: who }) => event.type === type && who === actor)?.at ?? null
  );
}
