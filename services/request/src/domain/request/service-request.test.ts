import { isDeepStrictEqual } from 'node:util';

import { later, type Instant } from '@osta/contracts/instant';
import { RequestEvent } from '@osta/contracts/request/events';
import { RequestStatus } from '@osta/contracts/request/status';
import type { Decision, Refusal } from '@osta/platform/decider';
import { array, assert, property, unbiased } from 'fast-check';
import { expect, it } from 'vitest';

import {
  actorOf,
  attempt,
  moves,
  policy,
  type Attempt,
  type Move,
} from '../../testing/every-move.ts';
import { requestId, salma, today } from '../../testing/leaking-sink.ts';
import { requestVerbs } from './allowed.ts';
import { deadlinesOf, type RequestDeadline } from './deadlines.ts';
import { expireQuote } from './expire-quote.ts';
import { expireRequest } from './expire-request.ts';
import { failAward } from './fail-award.ts';
import { isStanding } from './quote.ts';
import { serviceRequest, type ServiceRequest, type WrittenRequest } from './service-request.ts';

const hour = 3_600_000;
const ends: ReadonlySet<ServiceRequest['status']> = new Set(
  RequestStatus.options.filter((status) => requestVerbs[status].length === 0),
);
/** The events that may still follow after a request has ended. */
const afterwards: ReadonlySet<RequestEvent['type']> = new Set<RequestEvent['type']>([
  'osta.request.quote-not-selected',
  'osta.request.service-request-viewed',
]);

interface Step {
  readonly before: ServiceRequest;
  readonly event: RequestEvent;
  readonly after: WrittenRequest;
}

/** The invariants after every event of every story, by name. */
const onEveryStep: { readonly [promise: string]: (step: Step) => boolean } = {
  'the status is one that is known': ({ after }) => RequestStatus.safeParse(after.status).success,

  'what has ended stays as it is': ({ before, event, after }) =>
    !ends.has(before.status) || (after.status === before.status && afterwards.has(event.type)),

  'no two quotes share an id': ({ after: { quotes } }) =>
    new Set(quotes.map(({ id }) => id)).size === quotes.length,

  'a counter-proposal is on the table exactly while the quote is countered': ({ after }) =>
    after.quotes.every(({ status, counter }) => (counter !== null) === (status === 'countered')),

  'from acceptance to the end of the work one quote is accepted': ({ after }) =>
    !['awarding', 'awarded', 'fulfilled'].includes(after.status) || accepted(after) === 1,

  'while the customer chooses none is': ({ after }) =>
    !['draft', 'open', 'quoted'].includes(after.status) || accepted(after) === 0,

  'an award has its booking': ({ after }) =>
    !['awarded', 'fulfilled'].includes(after.status) || after.bookingId !== null,

  'the version of a quote goes up by one with each revision, and with nothing else': (step) =>
    quotesBefore(step).every((quote, n) => {
      const { event, after } = step;
      const isRevised =
        event.type === 'osta.request.quote-revised' && event.data.quoteId === quote.id;
      return after.quotes[n]?.version === quote.version + (isRevised ? 1 : 0);
    }),

  'a quote that was declined, withdrawn or has expired stays so, unless its work was done after all':
    (step) =>
      quotesBefore(step).every(
        ({ status, bookingIds }, n) =>
          !['declined', 'withdrawn', 'expired'].includes(status) ||
          step.after.quotes[n]?.status === status ||
          (step.after.bookingId !== null && bookingIds.includes(step.after.bookingId)),
      ),
};

/** The invariants after every command. */
const atRest: { readonly [promise: string]: (request: WrittenRequest) => boolean } = {
  'a request is quoted exactly while a quote stands, until one is accepted': (request) =>
    request.status === 'awarding' ||
    (request.status === 'quoted') === request.quotes.some(isStanding),

  'no more quotes stand than may': ({ quotes }) =>
    quotes.filter(isStanding).length <= policy.quotesPerRequest,

  'no state that people wait in lasts for ever: some deadline ends it': (request) =>
    !['open', 'quoted', 'awarding'].includes(request.status) || deadlinesOf(request).length > 0,

  'every deadline ends with its command, at its time': (request) =>
    allEnd(request, (dueAt) => dueAt),

  'and so does every deadline that rings late, all of them at one moment': (request) =>
    allEnd(request, () => later(today, 10_000 * hour)),

  'nothing ends before its time': (request) =>
    deadlinesOf(request).every(
      (deadline) =>
        deadline.name === 'fail-award' || !ring(deadline, request, later(deadline.dueAt, -1)).ok,
    ),

  'nobody has two standing quotes': ({ quotes }) => {
    const standing = quotes.filter(isStanding).map(({ professionalId }) => professionalId);
    return new Set(standing).size === standing.length;
  },
};

