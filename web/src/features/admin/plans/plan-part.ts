import type { StorePlan } from '@osta/contracts/plan/api';
import { priceAfter, priceOn } from '@osta/contracts/plan/plan-price';

import { namesOf } from '../../../forms/names-of.ts';
import type { ReadPart } from '../../../forms/version-to-change.ts';

/** What a form says of a plan. */
export interface PlanPart {
  readonly ar: string;
  readonly en: string;
  readonly aboutAr: string;
  readonly aboutEn: string;
  /** Prices are in dirham; `null` while it is no amount. */
  readonly monthlyPrice: number | null;
  readonly yearlyPrice: number | null;
  /** The first day of the price, YYYY-MM-DD; `null`: it is the price of today. */
  readonly priceFrom: string | null;
  readonly pictures: number | null;
  readonly members: number | null;
  readonly order: number | null;
}

/** What the form of a plan begins with that is added. */
export const noPlan: PlanPart = {
  ar: '',
  en: '',
  aboutAr: '',
  aboutEn: '',
  monthlyPrice: null,
  yearlyPrice: null,
  priceFrom: null,
  pictures: null,
  members: null,
  order: null,
};

/** Returns what a form shows of a plan, with the version that it is: of its prices the one that is announced, if any. */
export function partOf(plan: StorePlan, today: string): ReadPart<PlanPart> {
  const { name, about, prices, pictures, members, order, version } = plan;
  const announced = priceAfter(prices, today);
  const { monthlyPrice, yearlyPrice } = announced ?? priceOn(prices, today);
  const texts = { ar: name.ar, en: name.en, aboutAr: about.ar, aboutEn: about.en };
  const price = { monthlyPrice, yearlyPrice, priceFrom: announced?.from ?? null };
  return { version, part: { ...texts, ...price, pictures, members, order } };
}

/** Returns in which fields, in the order of the form, what was typed differs from what is saved. */
export function planDifferences(mine: PlanPart, saved: PlanPart): readonly (keyof PlanPart)[] {
  return namesOf(noPlan).filter((field) => mine[field] !== saved[field]);
}

/** Whether the price of a form is another one than that of today. */
export function isPriceChanged(
  { monthlyPrice, yearlyPrice }: Pick<PlanPart, 'monthlyPrice' | 'yearlyPrice'>,
  plan: StorePlan,
  today: string,
): boolean {
  const now = priceOn(plan.prices, today);
  return monthlyPrice !== now.monthlyPrice || yearlyPrice !== now.yearlyPrice;
}
