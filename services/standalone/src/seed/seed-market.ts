import type { Actor } from '@osta/contracts/actor';
import { CorrelationId, IdempotencyKey, type UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { RequestReceipt } from '@osta/contracts/request/api';
import { demoAddresses } from '@osta/identity/demo-accounts';
import type { SeedAccount } from '@osta/identity/seed-account';
import type { Clock } from '@osta/platform/clock';
import { commandContext } from '@osta/platform/command-context';
import type { CommandContext, Outcome } from '@osta/platform/handle';
import type { SeedApplication, SeededApplication } from '@osta/professional/seed-application';
import type { SeedOffering } from '@osta/professional/seed-offering';
import type { SeedProfile } from '@osta/professional/seed-profile';
import { CategoryId } from '@osta/reference/category-id';
import { categoryOf } from '@osta/reference/category-of';
import { PlaceId } from '@osta/reference/place-id';
import type { quoteCommands } from '@osta/request/commands/quote-commands';
import type { requestCommands } from '@osta/request/commands/request-commands';
import type { RequestPhotos } from '@osta/request/files/request-photos';
import type { SeedStaff } from '@osta/store/seed-staff';
import type { SeedStore } from '@osta/store/seed-store';
import type { SeedViews } from '@osta/store/seed-views';
import type { Logger } from 'pino';
import { v5 as uuidV5 } from 'uuid';

import { applicationOf } from './applicants.ts';
import { businessBookings, demoBookings, professionalBookings } from './booking-stories.ts';
import { dayOf } from './day-of.ts';
import type { DemoPerson } from './demo-person.ts';
import { drawnDocument } from './drawn-document.ts';
import { drawnFace } from './faces.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { contentOf, termsOf } from './market-terms.ts';
import { offeredBy } from './offered.ts';
import { demoPassword, people } from './people.ts';
import { profileOf } from './profile-of.ts';
import { seedBookings, type BookingMarket } from './seed-bookings.ts';
import { seedPhotos } from './seed-photos.ts';
import { seedRatedWork } from './seed-rated-work.ts';
import { seedStoreBookings } from './seed-store-bookings.ts';
import { seedStores } from './seed-stores.ts';
import { stories, type QuoteStory, type RequestStory } from './stories.ts';

const minute = 60_000;
const hour = 60 * minute;

/** UUID namespace of the seed's idempotency keys, so that an interrupted seed continues where it stopped. */
const seedNamespace = '0c3f7c55-6f0c-4f56-9d0a-1f1f6b1f9c11';

/** The commands of the request service that the seed uses. */
export type MarketCommands = Pick<ReturnType<typeof requestCommands>, 'startRequest'> &
  Pick<ReturnType<typeof quoteCommands>, 'submitQuote' | 'acceptQuote' | 'declineQuote'>;

export interface Market {
  readonly seedAccount: SeedAccount;
  readonly seedApplication: SeedApplication;
  readonly seedProfile: SeedProfile;
  readonly seedOffering: SeedOffering;
  readonly seedStore: SeedStore;
  readonly seedStaff: SeedStaff;
  readonly seedViews: SeedViews;
  readonly requests: MarketCommands;
  readonly photos: Pick<RequestPhotos, 'add' | 'clear'>;
  readonly bookings: Omit<BookingMarket, 'now' | 'contextOf'>;
  /** Resolves when the request service knows all of these professionals: their profiles have been projected. */
  readonly untilAskable: (professionalIds: readonly UserId[]) => Promise<void>;
  /** Called between two steps; throws when the seed must stop. */
  readonly goOn: () => void;
  readonly clock: Clock;
  readonly log: Logger;
}

type Somebody = DemoPerson & { readonly userId: UserId };

/** Returns the context of a command of one person, or of the system, at one moment. */
function context({ log }: Market, actor: Actor, now: Instant, purpose: string): CommandContext {
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

async function seedAccount(market: Market, person: DemoPerson): Promise<UserId> {
  const { email, kind, fullName, locale, isAdmin, phone = null, face = null } = person;
  const password = demoPassword;
  const avatar = face === null ? null : await drawnFace(face);
  return market.seedAccount({ email, password, kind, fullName, locale, isAdmin, phone, avatar });
}

/** Returns the application of a professional of the demo market: approved before the market opens. */
function approved(
  { fullName, locale, profile }: DemoPerson,
  now: Instant,
): SeededApplication | null {
  if (profile === null) return null;
  const { headline, experienceYears } = profile;
  return {
    stage: 'approved',
    general: { legalName: fullName, about: headline[locale], experienceYears },
    services: { categoryIds: profile.categoryIds.map((id) => CategoryId.parse(id)) },
    area: { placeIds: [PlaceId.parse(profile.placeId)] },
    note: '',
    issuedOn: dayOf(later(now, -7 * 365 * 24 * hour)),
    expiresOn: dayOf(later(now, 3 * 365 * 24 * hour)),
  };
}

async function seedPerson(
  market: Market,
  person: DemoPerson,
  reviewerId: UserId,
  nth: number,
): Promise<Somebody> {
  const { profile } = person;
  const now = market.clock.now();
  const userId = await seedAccount(market, person);
  const application = approved(person, now) ?? applicationOf(person, now);
  if (application) {
    await market.seedApplication(userId, reviewerId, application, await drawnDocument());
  }
  if (profile) await market.seedProfile(userId, await profileOf(profile, nth));
  return { ...person, userId };
}

/** Offers the services of the nth professional, one after the other: lists are in this order. */
async function seedOfferings(
  market: Market,
  { userId, email, profile }: Somebody,
  nth: number,
): Promise<void> {
  const now = market.clock.now();
  for (const [place, offering] of offeredBy(profile?.categoryIds ?? [], nth).entries()) {
    await market.seedOffering(offering, (step) =>
      context(market, userId, now, `${email}:offering:${place}:${step}`),
    );
  }
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
  const trade = categoryOf(story.serviceId);
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
  const photoIds = story.photosOf
    ? await seedPhotos(market.photos, customer.userId, story.photosOf, market.clock)
    : [];
  const { requestId } = done(
    await market.requests.startRequest.issue(
      {
        content: contentOf(story, photoIds, market.clock.now()),
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
  const admin = people.find(({ isAdmin }) => isAdmin);
  if (!admin) throw new Error('The demo market has no admin');
  const reviewerId = await seedAccount(market, admin);
  const { goOn } = market;
  const everybody = await fewAtATime(people, goOn, (person, nth) =>
    seedPerson(market, person, reviewerId, nth),
  );
  const professionals = everybody.filter(({ profile }) => profile !== null);
  await fewAtATime(professionals, goOn, (each, nth) => seedOfferings(market, each, nth));
  await market.untilAskable(professionals.map(({ userId }) => userId));

  const demoCustomer = everybody.find(({ email }) => email === 'customer@osta.test');
  const others = everybody.filter(({ email }) => /^customer-\d/u.test(email));
  for (const [nth, story] of stories.entries()) {
    goOn();
    const customer = story.by === 'demo' ? demoCustomer : others[nth % others.length];
    if (customer) await seedStory(market, story, customer, professionals);
  }

  const now = market.clock.now();
  const contextOf: BookingMarket['contextOf'] = (...given) => context(market, ...given);
  const ids = new Map(everybody.map(({ email, userId }) => [email, userId]));
  const ownerOf = (email: string): UserId => {
    const id = ids.get(email);
    if (!id) throw new Error(`The demo market has no ${email}`);
    return id;
  };
  const staffed = await seedStores({ ...market, now, adminId: reviewerId, ownerOf, contextOf });

  goOn();
  const demoProfessional = everybody.find(({ email }) => email === 'professional@osta.test');
  if (!demoCustomer || !demoProfessional) return;
  const bookings = { ...market.bookings, now, contextOf };
  const [customerId, professionalId] = [demoCustomer.userId, demoProfessional.userId];
  const adminId = reviewerId;
  await seedBookings(
    bookings,
    { customerId, professionalId, adminId, purpose: 'booking' },
    demoBookings,
  );
  await seedBookings(
    bookings,
    {
      customerId: professionalId,
      professionalId: ownerOf('professional-1@osta.test'),
      purpose: 'professional-booking',
    },
    professionalBookings,
  );
  await seedBookings(
    bookings,
    {
      customerId: ownerOf(demoAddresses.business),
      professionalId: ownerOf('professional-4@osta.test'),
      purpose: 'business-booking',
    },
    businessBookings,
  );
  const rated = professionals.filter(({ email }) => email !== demoProfessional.email);
  await seedRatedWork(bookings, rated, others, goOn);
  const customerIds = others.map(({ userId }) => userId);
  for (const store of staffed) {
    goOn();
    await seedStoreBookings(bookings, store, customerIds);
  }
}
