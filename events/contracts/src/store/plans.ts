import type { Dirham } from '../dirham.ts';
import type { LocalizedText } from '../locale.ts';

/** The plans of a store's subscription. Pages read this file, so it knows no zod: see `plan-id.ts`. */
export const planIds = ['starter', 'growth', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

/** One plan: what it costs a month, and how much of everything it allows. */
interface Plan {
  readonly id: PlanId;
  readonly name: LocalizedText;
  readonly about: LocalizedText;
  readonly monthlyPrice: Dirham;
  readonly pictures: number;
  /** Besides the owner. */
  readonly members: number;
}

/** The plans, the smallest first. Written for this product; prices are in dirham. */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: { ar: 'الأساسية', en: 'Starter' },
    about: {
      ar: 'صفحة لمتجرك بكل ما يحتاجه الزبون ليجدك ويتواصل معك.',
      en: 'A page with everything customers need to find you and get in touch.',
    },
    monthlyPrice: dirham(35_000),
    pictures: 6,
    members: 1,
  },
  {
    id: 'growth',
    name: { ar: 'النمو', en: 'Growth' },
    about: {
      ar: 'صور أكثر، وحسابات لفريقك ليدير الصفحة معك.',
      en: 'More photos, and accounts for the team that runs the page with you.',
    },
    monthlyPrice: dirham(75_000),
    pictures: 15,
    members: 5,
  },
  {
    id: 'premium',
    name: { ar: 'المميزة', en: 'Premium' },
    about: {
      ar: 'معرض صور كامل، وفريق كبير يعمل على الصفحة.',
      en: 'A full gallery, and a large team working on the page.',
    },
    monthlyPrice: dirham(150_000),
    pictures: 30,
    members: 20,
  },
];

/** Months of a year that is paid at once. */
export const yearMonths = 12;

/** Months that a year costs which is paid at once: the others are free. */
const paidMonthsOfYear = 10;

/** Days of the free trial, which every store has once. */
export const trialDays = 30;

/** Days after a period in which the page stays public, though nothing was paid. */
export const graceDays = 7;

/** Days after the grace in which a payment brings the page back. Then the subscription ends. */
export const unpaidDays = 90;

/** Days before the end of a trial or of a paid time at which its owner is reminded. */
export const periodReminders: readonly number[] = [7, 1];

/** Days before the end of the grace at which the owner is reminded. */
export const graceReminders: readonly number[] = [3, 1];

/** Days before the end of the time to pay, with the page hidden, at which the owner is reminded. */
export const unpaidReminders: readonly number[] = [60, 30, 7];

/** Returns a plan. */
export function planOf(id: PlanId): Plan {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

/** Returns what months of a plan cost, paid at once: a year costs ten. */
export function priceOf(id: PlanId, months: number): Dirham {
  const paid = months === yearMonths ? paidMonthsOfYear : months;
  return dirham(planOf(id).monthlyPrice * paid);
}

function dirham(amount: number): Dirham {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole numbers: prices of this file, and months
  return amount as Dirham;
}
