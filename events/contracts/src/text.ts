import { z } from 'zod';

/**
 * Text that people type, of one or more lines.
 *
 * Refuses control characters and lone surrogates: Postgres can store neither NUL nor a lone surrogate
 * in JSON, and no screen can show them.
 */
export const Text = z
  .string()
  // Not by \p{Cc} and \p{Cs}: the pattern goes into the JSON Schemas, and Python knows no such classes
  // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]*$/u);
export type Text = z.infer<typeof Text>;
