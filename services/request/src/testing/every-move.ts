import { BookingId, QuoteId, UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { nat, oneof, record, type Arbitrary } from 'fast-check';

import { acceptCounter } from '../domain/request/accept-counter.ts';
import { acceptQuote } from '../domain/request/accept-quote.ts';
import { awardRequest } from '../domain/request/award-request.ts';
import { closeRequest } from '../domain/request/close-request.ts';
import { counterQuote } from '../domain/request/counter-quote.ts';
import { declineQuote } from '../domain/request/decline-quote.ts';
import { declineRequest } from '../domain/request/decline-request.ts';
import { expireQuote } from '../domain/request/expire-quote.ts';
import { expireRequest } from '../domain/request/expire-request.ts';
import { failAward } from '../domain/request/fail-award.ts';
import { fulfilRequest } from '../domain/request/fulfil-request.ts';
import { inviteProfessionals } from '../domain/request/invite-professionals.ts';
import type { Quote } from '../domain/request/quote.ts';
import { rejectCounter } from '../domain/request/reject-counter.ts';
import { reopenRequest } from '../domain/request/reopen-request.ts';
import { defaultRequestPolicy, type RequestPolicy } from '../domain/request/request-policy.ts';
import { reviseQuote } from '../domain/request/revise-quote.ts';
import { reviseRequest } from '../domain/request/revise-request.ts';
import type { ServiceRequest } from '../domain/request/service-request.ts';
import { startRequest } from '../domain/request/start-request.ts';
import { submitQuote } from '../domain/request/submit-quote.ts';
import { submitRequest } from '../domain/request/submit-request.ts';
import { viewRequest } from '../domain/request/view-request.ts';
import { withdrawQuote } from '../domain/request/withdraw-quote.ts';
import { withdrawRequest } from '../domain/request/withdraw-request.ts';
import { content, nadia, omar, requestId, salma, stranger, terms } from './leaking-sink.ts';

const hour = 3_600_000;
/** Allows few quotes, so that stories reach the limit. */
export const policy: RequestPolicy = { ...defaultRequestPolicy, quotesPerRequest: 2 };
const admin = UserId.parse('01980000-0000-7000-8000-0000000000ad');
const crowd = [omar, nadia, stranger, UserId.parse('01980000-0000-7000-8000-0000000000f0')];
const strayBooking = BookingId.parse('01980000-0000-7000-8000-0000000000b1');

/** One attempt: which verb, who, about which quote, how many hours later. */
export interface Attempt {
  readonly verb: number;
  readonly who: number;
  readonly quote: number;
  readonly version: number;
  readonly booking: number;
  readonly hoursLater: number;
}

export const attempt: Arbitrary<Attempt> = record({
  verb: nat(999),
  who: nat(99),
  quote: nat(99),
  version: nat(2),
  booking: nat(1),
  // Mostly short: otherwise everything is too late after a few steps
  hoursLater: oneof({ weight: 29, arbitrary: nat(1) }, { weight: 1, arbitrary: nat(500) }),
});

type Try = (
  state: ServiceRequest,
  attempt: Attempt,
  context: Context,
) => Decision<RequestEvent, Refusal>;

export interface Move {
  /** Who may use the verb; now and then somebody else tries it. */
  readonly who: 'customer' | 'professional' | 'admin' | 'system';
  /** How often it is tried. Verbs that end a story weigh less than those that advance it. */
  readonly weight: number;
  readonly attempt: Try;
}

const askable = crowd;
const facts = {
  policy,
  askable,
  isOnePaused: false,
  declining: [],
  whoCan: askable,
  sentLately: 0,
  customerSince: null,
  arePhotosFree: true,
  catalogue: { changed: [], hidden: [] },
};
const reason = '';

/** Returns an existing quote nine times out of ten. */
function quoteOf(
  state: ServiceRequest,
  { quote }: Attempt,
): Pick<Quote, 'id' | 'version' | 'bookingIds'> {
  const known = state.status === 'none' || quote % 10 === 0 ? [] : state.quotes;
  const nowhere = QuoteId.parse('01980000-0000-7000-8000-00000000dead');
  return known[quote % known.length] ?? { id: nowhere, version: 1, bookingIds: [] };
}

function quoteIdOf(state: ServiceRequest, tried: Attempt): QuoteId {
  return quoteOf(state, tried).id;
}

/** Returns the current version two times out of three. */
function versionOf(state: ServiceRequest, tried: Attempt): number {
  return tried.version === 0 ? 1 : quoteOf(state, tried).version;
}

function offer(now: Instant): typeof terms {
  return { ...terms, proposedStart: later(now, 72 * hour), validUntil: later(now, 48 * hour) };
}

/** Returns the booking of the last acceptance of a quote, or of its first one. */
function bookingOf(state: ServiceRequest, tried: Attempt): BookingId {
  const { bookingIds } = quoteOf(state, tried);
  return bookingIds.at(tried.booking === 0 ? -1 : 0) ?? strayBooking;
}

function some({ quote }: Attempt): readonly UserId[] {
  return crowd.slice(0, 1 + (quote % crowd.length));
}

const c = 'customer';
const p = 'professional';
const a = 'admin';
const s = 'system';

/**
 * Every verb, with input that is good enough to succeed at times and bad enough to be refused at
 * others.
 */
export const moves: readonly Move[] = [
  move(c, 8, (state, _, x) => start([], state, x)),
  move(c, 8, (state, tried, x) => start(some(tried), state, x)),
  move(c, 2, (state, _, x) => start('all', state, x)),
  move(c, 8, (state, tried, x) =>
    submitRequest({ requestId, professionalIds: some(tried) }, state, x, facts),
  ),
  move(c, 8, (state, { who }, x) => {
    const professionalIds = crowd.slice(who % 4, (who % 4) + 1);
    return inviteProfessionals({ requestId, professionalIds }, state, x, {
      askable,
      isOnePaused: false,
      declining: [],
    });
  }),
  move(p, 8, (state, _, x) => viewRequest({ requestId }, state, x)),
  move(p, 3, (state, _, x) => declineRequest({ requestId, reason }, state, x)),
  move(c, 4, (state, _, x) => reviseRequest({ requestId, content }, state, x, facts)),
  move(c, 1, (state, _, x) => withdrawRequest({ requestId, reason }, state, x)),
  move(a, 1, (state, _, x) => closeRequest({ requestId, reason }, state, x)),
  move(p, 24, (state, _, x) =>
    submitQuote({ requestId, terms: offer(x.now) }, state, x, { policy, hiddenAs: null }),
  ),
  move(p, 12, (state, tried, x) => {
    const quoteId = quoteIdOf(state, tried);
    return reviseQuote({ requestId, quoteId, terms: offer(x.now) }, state, x);
  }),
  move(c, 24, (state, tried, x) => {
    const quoteId = quoteIdOf(state, tried);
    const proposal = { price: null, proposedStart: later(x.now, 24 * hour), note: '' };
    return counterQuote(
      { requestId, quoteId, quoteVersion: versionOf(state, tried), ...proposal },
      state,
      x,
    );
  }),
  move(p, 12, (state, tried, x) =>
    acceptCounter({ requestId, quoteId: quoteIdOf(state, tried) }, state, x),
  ),
  move(p, 20, (state, tried, x) =>
    rejectCounter({ requestId, quoteId: quoteIdOf(state, tried) }, state, x),
  ),
  move(c, 24, (state, tried, x) => {
    const quoteId = quoteIdOf(state, tried);
    return acceptQuote(
      { requestId, quoteId, quoteVersion: versionOf(state, tried) },
      state,
      x,
      policy,
    );
  }),
  move(c, 4, (state, tried, x) =>
    declineQuote({ requestId, quoteId: quoteIdOf(state, tried), reason }, state, x),
  ),
  move(p, 4, (state, tried, x) =>
    withdrawQuote({ requestId, quoteId: quoteIdOf(state, tried), reason }, state, x),
  ),
  move(s, 24, (state, tried, x) => {
    const hasBegun = tried.version === 0;
    return awardRequest({ requestId, bookingId: bookingOf(state, tried), hasBegun }, state, x);
  }),
  move(s, 8, (state, tried, x) => {
    const bookingId = tried.version === 0 ? null : bookingOf(state, tried);
    const quoteId = quoteIdOf(state, tried);
    const failed = { requestId, quoteId, bookingId, reason: 'too-late', alternatives: [] } as const;
    return failAward(failed, state, x);
  }),
  move(s, 12, (state, tried, x) =>
    reopenRequest({ requestId, bookingId: bookingOf(state, tried) }, state, x, {
      policy,
      erased: [],
    }),
  ),
  move(s, 8, (state, tried, x) =>
    fulfilRequest({ requestId, bookingId: bookingOf(state, tried) }, state, x),
  ),
  move(s, 4, (state, _, x) => expireRequest({ requestId }, state, x)),
  move(s, 8, (state, tried, x) =>
    expireQuote({ requestId, quoteId: quoteIdOf(state, tried) }, state, x),
  ),
].flatMap((each) => Array<Move>(each.weight).fill(each));

function move(who: Move['who'], weight: number, tried: Try): Move {
  return { who, weight, attempt: tried };
}

/** The actor becomes the customer of the request: here always Salma. */
function start(
  to: readonly UserId[] | 'all',
  state: ServiceRequest,
  context: Context,
): ReturnType<Try> {
  const chosen = to === 'all' ? { professionalIds: [], to } : { professionalIds: to };
  return startRequest({ content, ...chosen }, state, { ...context, actor: salma }, facts);
}

/** Returns an actor who may make the move, nine times out of ten. */
export function actorOf({ who }: Move, { who: number }: Attempt): Context['actor'] {
  const professional = crowd[number % crowd.length] ?? omar;
  if (number % 10 === 0) return number < 50 ? professional : salma;
  return { customer: salma, professional, admin, system: 'system' as const }[who];
}
