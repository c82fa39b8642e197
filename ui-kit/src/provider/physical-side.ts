import type { Direction } from './ui-context.ts';

/** A side of something, by the direction of reading. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

const sides = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/** The side as Radix wants it: its overlays know left and right alone (radix-ui/primitives#3499). */
export function physicalSide(
  side: Side,
  direction: Direction,
): 'top' | 'bottom' | 'left' | 'right' {
  return sides[direction][side];
}
