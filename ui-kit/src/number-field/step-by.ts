export interface Steps {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number;
}

/** Returns the number of decimals of a step: 0.1 + 0.2 must be 0.3. */
function decimalsOf(step: number): number {
  const [, fraction = ''] = String(step).split('.');
  return Math.min(fraction.length, 10);
}

/**
 * Returns the value one step up or down, within the limits. An empty value starts at the minimum
 * (or at zero).
 */
export function stepBy(value: number | null, direction: 1 | -1, { min, max, step }: Steps): number {
  const start = min ?? (max !== undefined && max < 0 ? max : 0);
  const next =
    value === null ? start : Number((value + direction * step).toFixed(decimalsOf(step)));
  return Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
}

/**
 * Returns the number after a key: a step, ten steps, or an end of the scale; null for other keys.
 */
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
