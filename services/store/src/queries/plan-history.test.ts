import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedType } from '@osta/contracts/recorded-type';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { releasedPlans } from '../domain/plan/released-plans.ts';
import { planHistory } from './plan-history.ts';

const admin = '01980000-0000-7000-8000-00000000000f';
const reason = 'Stores asked for it';
const premium = releasedPlans.find(({ id }) => id === 'premium');
if (!premium) throw new Error('there is a premium plan');
const { name, about, prices, pictures, members, order } = premium;
const said = { name, about, prices, pictures, members, order };

function happened(what: string, data: object = {}): EventEnvelope {
  return madeEvent({
    type: recordedType(`osta.plan.${what}`),
    time: '2026-03-01T07:30:00.000Z',
    actor: admin,
    data: { planId: 'premium', reason, ...data },
  });
}

function changesOf(...events: readonly EventEnvelope[]): readonly object[] {
  return planHistory(events, () => 'Nadia').map(({ changes }) => changes);
}

describe('the history of a plan', () => {
  it('says who did what, and why', () => {
    expect(planHistory([happened('plan-retired')], (id) => (id === admin ? 'Nadia' : ''))).toEqual([
      {
        what: 'plan-retired',
        at: '2026-03-01T07:30:00.000Z',
        name: 'Nadia',
        reason,
        changes: {},
      },
    ]);
  });

  it('compares each change with the one before, and the first with what Osta came with', () => {
    const dearer = [...prices, { ...prices[0], from: '2026-05-01', monthlyPrice: 160_000 }];
    const fewer = { ...said, pictures: 29, prices: dearer };
    expect(
      changesOf(
        happened('plan-changed', fewer),
        happened('plan-retired'),
        happened('plan-changed', { ...fewer, members: 3 }),
      ),
    ).toEqual([
      { pictures: { before: 30, after: 29 }, price: { before: prices[0], after: dearer[1] } },
      {},
      { members: { before: 20, after: 3 } },
    ]);
  });

  it('begins with all of a plan that was added', () => {
    const [added] = changesOf(happened('plan-added', { ...said, planId: 'family' }));
    expect(added).toMatchObject({
      name: { before: null, after: name },
      members: { before: null, after: 20 },
      price: { before: null, after: prices[0] },
    });
  });
});
