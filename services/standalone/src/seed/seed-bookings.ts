import type { bookingCommands } from '@osta/booking/commands/booking-commands';
import type { reviewCommands } from '@osta/booking/commands/review-commands';
import type { slotCommands } from '@osta/booking/commands/slot-commands';
import type { strikeCommands } from '@osta/booking/commands/strike-commands';
import type { systemCommands } from '@osta/booking/commands/system-commands';
import type { workCommands } from '@osta/booking/commands/work-commands';
import type { ListSlots } from '@osta/booking/queries/list-slots';
import type { Actor } from '@osta/contracts/actor';
import type { BookingReceipt } from '@osta/contracts/booking/api';
import { Dirham } from '@osta/contracts/dirham';
import type { OfferingId, StoreId, UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { Confirmation, ServicePrice } from '@osta/contracts/offering/offer';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import type { CommandContext, Outcome } from '@osta/platform/handle';
import { PlaceId } from '@osta/reference/place-id';

import type { BookingStory, Fate } from './booking-stories.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const libya = zonedClock('Africa/Tripoli');

/** The commands of the booking service that the seed uses. */
export type SeedBookingCommands = Pick<
  ReturnType<typeof slotCommands>,
  'holdSlot' | 'placeBooking'
> &
  Pick<
    ReturnType<typeof bookingCommands>,
    | 'confirmBooking'
    | 'declineBooking'
    | 'proposeTime'
    | 'acceptTime'
    | 'resolveDispute'
    | 'cancelBooking'
    | 'disputeBooking'
    | 'reportNoShow'
  > &
  Pick<ReturnType<typeof strikeCommands>, 'contestStrike'> &
  Pick<
    ReturnType<typeof workCommands>,
    | 'leaveFor'
    | 'arrive'
    | 'startWork'
    | 'proposeExtra'
    | 'finishWork'
    | 'recordCash'
    | 'confirmCash'
    | 'completeBooking'
  > &
  Pick<ReturnType<typeof reviewCommands>, 'writeReview' | 'replyToReview' | 'reportReview'> &
  Pick<ReturnType<typeof systemCommands>, 'expireBooking'>;

/** A service that can be booked. */
export interface BookableOffering {
  readonly id: OfferingId;
  readonly confirmation: Confirmation;
  readonly price: ServicePrice;
}

export interface BookingMarket {
  readonly commands: SeedBookingCommands;
  readonly listSlots: (now: Instant) => ListSlots;
  /** Resolves to the services of this professional that can be booked, once they have been copied. */
  readonly untilBookable: (professionalId: UserId) => Promise<readonly BookableOffering[]>;
  /** Resolves when this professional can be booked at this store: its page and its staff have been copied. */
  readonly untilStaffed: (storeId: StoreId, professionalId: UserId) => Promise<void>;
  readonly now: Instant;
  readonly contextOf: (actor: Actor, now: Instant, purpose: string) => CommandContext;
  /** Returns the hours of all bookings of a professional: finished work frees its hours, and nobody is at two places. */
  readonly filledHours: (professionalId: UserId) => Promise<readonly Hours[]>;
}

export interface Hours {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** In which the professional has not said yes. */
const unanswered: ReadonlySet<Fate> = new Set(['stands', 'declined', 'expired']);

/** In which the professional came and began. */
const worked: ReadonlySet<Fate> = new Set([
  'started',
  'finished',
  'disputed',
  'resolved',
  'completed',
]);

/** In which nothing is left to do, so no timer minds when it was. */
const settled: ReadonlySet<Fate> = new Set(['completed', 'resolved']);

/** Who meets in a booking. */
export interface BookingPeople {
  readonly customerId: UserId;
  readonly professionalId: UserId;
  /** Who decides what they dispute; absent: nobody yet. */
  readonly adminId?: UserId;
  /** The store at whose page it is booked; absent: at none. */
  readonly storeId?: StoreId;
  /** Where the work is; absent: in Hay al-Andalus. */
  readonly placeId?: PlaceId;
  /** Prefix of the keys of its commands, unique in the seed. */
  readonly purpose: string;
}

/**
 * Seeds bookings between two people, in several states, through the same commands as real users. Where no time
 * is free, or a timer was faster, a booking is left as it is. Repeating it adds nothing.
 */
export async function seedBookings(
  market: BookingMarket,
  people: BookingPeople,
  stories: readonly BookingStory[],
): Promise<void> {
  const { professionalId } = people;
  const offerings = await market.untilBookable(professionalId);
  // Also those of a seed that ran before: what found no time then finds none now
  const filled = [...(await market.filledHours(professionalId))];
  const isFree = ({ startsAt, endsAt }: Hours): boolean =>
    filled.every((other) => endsAt <= other.startsAt || startsAt >= other.endsAt);
  for (const [nth, story] of stories.entries()) {
    const { inDays, skipped = 0, isToApprove = false } = story;
    const fitting = isToApprove
      ? offerings.filter(({ confirmation }) => confirmation === 'approval')
      : offerings;
    const offering = fitting[nth % fitting.length];
    if (!offering) return;
    // Early enough that both have answered: nothing of the market lies in the future
    const bookedAt = later(market.now, Math.min((inDays - 2) * day, -3 * hour));
    const today = libya.dayOf(Date.parse(bookedAt));
    const found = await market.listSlots(bookedAt)(offering.id, {
      from: today,
      to: daysAfter(today, 13),
    });
    const wanted = later(market.now, inDays * day);
    const free = found.ok ? found.slots.slots.filter(isFree) : [];
    const isOver = ({ endsAt }: Hours): boolean => endsAt <= market.now;
    const wantedOn = free.filter(({ startsAt }) => startsAt >= wanted).slice(skipped);
    // On the morning after a day off, other jobs may have taken all hours that are over
    const earlier = settled.has(story.fate)
      ? free.filter(({ startsAt }) => startsAt < wanted).toReversed()
      : [];
    const chosen: Chosen = { people, story, offering, nth, bookedAt };
    const held = await holdFirst(
      market,
      chosen,
      inDays >= 0 ? wantedOn : [...wantedOn, ...earlier].filter(isOver),
    );
    if (!held) continue;
    filled.push(held.slot);
    await seedBooking(market, chosen, held);
  }
}

interface Chosen {
  readonly people: BookingPeople;
  readonly story: BookingStory;
  readonly offering: BookableOffering;
  readonly nth: number;
  readonly bookedAt: Instant;
}

/** The slot of a booking, held for its customer. */
interface Held {
  readonly slot: Hours;
  readonly receipt: BookingReceipt;
}

/**
 * Holds the first of these slots that can be held. `null` where none can, and where another one was held when the seed
 * ran before: what it left out then would be free again, and it would book more each time.
 */
async function holdFirst(
  { commands, contextOf }: BookingMarket,
  { people, offering, nth, bookedAt }: Chosen,
  slots: readonly Hours[],
): Promise<Held | null> {
  const { customerId, storeId, purpose } = people;
  for (const slot of slots) {
    const { startsAt } = slot;
    const held = await commands.holdSlot.issue(
      { offeringId: offering.id, startsAt, storeId },
      contextOf(customerId, bookedAt, `${purpose}:${nth}:hold`),
    );
    if (held.ok) return { slot, receipt: held.answer };
    if (held.refused.code !== 'SLOT_TAKEN') return null;
  }
  return null;
}

async function seedBooking(
  { commands, contextOf, now }: BookingMarket,
  { people, story, offering, nth, bookedAt }: Chosen,
  { slot: { startsAt, endsAt }, receipt }: Held,
): Promise<void> {
  const { customerId, professionalId, adminId, purpose } = people;
  const placeId = story.placeId ?? people.placeId ?? PlaceId.parse('m-hay-alandalus');
  const { fate, reviews, answeredAfter = 0, dinar = 120 } = story;
  const { price } = offering;
  const amount = price.kind === 'fixed' ? price.amount : Dirham.parse(dinar * 1000);
  const answeredAt = later(bookedAt, answeredAfter * minute);
  // Work that has just ended is talked about now, not in an hour
  const as = (actor: Actor, at: Instant, step: string): CommandContext =>
    contextOf(actor, at < now ? at : now, `${purpose}:${nth}:${step}`);
  const customer = (at: Instant, step: string): CommandContext => as(customerId, at, step);
  const professional = (at: Instant, step: string): CommandContext => as(professionalId, at, step);

  const { bookingId } = receipt;
  const on = { bookingId };
  const place = { ...on, placeId, addressNote: '', note: '' };
  const steps: (() => Promise<Outcome<BookingReceipt, { readonly code: string }>>)[] = [
    () => commands.placeBooking.issue(place, customer(bookedAt, 'place')),
  ];
  // An instant service is confirmed already
  if (offering.confirmation === 'approval' && !unanswered.has(fate)) {
    steps.push(() => commands.confirmBooking.issue(on, professional(answeredAt, 'confirm')));
  }
  if (fate === 'declined') {
    const reason = 'عندي شغل في مدينة أخرى ذلك اليوم';
    steps.push(() =>
      commands.declineBooking.issue({ ...on, reason }, professional(answeredAt, 'decline')),
    );
  }
  // As its timer would, a moment after the market has opened
  if (fate === 'expired') {
    steps.push(() => commands.expireBooking.issue(on, as('system', now, 'expire')));
  }
  if (fate === 'new time') {
    const newStartsAt = later(startsAt, day);
    steps.push(() =>
      commands.proposeTime.issue(
        { ...on, newStartsAt, note: '' },
        professional(answeredAt, 'propose'),
      ),
    );
  }
  if (story.isMoved) {
    const newStartsAt = later(startsAt, day);
    const moved = { ...on, startsAt: newStartsAt };
    steps.push(
      () =>
        commands.proposeTime.issue({ ...on, newStartsAt, note: '' }, customer(answeredAt, 'move')),
      () => commands.acceptTime.issue(moved, professional(later(answeredAt, hour), 'moved')),
    );
  }
  if (fate === 'cancelled') {
    steps.push(() =>
      commands.cancelBooking.issue({ ...on, reason: '' }, customer(answeredAt, 'cancel')),
    );
  }
  if (fate === 'cancelled late') {
    const at = later(startsAt, -2 * hour);
    const reason = 'الطريق كانت مقفلة ولم أستطع الوصول إلى البيت';
    steps.push(
      () => commands.cancelBooking.issue({ ...on, reason: '' }, customer(at, 'cancel')),
      () => commands.contestStrike.issue({ ...on, reason }, customer(later(at, hour), 'contest')),
    );
  }
  if (fate === 'missed') {
    const reason = 'انتظرت ساعة ولم يأتِ أحد';
    const at = later(startsAt, hour);
    steps.push(() => commands.reportNoShow.issue({ ...on, reason }, customer(at, 'missed')));
  }
  if (worked.has(fate)) {
    steps.push(
      () => commands.leaveFor.issue(on, professional(later(startsAt, -hour / 2), 'leave')),
      () => commands.arrive.issue(on, professional(startsAt, 'arrive')),
      () => commands.startWork.issue({ ...on, code: null }, customer(startsAt, 'start')),
    );
  }
  if (story.hasExtra) {
    const extra = { ...on, title: 'قطعة غيار جديدة', amount: Dirham.parse(35_000) };
    steps.push(() =>
      commands.proposeExtra.issue(extra, professional(later(startsAt, hour / 2), 'extra')),
    );
  }
  if (worked.has(fate) && fate !== 'started') {
    steps.push(() =>
      commands.finishWork.issue({ ...on, finalPrice: amount }, professional(endsAt, 'finish')),
    );
  }
  if (fate === 'disputed' || fate === 'resolved') {
    const reason = 'رجع العطل بعد ساعة من انتهاء العمل';
    steps.push(() =>
      commands.disputeBooking.issue({ ...on, reason }, customer(later(endsAt, hour), 'dispute')),
    );
  }
  if (fate === 'resolved' && adminId !== undefined) {
    const reason = 'الصور تبين أن العمل تم كما اتفقتما';
    const decision = { ...on, outcome: 'completed', reason } as const;
    steps.push(() =>
      commands.resolveDispute.issue(decision, as(adminId, later(endsAt, 2 * hour), 'resolve')),
    );
  }
  if (fate === 'completed') {
    steps.push(
      () => commands.recordCash.issue({ ...on, amount }, professional(endsAt, 'received')),
      () => commands.confirmCash.issue({ ...on, amount }, customer(endsAt, 'paid')),
      () => commands.completeBooking.issue(on, customer(endsAt, 'complete')),
    );
  }
  if (reviews !== undefined) {
    const { stars, text, reply, ofCustomer, reported } = reviews;
    const at = later(endsAt, hour / 4);
    steps.push(() =>
      commands.writeReview.issue({ ...on, stars, text }, customer(at, 'customer-reviews')),
    );
    if (ofCustomer !== undefined) {
      const ofProfessional = { ...on, stars: 5, text: ofCustomer };
      steps.push(() =>
        commands.writeReview.issue(ofProfessional, professional(at, 'professional-reviews')),
      );
    }
    if (reply !== undefined) {
      steps.push(() =>
        commands.replyToReview.issue({ ...on, text: reply }, professional(at, 'reply')),
      );
    }
    if (reported !== undefined) {
      const report = { ...on, author: 'customer', cause: 'untrue', words: reported } as const;
      steps.push(() =>
        commands.reportReview.issue(report, professional(later(at, hour / 4), 'report')),
      );
    }
  }
  for (const step of steps) {
    if (!(await step()).ok) return;
  }
}
