import { describe, expect, it } from 'vitest';

import * as icons from './icons.ts';

/** Drawings that point along the text, whatever they are used for. */
const sideways =
  'ArrowRight|ArrowLeft|ChevronRight|ChevronLeft|ChevronsRight|ChevronsLeft|LogIn|LogOut|Reply|Undo2?|Redo2?';

describe('icons', () => {
  const all = Object.entries(icons);

  it('mirror when their drawing points sideways', () => {
    const pointing = new RegExp(`^(?:${sideways})$`);
    const still = all.filter(
      ([, { Drawing, mirror }]) => pointing.test(Drawing.displayName ?? '') && !mirror,
    );
    expect(still.map(([name]) => name)).toEqual([]);
  });

  it('has one name per drawing', () => {
    const drawings = all.map(([, { Drawing }]) => Drawing.displayName);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
