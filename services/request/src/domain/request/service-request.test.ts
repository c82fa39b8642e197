import { BookingId, QuoteId, UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import { RequestEvent } from '@osta/contracts/request/events';
import { RequestStatus } from '@osta/contracts/request/status';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  content,
  nadia,
  omar,
  requestId,
  salma,
  stranger,
  terms,
  today,
} from '../../testing/leaking-sink.ts';
import { acceptCounter } from './accept-counter.ts';
import { acceptQuote } from './accept-quote.ts';
import { requestVerbs } from './allowed.ts';
import { awardRequest } from './award-request.ts';
import { closeRequest } from './close-request.ts';
import { counterQuote } from './counter-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { declineRequest } from './decline-request.ts';
import { expireQuote } from './expire-quote.ts';
import { expireRequest } from './expire-request.ts';
import { failAward } from './fail-award.ts';
import { fulfilRequest } from './fulfil-request.ts';
import { inviteProfessionals } from './invite-professionals.ts';
import { isStanding } from './quote.ts';
import { rejectCounter } from './reject-counter.ts';
import { reopenRequest } from './reopen-request.ts';
import { defaultRequestPolicy } from './request-policy.ts';
import { reviseQuote } from './revise-quote.ts';
import { reviseRequest } from './revise-request.ts';
import { serviceRequest, type ServiceRequest, type WrittenRequest } from './service-request.ts';
import { startRequest } from './start-request.ts';
import { submitQuote } from './submit-quote.ts';
import { submitRequest } from './submit-request.ts';
import { viewRequest } from './view-request.ts';
import { withdrawQuote } from './withdraw-quote.ts';
import { withdrawRequest } from './withdraw-request.ts';

const hour = 3_600_000;
const policy = { ...defaultRequestPolicy, quotesPerRequest: 2 };
const crowd = [omar, nadia, stranger, UserId.parse('01980000-0000-7000-8000-0000000000f0')];
const bookings = ['b0', 'b1'].map((n) => BookingId.parse(`01980000-0000-7000-8000-0000000000${n}`));

/** One thing that somebody tries: which verb, who, about which quote, how many hours later. */
interface Attempt {
  readonly verb: number;
  readonly who: number;
  readonly quote: number;
  readonly version: number;
  readonly booking: number;
  readonly hoursLater: number;
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  verb: fc.nat(99),
  who: fc.nat(99),
  quote: fc.nat(99),
  version: fc.integer({ min: 1, max: 4 }),
  booking: fc.nat(1),
  // Mostly soon: else everything is too late after a few steps
  hoursLater: fc.oneof({ weight: 9, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(200) }),
});

type Try = (
  state: ServiceRequest,
  attempt: Attempt,
  context: Context,
) => Decision<RequestEvent, Refusal>;

const askable = crowd;
const facts = { policy, askable, sentLately: 0, customerSince: null };
const reason = '';

function quoteIdOf(state: ServiceRequest, { quote }: Attempt): QuoteId {
  const known = state.status === 'none' ? [] : state.quotes;
  const unknown = QuoteId.parse('01980000-0000-7000-8000-00000000dead');
  return known[quote % (known.length + 1)]?.id ?? unknown;
}

function offer(now: Instant): typeof terms {
  return { ...terms, proposedStart: later(now, 72 * hour), validUntil: later(now, 48 * hour) };
}

function bookingOf({ booking }: Attempt): BookingId {
  const [first, second] = bookings;
  if (!first || !second) throw new Error('there are two');
  return booking === 0 ? first : second;
}

/** Whoever starts it is its customer: here always Salma. */
function start(
  professionalIds: readonly UserId[],
  state: ServiceRequest,
  context: Context,
): ReturnType<Try> {
  return startRequest({ content, professionalIds }, state, { ...context, actor: salma }, facts);
}

