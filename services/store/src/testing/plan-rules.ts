import type { ObjectRule } from '@osta/platform/testing/object-rules';

const premium = {
  name: { ar: 'الذهبية', en: 'Gold' },
  about: { ar: 'معرض صور كامل', en: 'A full gallery' },
  pictures: 30,
  members: 20,
  order: 30,
  monthlyPrice: 150_000,
  yearlyPrice: 1_500_000,
  priceFrom: null,
};

/** A plan is nobody's: admins alone change it. */
function ofPlan(body: object): ObjectRule {
  return {
    own: () => null,
    foreign: () => ({ planId: 'premium' }),
    body: { reason: 'A better word', ...body },
    evenForeign: ['admin'],
  };
}

/** The rules of the operations on plans. */
export const planRules: readonly (readonly [string, ObjectRule])[] = [
  ['changeStorePlan', ofPlan(premium)],
  [
    'showPlanHistory',
    { own: () => null, foreign: () => ({ planId: 'premium' }), evenForeign: ['admin'] },
  ],
  ['retireStorePlan', ofPlan({})],
  ['offerStorePlan', ofPlan({})],
];
