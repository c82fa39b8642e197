import { categoryIds } from '@osta/ui-kit';

/** The icons of trades: one for each trade that Osta came with. */
export const drawnIcons = categoryIds.toSorted();

/** Returns the number by which an icon is told apart in words, from 1. */
export function iconNumber(icon: string): number {
  return drawnIcons.findIndex((each) => each === icon) + 1;
}
