import { CorrelationId, IdempotencyKey, type UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import { CategoryId } from '@osta/contracts/reference/category-id';
import { PlaceId } from '@osta/contracts/reference/place-id';
import type { RequestReceipt } from '@osta/contracts/request/api';
import type { SeedAccount } from '@osta/identity/seed-account';
import type { Clock } from '@osta/platform/clock';
import { commandContext } from '@osta/platform/command-context';
import type { CommandContext, Outcome } from '@osta/platform/handle';
import type { SeedProfile } from '@osta/professional/seed-profile';
import type { quoteCommands } from '@osta/request/commands/quote-commands';
import type { requestCommands } from '@osta/request/commands/request-commands';
import type { Logger } from 'pino';
import { v5 as uuidV5 } from 'uuid';

import { contentOf, termsOf } from './market-terms.ts';
import { demoPassword, people, type DemoPerson } from './people.ts';
import { stories, type QuoteStory, type RequestStory } from './stories.ts';

const minute = 60_000;
const hour = 60 * minute;
const together = 4;

/** UUID namespace of the seed's idempotency keys, so that an interrupted seed continues where it stopped. */
const seedNamespace = '0c3f7c55-6f0c-4f56-9d0a-1f1f6b1f9c11';

/** The commands of the request service that the seed uses. */
export type MarketCommands = Pick<ReturnType<typeof requestCommands>, 'startRequest'> &
  Pick<ReturnType<typeof quoteCommands>, 'submitQuote' | 'acceptQuote' | 'declineQuote'>;

export interface Market {
  readonly seedAccount: SeedAccount;
  readonly seedProfile: SeedProfile;
  readonly requests: MarketCommands;
  /** Resolves when the request service knows all of these professionals: their profiles have been projected. */
  readonly untilAskable: (professionalIds: readonly UserId[]) => Promise<void>;
  /** Called between two steps; throws when the seed must stop. */
  readonly goOn: () => void;
  readonly clock: Clock;
  readonly log: Logger;
}

type Somebody = DemoPerson & { readonly userId: UserId };

/** Returns the context of a command of one person at one moment. */
function context({ log }: Market, actor: UserId, now: Instant, purpose: string): CommandContext {
  const key = IdempotencyKey.parse(uuidV5(purpose, seedNamespace));
  return commandContext({
    actor,
    idempotency: { principal: actor, key, requestHash: uuidV5(purpose, seedNamespace) },
    correlationId: CorrelationId.parse(key),
    clock: { now: () => now },
    log,
  });
}

function done(outcome: Outcome<RequestReceipt, { readonly code: string }>): RequestReceipt {
  if (outcome.ok) return outcome.answer;
  throw new Error(`The demo market was refused: ${outcome.refused.code}`);
}

async function seedPerson(market: Market, person: DemoPerson): Promise<Somebody> {
  const { email, kind, fullName, locale, isAdmin, profile } = person;
  const password = demoPassword;
  const account = { email, password, kind, fullName, locale, isAdmin };
  const userId = await market.seedAccount(account);
  if (profile) {
    await market.seedProfile(userId, {
      categoryIds: profile.categoryIds.map((id) => CategoryId.parse(id)),
      placeId: PlaceId.parse(profile.placeId),
      headline: profile.headline,
      experienceYears: profile.experienceYears,
    });
  }
  return { ...person, userId };
}

interface Sent {
  readonly story: RequestStory;
  readonly customer: Somebody;
  readonly requestId: RequestReceipt['requestId'];
  readonly sentAt: Instant;
}

async function seedQuote(
  market: Market,
  { story, customer, requestId, sentAt }: Sent,
  professional: Somebody,
  quote: QuoteStory,
  nth: number,
): Promise<void> {
  const purpose = `${story.description}:quote:${nth}`;
  const quotedAt = later(sentAt, (40 + 35 * nth) * minute);
  const terms = termsOf(quote, sentAt, market.clock.now());
  const { quoteId } = done(
    await market.requests.submitQuote.issue(
      { requestId, terms },
      context(market, professional.userId, quotedAt, purpose),
    ),
  );
  if (quoteId === null || quote.fate === 'stands') return;

  const answered = context(market, customer.userId, later(quotedAt, hour), `${purpose}:answer`);
  done(
    quote.fate === 'accepted'
      ? await market.requests.acceptQuote.issue({ requestId, quoteId, quoteVersion: 1 }, answered)
      : await market.requests.declineQuote.issue({ requestId, quoteId, reason: '' }, answered),
  );
}

/**
 * Returns the professionals that a story invites: the demo professional first when the demo customer asks, then
 * those nearby.
 */
function askedBy(story: RequestStory, professionals: readonly Somebody[]): readonly Somebody[] {
  const trade = story.serviceId.slice(0, story.serviceId.indexOf('.'));
  const able = professionals.filter(({ profile }) => profile?.categoryIds.includes(trade));
  const isDemo = ({ email }: Somebody): boolean => email === 'professional@osta.test';
  const others = able.filter((each) => !isDemo(each));
  return story.by === 'demo' ? able.slice(0, story.asked) : others.slice(0, story.asked);
}

async function seedStory(
  market: Market,
  story: RequestStory,
  customer: Somebody,
  professionals: readonly Somebody[],
): Promise<void> {
  const asked = askedBy(story, professionals);
  const sentAt = later(market.clock.now(), -story.hoursAgo * hour);
  const { requestId } = done(
    await market.requests.startRequest.issue(
      {
        content: contentOf(story, market.clock.now()),
        professionalIds: asked.map(({ userId }) => userId),
      },
      context(market, customer.userId, sentAt, story.description),
    ),
  );
  // One after the other, as in reality: each decision sees the earlier quotes
  for (const [nth, quote] of story.quotes.entries()) {
    const professional = asked[(nth + 1) % asked.length];
    if (professional) {
      await seedQuote(market, { story, customer, requestId, sentAt }, professional, quote, nth);
    }
  }
}

/**
 * Seeds a small market of people, profiles, requests and quotes, through the same commands as real users.
 *
 * Repeating it adds nothing.
 */
export async function seedMarket(market: Market): Promise<void> {
  const everybody: Somebody[] = [];
  // A few at a time: password hashing is expensive on purpose, and real users must be served too
  for (let first = 0; first < people.length; first += together) {
    market.goOn();
    const some = people.slice(first, first + together);
    everybody.push(...(await Promise.all(some.map((person) => seedPerson(market, person)))));
  }
  const professionals = everybody.filter(({ profile }) => profile !== null);
  await market.untilAskable(professionals.map(({ userId }) => userId));

  const demoCustomer = everybody.find(({ email }) => email === 'customer@osta.test');
  const others = everybody.filter(({ email }) => /^customer-\d/u.test(email));
  for (const [nth, story] of stories.entries()) {
    market.goOn();
    const customer = story.by === 'demo' ? demoCustomer : others[nth % others.length];
    if (customer) await seedStory(market, story, customer, professionals);
  }
}
