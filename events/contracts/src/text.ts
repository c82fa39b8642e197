import { z } from 'zod';

/**
 * Words that people type, over several lines if they like.
 *
 * Other control characters and halves of surrogate pairs are refused: no JSON column of Postgres can
 * hold NUL or a lone half, and no screen can show them.
 */
export const Text = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u);
export type Text = z.infer<typeof Text>;
