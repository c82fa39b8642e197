import type { Direction } from '../provider/ui-context.ts';

const steps: Record<Direction, Readonly<Record<string, 1 | -1>>> = {
  ltr: { ArrowRight: 1, ArrowLeft: -1 },
  rtl: { ArrowRight: -1, ArrowLeft: 1 },
};

/** Which way an arrow key goes in a row that starts at the inline start: on, back, or nowhere. */
export function arrowStep(key: string, direction: Direction): 1 | -1 | 0 {
  return steps[direction][key] ?? 0;
}

/** The same on a scale of values, where up is more and down is less. */
export function valueStep(key: string, direction: Direction): 1 | -1 | 0 {
  if (key === 'ArrowUp') return 1;
  if (key === 'ArrowDown') return -1;
  return arrowStep(key, direction);
}