/** Returns what the timer of a deadline decides when it fires. */
function ring(
  { name, about }: RequestDeadline,
  request: ServiceRequest,
  now: Instant,
): Decision<RequestEvent, Refusal> {
  const context = { now, actor: 'system' as const, newId: () => requestId };
  if (name === 'expire-request') return expireRequest({ requestId }, request, context);
  if (name === 'expire-quote') return expireQuote({ requestId, quoteId: about }, request, context);
  const lapsed = { bookingId: null, reason: 'too-late', alternatives: [] } as const;
  return failAward({ requestId, quoteId: about, ...lapsed }, request, context);
}

/** Whether every deadline of a state ends, in order, when all their timers fire at one moment. */
function allEnd(request: WrittenRequest, when: (dueAt: Instant) => Instant): boolean {
  let state: ServiceRequest = request;
  for (const deadline of deadlinesOf(request).toSorted(byTime)) {
    // Ending one deadline may end others with it
    if (!deadlinesOf(state).some((left) => isDeepStrictEqual(left, deadline))) continue;
    const decision = ring(deadline, state, when(deadline.dueAt));
    if (!decision.ok) return false;
    state = decision.events.reduce(serviceRequest.evolve, state);
    if (deadlinesOf(state).some((left) => isDeepStrictEqual(left, deadline))) return false;
  }
  return true;
}

function byTime(one: RequestDeadline, other: RequestDeadline): number {
  return `${one.dueAt} ${one.name}` < `${other.dueAt} ${other.name}` ? -1 : 1;
}

function accepted({ quotes }: WrittenRequest): number {
  return quotes.filter(({ status }) => status === 'accepted').length;
}

function quotesBefore({ before }: Step): WrittenRequest['quotes'] {
  return before.status === 'none' ? [] : before.quotes;
}

function broken<Subject>(
  promises: { readonly [promise: string]: (subject: Subject) => boolean },
  subject: Subject,
): string[] {
  return Object.entries(promises).flatMap(([promise, holds]) => (holds(subject) ? [] : [promise]));
}

/** Plays the attempts and returns every event, with the state before and after it, by command. */
function tell(attempts: readonly Attempt[]): Step[][] {
  const commands: Step[][] = [];
  let state: ServiceRequest = serviceRequest.initial;
  let now = today;

  for (const [n, tried] of attempts.entries()) {
    now = later(now, tried.hoursLater * hour);
    const move = moveOf(tried);
    const id = `01980000-0000-7000-8000-${(4096 + n).toString(16).padStart(12, '0')}`;
    const context = { now, actor: actorOf(move, tried), newId: () => id };
    const decision = move.attempt(state, tried, context);
    if (!decision.ok || decision.events.length === 0) continue;

    const steps: Step[] = [];
    for (const event of decision.events) {
      const before = state;
      const after = serviceRequest.evolve(before, event);
      if (after.status === 'none') throw new Error('what was written stays written');
      steps.push({ before, event, after });
      state = after;
    }
    commands.push(steps);
  }
  return commands;
}

function moveOf({ verb }: Attempt): Move {
  const move = moves[verb % moves.length];
  if (!move) throw new Error('there is one for every number');
  return move;
}

it('keeps its invariants in every random story of people, time and the system', () => {
  const statuses = new Set<string>();
  const types = new Set<string>();

  assert(
    property(array(attempt, { minLength: 30, maxLength: 90 }), (attempts) => {
      const commands = tell(attempts);
      const steps = commands.flat();

      for (const step of steps) {
        expect(broken(onEveryStep, step)).toEqual([]);
        expect(RequestEvent.parse(step.event)).toEqual(step.event);
        statuses.add(step.after.status);
        types.add(step.event.type);
      }
      for (const command of commands) {
        const last = command.at(-1);
        expect(last && broken(atRest, last.after)).toEqual([]);
      }

      // The stored state survives JSON and equals the fold of its events
      const state = steps.at(-1)?.after ?? serviceRequest.initial;
      const events = steps.map(({ event }) => event);
      const folded = events.reduce(serviceRequest.evolve, serviceRequest.initial);
      expect(JSON.parse(JSON.stringify(state))).toEqual(folded);
    }),
    // No bias to small numbers: here they are not simpler, they only repeat the first moves
    { numRuns: 1500, plugins: [unbiased()] },
  );

  // The stories reach every status and event type: otherwise the invariants above say little
  expect([...statuses].toSorted()).toEqual(RequestStatus.options.toSorted());
  const all = RequestEvent.options.map(({ shape }) => shape.type.value);
  expect([...types].toSorted()).toEqual(all.toSorted());
}, 60_000);

it('rejects a stream that does not start with the first event', () => {
  const orphan: RequestEvent = {
    type: 'osta.request.service-request-back-to-open',
    data: { customerId: salma },
  };
  expect(serviceRequest.evolve(serviceRequest.initial, orphan)).toEqual({ status: 'none' });
});
