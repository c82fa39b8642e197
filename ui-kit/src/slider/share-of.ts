/** Returns the position of a value on its scale: 0 at the minimum, 1 at the maximum. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

interface FillStyle {
  readonly insetInlineStart: string;
  readonly inlineSize: string;
}

/** Half the thumb's width in slider.css: its centre stays that far from the ends of the track. */
const half = '(var(--ui-slider-thumb) / 2)';
const way = '(100% - var(--ui-slider-thumb))';

/** Returns the style of the filled part of the track: between two shares, or from its start. */
export function fillBetween(from: number | null, to: number): FillStyle {
  return from === null
    ? { insetInlineStart: '0', inlineSize: `calc(${to} * ${way} + ${half})` }
    : {
        insetInlineStart: `calc(${from} * ${way} + ${half})`,
        inlineSize: `calc(${to - from} * ${way})`,
      };
}