/** Every verb, tried with what fits well enough to get somewhere and badly enough to be refused. */
const verbs: readonly Try[] = [
  (state, _, context) => start([], state, context),
  (state, _, context) => start(crowd.slice(0, 3), state, context),
  (state, _, context) =>
    submitRequest({ requestId, professionalIds: crowd.slice(0, 3) }, state, context, facts),
  (state, { who }, context) => {
    const professionalIds = crowd.slice(who % 4, (who % 4) + 1);
    return inviteProfessionals({ requestId, professionalIds }, state, context, { askable });
  },
  (state, _, context) => viewRequest({ requestId }, state, context),
  (state, _, context) => declineRequest({ requestId, reason }, state, context),
  (state, _, context) => reviseRequest({ requestId, content }, state, context),
  (state, _, context) => withdrawRequest({ requestId, reason }, state, context),
  (state, { who }, context) =>
    // Rarely: it ends everything
    who < 5
      ? closeRequest({ requestId, reason }, state, context)
      : viewRequest({ requestId }, state, context),
  (state, _, context) =>
    submitQuote({ requestId, terms: offer(context.now) }, state, context, policy),
  (state, _, context) =>
    submitQuote({ requestId, terms: offer(context.now) }, state, context, policy),
  (state, tried, context) =>
    reviseQuote(
      { requestId, quoteId: quoteIdOf(state, tried), terms: offer(context.now) },
      state,
      context,
    ),
  (state, tried, context) =>
    counterQuote(
      {
        requestId,
        quoteId: quoteIdOf(state, tried),
        quoteVersion: tried.version,
        price: null,
        proposedStart: later(context.now, 24 * hour),
        note: '',
      },
      state,
      context,
    ),
  (state, tried, context) =>
    acceptCounter({ requestId, quoteId: quoteIdOf(state, tried) }, state, context),
  (state, tried, context) =>
    rejectCounter({ requestId, quoteId: quoteIdOf(state, tried) }, state, context),
  (state, tried, context) =>
    acceptQuote(
      { requestId, quoteId: quoteIdOf(state, tried), quoteVersion: tried.version },
      state,
      context,
    ),
  (state, tried, context) =>
    declineQuote({ requestId, quoteId: quoteIdOf(state, tried), reason }, state, context),
  (state, tried, context) =>
    withdrawQuote({ requestId, quoteId: quoteIdOf(state, tried), reason }, state, context),
  (state, tried, context) =>
    awardRequest(
      { requestId, quoteId: quoteIdOf(state, tried), bookingId: bookingOf(tried) },
      state,
      context,
    ),
  (state, tried, context) =>
    failAward({ requestId, quoteId: quoteIdOf(state, tried), alternatives: [] }, state, context),
  (state, tried, context) =>
    reopenRequest({ requestId, bookingId: bookingOf(tried) }, state, context, policy),
  (state, tried, context) =>
    fulfilRequest({ requestId, bookingId: bookingOf(tried) }, state, context),
  (state, _, context) => expireRequest({ requestId }, state, context),
  (state, tried, context) =>
    expireQuote({ requestId, quoteId: quoteIdOf(state, tried) }, state, context),
];

/** Who can be behind an attempt: the customer and the system more often than each of the others. */
const actors = [salma, salma, 'system', 'system', ...crowd] as const;

const ends: ReadonlySet<ServiceRequest['status']> = new Set(
  RequestStatus.options.filter((status) => requestVerbs[status].length === 0),
);

/** What can still be told of a request that has ended. */
const afterwards = ['osta.request.quote-not-selected.v1', 'osta.request.service-request-viewed.v1'];

