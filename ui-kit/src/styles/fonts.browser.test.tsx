import { describe, expect, it } from 'vitest';

import './fonts.css';

const arabic = 'أسطوات ومحلات تثق فيهم، في مدينتك، وبسعر معروف من البداية.';

const faces = [
  ...['Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu'].flatMap((fallback) =>
    [400, 600, 700, 800].map((weight) => ({
      font: 'Inter Variable',
      fallback,
      weight,
      words: 'Professionals and stores you can trust, in your city, at a price you know first.',
    })),
  ),
  ...['Vazirmatn Fallback', 'Vazirmatn Fallback DejaVu'].flatMap((fallback) =>
    [400, 700].map((weight) => ({
      font: 'Vazirmatn Variable',
      fallback,
      weight,
      words: arabic,
    })),
  ),
];

/** Returns whether a face can be drawn: `local()` finds the fonts of tests/fonts.conf. */
async function canBeDrawn(family: string, weight: number, words: string): Promise<boolean> {
  try {
    return (await document.fonts.load(`${weight} 100px "${family}"`, words)).length > 0;
  } catch {
    return false;
  }
}

function measure(family: string, weight: number, words: string): TextMetrics {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('nothing to draw on');
  context.font = `${weight} 100px "${family}", monospace`;
  return context.measureText(words);
}

describe.each(faces)('$fallback at $weight', ({ font, fallback, weight, words }) => {
  it('takes as much space as the font it replaces', async () => {
    expect(await canBeDrawn(font, weight, words)).toBe(true);
    expect(await canBeDrawn(fallback, weight, words)).toBe(true);

    const real = measure(font, weight, words);
    const standIn = measure(fallback, weight, words);

    expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(0.02);
    expect(standIn.fontBoundingBoxAscent).toBeCloseTo(real.fontBoundingBoxAscent, -0.5);
    expect(standIn.fontBoundingBoxDescent).toBeCloseTo(real.fontBoundingBoxDescent, -0.5);
  });
});
