export interface Steps {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number;
}

/** How many decimals a step has: 0.1 + 0.2 has to be 0.3. */
function decimalsOf(step: number): number {
  const [, fraction = ''] = String(step).split('.');
  return Math.min(fraction.length, 10);
}

/** One step up or down, kept within the limits. Starts at the least (or at zero) where there is no value. */
export function stepBy(value: number | null, direction: 1 | -1, { min, max, step }: Steps): number {
  const start = min ?? (max !== undefined && max < 0 ? max : 0);
  const next =
    value === null ? start : Number((value + direction * step).toFixed(decimalsOf(step)));
  return Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
}

/** What a key does to a number: a step, ten steps, an end of the scale, or nothing. */
export function numberAfterKey(key: string, value: number | null, steps: Steps): number | null {
  switch (key) {
    case 'ArrowUp':
      return stepBy(value, 1, steps);
    case 'ArrowDown':
      return stepBy(value, -1, steps);
    case 'PageUp':
      return stepBy(value, 1, { ...steps, step: steps.step * 10 });
    case 'PageDown':
      return stepBy(value, -1, { ...steps, step: steps.step * 10 });
    default:
      return null;
  }
}