/** What holds after every event of every story. */
function check(before: ServiceRequest, event: RequestEvent, after: WrittenRequest): void {
  const accepted = after.quotes.filter(({ status }) => status === 'accepted');

  expect(RequestStatus.safeParse(after.status).success).toBe(true);
  expect(new Set(after.quotes.map(({ id }) => id)).size).toBe(after.quotes.length);
  for (const { status, counter } of after.quotes) {
    expect(counter !== null).toBe(status === 'countered');
  }
  if (['awarding', 'awarded', 'fulfilled'].includes(after.status)) expect(accepted.length).toBe(1);
  if (['draft', 'open', 'quoted'].includes(after.status)) expect(accepted).toEqual([]);
  if (['awarded', 'fulfilled'].includes(after.status)) expect(after.bookingId).not.toBeNull();
  if (after.status !== 'draft' && !ends.has(after.status)) expect(after.expiresAt).not.toBeNull();

  if (before.status === 'none') return;
  if (ends.has(before.status)) {
    expect(after.status).toBe(before.status);
    expect(afterwards).toContain(event.type);
  }
  for (const [n, quote] of before.quotes.entries()) {
    const now = after.quotes[n];
    const step = (now?.version ?? 0) - quote.version;
    expect(step).toBe(
      event.type === 'osta.request.quote-revised.v1' && event.data.quoteId === quote.id ? 1 : 0,
    );
    const isFinal = ['declined', 'withdrawn', 'expired'].includes(quote.status);
    if (isFinal) expect(now?.status).toBe(quote.status);
  }
}

/** What holds after every command. */
function checkRest(state: WrittenRequest): void {
  const standing = state.quotes.filter(isStanding);
  const isAnyStanding = standing.length > 0;
  if (state.status === 'quoted') expect(isAnyStanding).toBe(true);
  if (state.status === 'open' || state.status === 'awarded' || ends.has(state.status)) {
    expect(isAnyStanding).toBe(false);
  }
  expect(standing.length).toBeLessThanOrEqual(policy.quotesPerRequest);
  expect(new Set(standing.map(({ professionalId }) => professionalId)).size).toBe(standing.length);
}

it('keeps its promises in every story that people, time and the system can write', () => {
  const reached = new Set<string>();
  const happened = new Set<string>();

  fc.assert(
    fc.property(fc.array(attempt, { minLength: 30, maxLength: 90 }), (attempts) => {
      let state: ServiceRequest = serviceRequest.initial;
      let now = today;
      const history: RequestEvent[] = [];

      for (const [n, tried] of attempts.entries()) {
        now = later(now, tried.hoursLater * hour);
        const actor = actors[tried.who % actors.length] ?? 'system';
        const id = `01980000-0000-7000-8000-${(4096 + n).toString(16).padStart(12, '0')}`;
        const decide = verbs[tried.verb % verbs.length];
        const decision = decide?.(state, tried, { now, actor, newId: () => id });
        if (!decision?.ok) continue;

        for (const event of decision.events) {
          expect(RequestEvent.parse(event)).toEqual(event);
          const next = serviceRequest.evolve(state, event);
          if (next.status === 'none') throw new Error('what was written stays written');
          check(state, event, next);
          state = next;
          history.push(event);
          happened.add(event.type);
          reached.add(next.status);
        }
        if (state.status !== 'none') checkRest(state);
      }

      // The stored state survives JSON, and is what the events say
      const folded = history.reduce(serviceRequest.evolve, serviceRequest.initial);
      expect(JSON.parse(JSON.stringify(state))).toEqual(folded);
    }),
    { numRuns: 1500 },
  );

  // The stories go everywhere: else the promises above say little
  expect([...reached].toSorted()).toEqual([...RequestStatus.options].toSorted());
  const types = RequestEvent.options.map(({ shape }) => shape.type.value);
  expect([...happened].toSorted()).toEqual(types.toSorted());
}, 60_000);

it('has nothing to say about a stream that does not begin with its beginning', () => {
  const orphan: RequestEvent = {
    type: 'osta.request.service-request-back-to-open.v1',
    data: { customerId: salma },
  };
  expect(serviceRequest.evolve(serviceRequest.initial, orphan)).toEqual({ status: 'none' });
});
