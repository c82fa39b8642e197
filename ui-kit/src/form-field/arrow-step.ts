import type { Direction } from '../provider/ui-context.ts';

const steps: Record<Direction, Readonly<Record<string, 1 | -1>>> = {
  ltr: { ArrowRight: 1, ArrowLeft: -1 },
  rtl: { ArrowRight: -1, ArrowLeft: 1 },
};

/**
 * Returns the step of an arrow key in a row that begins at the inline start: 1 forward, -1 back, or
 * null.
 */
export function arrowStep(key: string, direction: Direction): 1 | -1 | 0 {
  return steps[direction][key] ?? 0;
}

/** The same on a scale of values, where up is more and down is less. */
export function valueStep(key: string, direction: Direction): 1 | -1 | 0 {
  if (key === 'ArrowUp') return 1;
  if (key === 'ArrowDown') return -1;
  return arrowStep(key, direction);
}
