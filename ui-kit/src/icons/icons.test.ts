import { describe, expect, it } from 'vitest';

import * as icons from './icons.ts';
import type { LineIcon } from './line-icon.ts';

/** The icons whose drawings point along the text. */
const sideways = new Set<LineIcon>([
  icons.forwardIcon,
  icons.backIcon,
  icons.nextIcon,
  icons.previousIcon,
  icons.logInIcon,
  icons.logOutIcon,
  icons.replyIcon,
  icons.undoIcon,
  icons.redoIcon,
]);

const markupOf = ({ drawing: { __html: markup } }: LineIcon): string => markup;

describe('icons', () => {
  const all = Object.entries(icons);

  it('mirror when their drawing points sideways', () => {
    const still = all.filter(([, icon]) => sideways.has(icon) && !icon.mirror);
    expect(still.map(([name]) => name)).toEqual([]);
  });

  it('has one name per drawing', () => {
    const seen = all.map(([, icon]) => markupOf(icon));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('draws with shapes alone', () => {
    const shape =
      /<(?:path|circle|ellipse|line|polyline|rect)(?: [a-z][a-z0-9-]*="[\w .,#-]+")+\/>/gu;
    const other = all.filter(([, icon]) => markupOf(icon).replaceAll(shape, '') !== '');
    expect(other.map(([name]) => name)).toEqual([]);
  });
});
