import { describe, expect, it } from 'vitest';

import * as drawings from '../generated/drawings.ts';
import * as icons from './icons.ts';

/** Drawings that point along the text, whatever they are used for. */
const sideways = new Set([
  drawings.arrowRight,
  drawings.arrowLeft,
  drawings.chevronRight,
  drawings.chevronLeft,
  drawings.logIn,
  drawings.logOut,
  drawings.reply,
  drawings.undo2,
  drawings.redo2,
]);

const markupOf = ({ __html: markup }: drawings.Drawing): string => markup;

describe('icons', () => {
  const all = Object.entries(icons);

  it('mirror when their drawing points sideways', () => {
    const still = all.filter(([, { drawing, mirror }]) => sideways.has(drawing) && !mirror);
    expect(still.map(([name]) => name)).toEqual([]);
  });

  it('has one name per drawing', () => {
    const seen = all.map(([, { drawing }]) => markupOf(drawing));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('draws with shapes alone', () => {
    const shape =
      /<(?:path|circle|ellipse|line|polyline|rect)(?: [a-z][a-z0-9-]*="[\w .,#-]+")+\/>/gu;
    const other = all.filter(([, { drawing }]) => markupOf(drawing).replaceAll(shape, '') !== '');
    expect(other.map(([name]) => name)).toEqual([]);
  });
});
