import { Instant } from '@osta/contracts/instant';
import { AddPlanRequest, ChangePlanRequest, type StorePlan } from '@osta/contracts/plan/api';
import type { PlanEvent } from '@osta/contracts/plan/events';
import { amountOf, priceOn } from '@osta/contracts/plan/plan-price';
import { PlanPrice } from '@osta/contracts/plan/plan-terms';
import type { Decision, Refusal } from '@osta/platform/decider';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addPlan } from './add-plan.ts';
import { allPlans, limitsOf, planOf, type ChangedPlan, type PlanFacts } from './all-plans.ts';
import { changePlan } from './change-plan.ts';
import { plan as fold, type Plan } from './plan.ts';
import { pricesAfter } from './prices-after.ts';
import { offerPlan, retirePlan } from './retire-plan.ts';

/** 10:00 in Libya on 28 November 2026. */
const now = Instant.parse('2026-11-28T08:00:00.000Z');
const context = { now, actor: 'system', newId: String } as const;
const none: Plan = { status: 'none' };
const reason = 'Stores asked for it';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** All plans after these decisions, each on top of the ones before; throws on a refusal. */
class Market {
  readonly changed = new Map<string, ChangedPlan>();

  get facts(): PlanFacts {
    return { plans: allPlans([...this.changed.values()]) };
  }

  plan(id: string): StorePlan {
    return planOf(id, this.facts);
  }

  do(decision: Decision<PlanEvent, Refusal>): string {
    if (!decision.ok) return decision.refused.code;
    for (const event of decision.events) {
      const { planId } = event.data;
      const { state, version } = this.changed.get(planId) ?? { state: none, version: 0 };
      this.changed.set(planId, { state: fold.evolve(state, event), version: version + 1 });
    }
    return decision.events.length === 0 ? 'unchanged' : '';
  }

  change(id: string, wanted: object, at = now): string {
    const { name, about, pictures, members, order, prices } = this.plan(id);
    const { monthlyPrice, yearlyPrice } = priceOn(prices, at.slice(0, 10));
    const said = { name, about, pictures, members, order, monthlyPrice, yearlyPrice };
    const body = ChangePlanRequest.parse({ ...said, priceFrom: null, reason, ...wanted });
    const command = { planId: id, ...body };
    return this.do(changePlan(command, none, { ...context, now: at }, this.facts));
  }

  add(wanted: object = {}): string {
    const body = AddPlanRequest.parse({
      planId: 'family',
      name: { ar: 'العائلة', en: 'Family' },
      about: { ar: 'لمتجر صغير', en: 'For a small store' },
      monthlyPrice: 50_000,
      yearlyPrice: 500_000,
      pictures: 10,
      members: 2,
      order: 15,
      reason,
      ...wanted,
    });
    return this.do(addPlan(body, none, context, this.facts));
  }

  retire(planId: string): string {
    return this.do(retirePlan({ planId, reason }, none, context, this.facts));
  }

  offer(planId: string): string {
    return this.do(offerPlan({ planId, reason }, none, context, this.facts));
  }
}

describe('plans', () => {
  it('are those of the release until an admin changes them, in their order', () => {
    const market = new Market();
    const told = market.facts.plans.map(({ id, prices, pictures, members }) => {
      const price = priceOn(prices, '2026-11-28');
      return [id, amountOf(price, 1), amountOf(price, 11), amountOf(price, 12), pictures, members];
    });
    // What stores paid before admins could change anything: it never changes in the release
    expect(told).toEqual([
      ['starter', 35_000, 385_000, 350_000, 6, 1],
      ['growth', 75_000, 825_000, 750_000, 15, 5],
      ['premium', 150_000, 1_650_000, 1_500_000, 30, 20],
    ]);
    expect(market.add()).toBe('');
    expect(market.facts.plans.map(({ id }) => id)).toEqual([
      'starter',
      'family',
      'growth',
      'premium',
    ]);
    expect(market.change('family', { order: 99 })).toBe('');
    expect(market.facts.plans.at(-1)).toMatchObject({ id: 'family', version: 2 });
  });

  it('have an id and names of their own', () => {
    const market = new Market();
    expect(market.add({ planId: 'growth' })).toBe('PLAN_EXISTS');
    expect(market.add({ name: { ar: 'العائلة', en: 'GROWTH' } })).toBe('PLAN_NAME_TAKEN');
    expect(market.add({ name: { ar: 'النمو', en: 'Family' } })).toBe('PLAN_NAME_TAKEN');
    expect(market.change('growth', { name: { ar: 'النمو', en: 'Starter' } })).toBe(
      'PLAN_NAME_TAKEN',
    );
    expect(market.add({ yearlyPrice: 601_000 })).toBe('YEAR_TOO_DEAR');
    expect(market.change('growth', {})).toBe('unchanged');
    expect(market.facts).toEqual(new Market().facts);
  });

  it('are retired as long as one is left, keep their terms, and can be offered again', () => {
    const market = new Market();
    expect([market.retire('starter'), market.retire('growth')]).toEqual(['', '']);
    expect([market.retire('growth'), market.retire('premium')]).toEqual(['unchanged', 'LAST_PLAN']);
    expect(market.plan('growth')).toMatchObject({ isRetired: true, pictures: 15 });
    // The smallest that is offered
    expect(limitsOf(null, market.facts).pictures).toBe(30);
    expect(market.change('growth', { pictures: 12 })).toBe('');
    expect(market.plan('growth')).toMatchObject({ isRetired: true, pictures: 12 });
    expect([market.offer('growth'), market.offer('growth')]).toEqual(['', 'unchanged']);
    expect(limitsOf(null, market.facts).pictures).toBe(12);
    expect(market.retire('gold')).toBe('PLAN_NOT_FOUND');
  });
});

