import { describe, expect, it } from 'vitest';

import './fonts.css';

const faces = [
  {
    font: 'Inter Variable',
    fallback: 'Inter Fallback',
    words: 'Professionals and stores you can trust, in your city, at a price you know first.',
  },
  {
    font: 'Vazirmatn Variable',
    fallback: 'Vazirmatn Fallback',
    words: 'أسطوات ومحلات تثق فيهم، في مدينتك، وبسعر معروف من البداية.',
  },
] as const;

/** Returns whether a face can be drawn here: `local()` finds system fonts. */
async function canBeDrawn(family: string, words: string): Promise<boolean> {
  try {
    return (await document.fonts.load(`400 100px "${family}"`, words)).length > 0;
  } catch {
    return false;
  }
}

function measure(family: string, words: string): TextMetrics {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('nothing to draw on');
  context.font = `400 100px "${family}", monospace`;
  return context.measureText(words);
}

describe.each(faces)('$fallback', ({ font, fallback, words }) => {
  it('takes as much space as the font it replaces', async ({ skip }) => {
    expect(await canBeDrawn(font, words)).toBe(true);
    if (!(await canBeDrawn(fallback, words))) skip('the system has none of its fonts');

    const real = measure(font, words);
    const standIn = measure(fallback, words);

    expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(0.02);
    expect(standIn.fontBoundingBoxAscent).toBeCloseTo(real.fontBoundingBoxAscent, -0.5);
    expect(standIn.fontBoundingBoxDescent).toBeCloseTo(real.fontBoundingBoxDescent, -0.5);
  });
});
