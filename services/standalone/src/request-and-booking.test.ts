import type { BookingStatus } from '@osta/contracts/booking/status';
import { attempt, moves, type Attempt } from '@osta/request/testing/every-move';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  nat,
  record,
  unbiased,
} from 'fast-check';
import { expect, it } from 'vitest';

import { RequestStory, type Service } from './testing/request-story.ts';

/** A booking that its request has nothing to do with any more. It never waits for its beginning. */
const movedOn: readonly BookingStatus[] = [
  'refused',
  'cancelled',
  'no_show',
  'in_progress',
  'awaiting_confirmation',
  'disputed',
  'completed',
];

/**
 * How a request and each of its bookings may stand to each other once both services have heard everything
 * (docs/domain.md, "A request and its bookings").
 */
const agreed: { readonly [request: string]: readonly BookingStatus[] } = {
  choosing: ['refused', 'cancelled', 'no_show', 'disputed'],
  awarded: ['confirmed', 'in_progress', 'awaiting_confirmation', 'disputed'],
  fulfilled: ['completed', 'disputed', 'cancelled'],
  // A later acceptance, or the end of the request, leaves alone what goes on already
  'choosing again': movedOn,
  'awarded to another': movedOn,
  'fulfilled to another': movedOn,
  withdrawn: movedOn,
  expired: movedOn,
  closed: movedOn,
};

/** As often as people make them. */
const movesOfPeople = moves.filter(({ who }) => who !== 'system');
const differentMoves = [...new Set(movesOfPeople)];
/** What can happen to a booking again and again, or nearly always, before its work. */
const puttingOff: ReadonlySet<string> = new Set([
  'osta.booking.booking-cancelled',
  'osta.booking.booking-cancelled-by-admin',
  'osta.booking.booking-amended-by-admin',
  'osta.booking.reschedule-proposed',
]);

const pairsAgreed = new Set(
  Object.entries(agreed).flatMap(([request, bookings]) =>
    bookings.map((booking) => `${request}: ${booking}`),
  ),
);

interface Step {
  readonly kind: 'accept' | 'request' | 'booking' | 'hear' | 'ring' | 'wait';
  /** Which service hears, or whose timers fire. */
  readonly service: Service;
  readonly tried: Attempt;
  readonly verb: number;
  readonly isDeliveredTwice: boolean;
}

const steps = array(
  record<Step>({
    kind: constantFrom(
      ...(['accept', 'accept', 'request', 'booking', 'booking'] as const),
      ...(['hear', 'hear', 'hear', 'ring', 'ring', 'wait', 'wait'] as const),
    ),
    service: constantFrom('request', 'booking'),
    tried: attempt,
    verb: nat(999),
    isDeliveredTwice: boolean(),
  }),
  { minLength: 30, maxLength: 60 },
);

/** Takes one step of a random story, in which nobody has to hear anything in time. */
async function take(
  { kind, service, tried, verb, isDeliveredTwice }: Step,
  told: RequestStory,
): Promise<void> {
  switch (kind) {
    case 'accept': {
      const all = differentMoves.map((move) => told.tryRequest(move, { ...tried, version: 1 }));
      const acceptances = all.filter(([first]) => first?.type === 'osta.request.quote-accepted');
      told.ask(acceptances[verb % acceptances.length] ?? []);
      return;
    }
    case 'request': {
      const move = movesOfPeople[tried.verb % movesOfPeople.length];
      if (move) told.ask(told.tryRequest(move, tried));
      return;
    }
    case 'booking': {
      const possible = told.tryBookings();
      // Most stories shall come to the work and to what follows it
      const advancing = possible.filter(
        ({ events }) => !events.some(({ type }) => puttingOff.has(type)),
      );
      const chosen = verb % 4 === 0 ? possible : advancing;
      const move = chosen[verb % chosen.length];
      if (move) told.move(move);
      return;
    }
    case 'hear':
      await told.hear(service, isDeliveredTwice);
      return;
    case 'ring':
      await told.ring(service);
      return;
    case 'wait':
      told.wait(verb % 2 === 0 ? 1 : 24);
  }
}

it('leaves a request and its bookings as agreed, in whatever order they hear of each other', async () => {
  const seen = new Set<string>();
  await assert(
    asyncProperty(steps, async (story) => {
      const told = new RequestStory();
      for (const step of story) await take(step, told);
      await told.settle();
      for (const pair of told.pairs().values()) seen.add(pair);
    }),
    { numRuns: 400, seed: 7, plugins: [unbiased()] },
  );
  expect([...seen].filter((pair) => !pairsAgreed.has(pair))).toEqual([]);
});

/** Returns every state, at rest, that follows from this one by one move of somebody, or by time. */
async function next(story: RequestStory): Promise<readonly RequestStory[]> {
  const following: RequestStory[] = [];
  for (const hours of [0, 97, 400]) {
    const later = new RequestStory(story);
    later.wait(hours);
    await later.settle();
    following.push(later);
    const tried = { verb: 0, who: 51, quote: 1, version: 1, booking: 0, hoursLater: 0 };
    const asked = differentMoves.flatMap((move) =>
      [51, 52].map((who) => later.tryRequest(move, { ...tried, who })),
    );
    for (const events of asked.filter(({ length }) => length > 0)) {
      const moved = new RequestStory(later);
      moved.ask(events);
      await moved.settle();
      following.push(moved);
    }
    for (const possible of later.tryBookings()) {
      const moved = new RequestStory(later);
      moved.move(possible);
      await moved.settle();
      following.push(moved);
    }
  }
  return following;
}

it('names every state that nothing leads out of', async () => {
  const [known, seen, left] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const queue = [new RequestStory()];
  for (let story = queue.shift(); story; story = queue.shift()) {
    if (known.has(story.key())) continue;
    known.add(story.key());
    const pairs = story.pairs();
    for (const pair of pairs.values()) seen.add(pair);
    for (const following of await next(story)) {
      const after = following.pairs();
      for (const [id, pair] of pairs) if (after.get(id) !== pair) left.add(pair);
      if (after.size <= 2 && !known.has(following.key())) queue.push(following);
    }
  }
  expect([...seen].filter((pair) => !pairsAgreed.has(pair))).toEqual([]);
  // The customer's side has ended, and the booking can neither be contested nor disputed any more
  expect([...seen].filter((pair) => !left.has(pair)).toSorted()).toEqual([
    'closed: cancelled',
    'expired: cancelled',
    'expired: completed',
    'expired: no_show',
    'fulfilled: cancelled',
    'withdrawn: cancelled',
    'withdrawn: completed',
  ]);
});
