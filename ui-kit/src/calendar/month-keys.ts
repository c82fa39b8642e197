import { arrowStep } from '../form-field/arrow-step.ts';
import type { Direction } from '../provider/ui-context.ts';
import { addDays, addMonths, type Day, weekOf } from './calendar-days.ts';

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Returns the day that a key leads to in a month, as the grid pattern of the ARIA Authoring
 * Practices has it: arrows by days and weeks, Home and End within a week, Page Up and Page Down by
 * months, with Shift by years. Null for any other key.
 */
export function dayAfterKey(
  { key, shiftKey }: PressedKey,
  day: Day,
  direction: Direction,
): Day | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return addDays(day, arrowStep(key, direction));
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekOf(day)[0] ?? null;
    case 'End':
      return weekOf(day)[6] ?? null;
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}
