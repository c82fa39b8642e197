import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import * as icons from './icons.ts';

const source = path.join(import.meta.dirname, '..');

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

/** Arrows in the mark-up of a file that would point against the text in Arabic. */
function arrowsIn(code: string): string[] {
  return [...code.matchAll(new RegExp(`<(?:${sideways})\\b[^>]*>`, 'g'))]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('ui-mirror'));
}

describe('an arrow that is drawn without the registry', () => {
  it('is seen', () => {
    expect(arrowsIn('<ArrowRight size={20} />')).toHaveLength(1);
    expect(arrowsIn('<ArrowRight className="ui-mirror" size={20} />')).toHaveLength(0);
  });

  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );

  it.each(files)('mirrors in %s', (file) => {
    expect(arrowsIn(readFileSync(path.join(source, file), 'utf8'))).toEqual([]);
  });
});
