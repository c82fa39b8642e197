import { StoreId, UserId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import type { StoreEvent } from '@osta/contracts/store/events';
import { BasicSection, LocationSection, OpeningHoursSection } from '@osta/contracts/store/sections';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { PlaceId } from '@osta/reference/place-id';

import { releasedPlans } from '../domain/plan/released-plans.ts';
import { advanceSubscription } from '../domain/store/advance-subscription.ts';
import { storeDeadlines, type StoreDeadline } from '../domain/store/deadlines.ts';
import { store as fold } from '../domain/store/fold.ts';
import { remindOfEnd } from '../domain/store/remind-of-end.ts';
import type { BasicFacts, PublicPart } from '../domain/store/save-reviewed-section.ts';
import { settleCheckout } from '../domain/store/settle-checkout.ts';
import type { OpenedStore, Store } from '../domain/store/store.ts';
import { sections } from './any-store.ts';

const storeId = StoreId.parse('01980000-0000-7000-8000-000000000061');
export const owner = UserId.parse('01980000-0000-7000-8000-00000000000e');
export const stranger = UserId.parse('01980000-0000-7000-8000-00000000000f');
export const admin = UserId.parse('01980000-0000-7000-8000-0000000000ad');
export const beginning = Instant.parse('2026-11-22T08:00:00.000Z');
export const day = 86_400_000;
/** The day on which these histories pay. */
export const dayOfPayments = Day.parse('2026-11-22');
export const on = { storeId };
export const basic = BasicSection.parse(sections.basic);
/** The plans that Osta came with. */
export const plansOfRelease = { plans: releasedPlans };
/** The catalogue as Osta came with it. */
export const released = { catalogue: { changed: [], hidden: [] } };
export const location = LocationSection.parse(sections.location);
export const hours = OpeningHoursSection.parse(sections.openingHours);
export const elsewhere = PlaceId.parse('m-janzour');

/** A store in a history: its state, and what time it is. */
export class History {
  state: Store = fold.initial;
  now = beginning;
  count = 0;

  /** Decides as somebody and folds what happened; returns the code of a refusal. */
  do(
    actor: UserId | 'system',
    decide: (context: {
      now: Instant;
      actor: UserId | 'system';
      newId: (n: number) => string;
    }) => Decision<StoreEvent, Refusal>,
  ): string {
    const newId = (n: number): string => `01980000-0000-7000-8000-${String(1000 + this.count + n)}`;
    const decision = decide({ now: this.now, actor, newId });
    if (!decision.ok) return decision.refused.code;
    for (const event of decision.events) this.state = fold.evolve(this.state, event);
    this.count += 1;
    return '';
  }

  get store(): OpenedStore {
    if (this.state.status === 'none') throw new Error('There is no store');
    return this.state;
  }

  /** Lets time pass; every timer that is due fires, in order. */
  pass(days: number): void {
    const until = later(this.now, days * day);
    for (;;) {
      const due = storeDeadlines
        .of(this.state)
        .filter(({ dueAt }) => dueAt <= until)
        .toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1))[0];
      if (!due) break;
      if (due.dueAt > this.now) this.now = due.dueAt;
      const refused = this.do('system', (context) => this.fire(due, context));
      if (refused !== '') throw new Error(`A timer was refused: ${refused}`);
    }
    this.now = until;
  }

  /** The payment provider never answers here: `testing/checkout-moves.ts` says what it does. */
  private fire(
    { name, about }: StoreDeadline,
    context: Pick<Context, 'now' | 'actor' | 'newId'>,
  ): Decision<StoreEvent, Refusal> {
    if (name === 'remind-of-end') return remindOfEnd(on, this.state, context);
    if (name !== 'ask-provider') return advanceSubscription(on, this.state, context);
    const unknown = { report: null, paymentId: about, today: dayOfPayments, isDue: true };
    return settleCheckout({ ...on, checkoutId: about, ...unknown }, this.state, context);
  }

  get live(): PublicPart | null {
    return this.store.live;
  }

  get basicFacts(): BasicFacts {
    return { live: this.live, ...released };
  }
}
