import { z } from 'zod';

/**
 * Returns the schema of a variable that is a whole number.
 *
 * @param unless what it is where nobody sets it
 */
export function whole(least: number, most: number, unless: number): z.ZodType<number> {
  return z.coerce
    .number('it must be a number')
    .int('it must be a whole number')
    .min(least, `it must be from ${least} to ${most}`)
    .max(most, `it must be from ${least} to ${most}`)
    .default(unless);
}
