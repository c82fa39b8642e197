import { z } from 'zod';

import type { TestAnswer } from './test-client.ts';

const Problem = z.looseObject({ code: z.string() });

/**
 * Returns the status and the code of a problem as one text: `401 CODE_REFUSED`.
 *
 * @throws ZodError for an answer that is no problem
 */
export function problemOf({ status, body }: TestAnswer): string {
  return `${status} ${Problem.parse(body).code}`;
}
