import type { Direction } from './ui-context.ts';

/** A side, relative to the reading direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

const sides = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/**
 * Returns the side as Radix needs it: its overlays know only left and right
 * (radix-ui/primitives#3499).
 */
export function physicalSide(
  side: Side,
  direction: Direction,
): 'top' | 'bottom' | 'left' | 'right' {
  return sides[direction][side];
}
