import { describe, expect, it } from 'vitest';

import { dayAfterKey } from './month-keys.ts';

/** A Saturday, the first day of its week. */
const day = '2026-11-21';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('a key in a month', () => {
  it.each([
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-21'],
    ['End', '2026-11-27'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
  ])('%s leads to %s, whatever the direction', (key, to) => {
    expect(dayAfterKey(press(key), day, 'rtl')).toBe(to);
    expect(dayAfterKey(press(key), day, 'ltr')).toBe(to);
  });

  it('points: the left arrow leads to tomorrow in Arabic', () => {
    expect(dayAfterKey(press('ArrowLeft'), day, 'rtl')).toBe('2026-11-22');
    expect(dayAfterKey(press('ArrowLeft'), day, 'ltr')).toBe('2026-11-20');
  });

  it('goes by years with Shift, to the last day where a month is shorter', () => {
    expect(dayAfterKey(press('PageDown', true), day, 'rtl')).toBe('2027-11-21');
    expect(dayAfterKey(press('PageUp'), '2026-12-31', 'rtl')).toBe('2026-11-30');
  });

  it('leaves every other key alone', () => {
    expect(dayAfterKey(press('Enter'), day, 'rtl')).toBeNull();
    expect(dayAfterKey(press('Tab'), day, 'rtl')).toBeNull();
  });
});
