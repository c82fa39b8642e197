import { useLingui } from '@lingui/react/macro';
import type { StorePlan } from '@osta/contracts/plan/api';
import { yearMonths } from '@osta/contracts/plan/plan-price';

import { useFieldRules } from '../../../forms/field-rules.ts';
import type { Rules } from '../../../forms/use-form-fields.ts';
import { useToday } from '../../../time/use-today.ts';
import { isIdPart } from '../catalogue/entry-id.ts';
import { isName } from '../catalogue/is-name.ts';
import { isPriceChanged, type PlanPart } from './plan-part.ts';

/** A plan as its form has it. */
export interface PlanValues extends PlanPart {
  /** Of a plan that is added. */
  readonly id: string;
  readonly reason: string;
}

/** The highest price, in dirham, as the service accepts it. */
const highestPrice = 100_000_000;

/**
 * Returns the rules of the fields of a plan. The service holds to the same ones, and says from which day on another
 * price can count.
 *
 * @param plan the plan to change; `null`: one is added
 */
export function usePlanRules(plan: StorePlan | null): Rules<PlanValues> {
  const { t } = useLingui();
  const rules = useFieldRules();
  const today = useToday();

  const isRightText = (text: string): true | string =>
    isName(text) || t`Each needs two characters or more, one of them a letter.`;
  const isPrice = (dirham: number | null): true | string =>
    (dirham !== null && dirham >= 1000 && dirham <= highestPrice && dirham % 1000 === 0) ||
    t`Enter whole dinars, at least one.`;
  const within =
    (least: number, most: number) =>
    (count: number | null): true | string =>
      (count !== null && count >= least && count <= most) ||
      t`Enter a whole number from ${least} to ${most}.`;

  return {
    ar: [rules.required, isRightText],
    en: [rules.required, isRightText],
    aboutAr: [rules.required, isRightText],
    aboutEn: [rules.required, isRightText],
    id: [
      (id) =>
        plan !== null ||
        isIdPart(id, 'trade') ||
        t`Use small Latin letters and digits, with hyphens between.`,
    ],
    monthlyPrice: [isPrice],
    yearlyPrice: [
      isPrice,
      (dirham, { monthlyPrice }) =>
        dirham === null ||
        monthlyPrice === null ||
        dirham <= monthlyPrice * yearMonths ||
        t`A year can’t cost more than its twelve months.`,
    ],
    priceFrom: [
      (day, values) =>
        plan === null ||
        day !== null ||
        !isPriceChanged(values, plan, today) ||
        t`Choose the first day of this price.`,
    ],
    pictures: [within(1, 30)],
    members: [within(0, 30)],
    order: [within(1, 100)],
    reason: [rules.required, (text) => text.trim().length > 2 || t`Say in a few words why.`],
  };
}
