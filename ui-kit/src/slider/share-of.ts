/** Where a value stands on its scale: 0 at the least, 1 at the most. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

interface FillStyle {
  readonly insetInlineStart: string;
  readonly inlineSize: string;
}

/** Half of the thumb in slider.css: its middle never gets closer to an end of the track. */
const half = '(var(--ui-slider-thumb) / 2)';
const way = '(100% - var(--ui-slider-thumb))';

/** The part of the track that is filled: between two shares, or from its start where there is one. */
export function fillBetween(from: number | null, to: number): FillStyle {
  return from === null
    ? { insetInlineStart: '0', inlineSize: `calc(${to} * ${way} + ${half})` }
    : {
        insetInlineStart: `calc(${from} * ${way} + ${half})`,
        inlineSize: `calc(${to - from} * ${way})`,
      };
}