describe('a price', () => {
  const dearer = { monthlyPrice: 85_000, yearlyPrice: 850_000 };

  it('rises after a month of notice, and falls from tomorrow on', () => {
    const market = new Market();
    expect(market.change('growth', dearer)).toBe('PRICE_TOO_SOON');
    expect(market.change('growth', { ...dearer, priceFrom: '2026-12-27' })).toBe('PRICE_TOO_SOON');
    expect(market.change('growth', { ...dearer, priceFrom: '2026-12-28' })).toBe('');
    const cheaper = { monthlyPrice: 25_000, yearlyPrice: 250_000 };
    expect(market.change('starter', { ...cheaper, priceFrom: '2026-11-28' })).toBe(
      'PRICE_TOO_SOON',
    );
    expect(market.change('starter', { ...cheaper, priceFrom: '2026-11-29' })).toBe('');
    const { prices } = market.plan('growth');
    expect(priceOn(prices, '2026-12-27').monthlyPrice).toBe(75_000);
    expect(priceOn(prices, '2026-12-28').monthlyPrice).toBe(85_000);
  });

  it('that is announced is replaced by another, and taken back by that of today', () => {
    const market = new Market();
    market.change('growth', { ...dearer, priceFrom: '2027-02-01' });
    expect(market.change('growth', { ...dearer, priceFrom: '2027-02-01' })).toBe('unchanged');
    market.change('growth', { ...dearer, monthlyPrice: 90_000, priceFrom: '2027-03-01' });
    expect(market.plan('growth').prices).toMatchObject([
      { from: null, monthlyPrice: 75_000 },
      { from: '2027-03-01', monthlyPrice: 90_000 },
    ]);
    expect(market.change('growth', {})).toBe('');
    expect(market.plan('growth').prices).toHaveLength(1);
  });

  it('counts by the days of Libya', () => {
    // 00:30 on 29 November in Libya
    const market = new Market();
    const at = Instant.parse('2026-11-28T22:30:00.000Z');
    const cheaper = { monthlyPrice: 70_000, yearlyPrice: 700_000 };
    expect(market.change('growth', { ...cheaper, priceFrom: '2026-11-29' }, at)).toBe(
      'PRICE_TOO_SOON',
    );
    expect(market.change('growth', { ...cheaper, priceFrom: '2026-11-30' }, at)).toBe('');
  });

  it('of a day that has come never changes, whatever admins announce', () => {
    const price = fc.integer({ min: 1, max: 200 }).map((dinars) => dinars * 1000);
    const wish = fc.record({
      month: price,
      wait: fc.integer({ min: -5, max: 60 }),
      pass: fc.nat(50),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        let prices: readonly PlanPrice[] = [
          PlanPrice.parse({ from: null, monthlyPrice: 75_000, yearlyPrice: 750_000 }),
        ];
        let at = Date.parse(now);
        const paid = new Map<string, number>();
        for (const { month, wait, pass } of wishes) {
          paid.set(dayOf(at), priceOn(prices, dayOf(at)).monthlyPrice);
          const wanted = PlanPrice.parse({
            from: null,
            monthlyPrice: month,
            yearlyPrice: month * 10,
          });
          const priceFrom = dayOf(at + wait * 86_400_000);
          const instant = Instant.parse(new Date(at).toISOString());
          const after = pricesAfter(prices, { ...wanted, priceFrom }, instant);
          if (after.ok) ({ prices } = after);
          at += pass * 86_400_000;
        }
        for (const [day, amount] of paid) expect(priceOn(prices, day).monthlyPrice).toBe(amount);
        const days = prices.map(({ from }) => from ?? '');
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
      { numRuns: 300, seed: 64 },
    );
  });
});
