import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { Day } from '../offering/day.ts';
import { Text } from '../text.ts';

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** What a plan is called: a letter in it, and short enough for a card. */
const PlanName = Text.trim().min(2).max(40).refine(hasLetter);

/** What a plan is for, in a sentence. */
const PlanAbout = Text.trim().min(2).max(200).refine(hasLetter);

/** What a plan is called in both languages; neither may be missing. */
export const PlanNames = z.strictObject({ ar: PlanName, en: PlanName });
export type PlanNames = z.infer<typeof PlanNames>;

/** What a plan is called, how much of everything it allows, and where it stands among the others. */
export const PlanTerms = z.strictObject({
  name: PlanNames,
  about: z.strictObject({ ar: PlanAbout, en: PlanAbout }),
  /** Pictures of the page, at most. */
  pictures: z.int().min(1).max(30),
  /** People in the team besides the owner, at most. */
  members: z.int().min(0).max(30),
  /** Plans are shown by this number, the lowest first. */
  order: z.int().min(1).max(100),
});
export type PlanTerms = z.infer<typeof PlanTerms>;

/** A price of a plan in dirham: whole dinars, and nothing is free. */
export const PlanAmount = Dirham.min(1000).max(100_000_000).multipleOf(1000);

/** What a plan costs from a day on. */
export const PlanPrice = z.strictObject({
  /** In Libya; `null`: since there is the plan. */
  from: Day.nullable(),
  monthlyPrice: PlanAmount,
  /** For twelve months that are paid at once. */
  yearlyPrice: PlanAmount,
});
export type PlanPrice = z.infer<typeof PlanPrice>;

/** Oldest first, the last one may be of a day to come. */
export const PlanPrices = z.array(PlanPrice).min(1).max(200);

/** Why an admin changed a plan. */
export const PlanReason = Text.trim().min(3).max(300);
