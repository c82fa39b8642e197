import { notFound, redirect } from '@tanstack/react-router';

import { ApiProblem, isProblem } from '../api/api-problem.ts';
import { problemText } from '../problem/problem-text.ts';
import { validatePage } from '../validation/page-refusal.ts';

/** What is about this reader or this moment, not about us: forbidden, gone for good, too often. */
const tellable: ReadonlySet<number> = new Set([403, 410, 429]);

/** Whether what the address names is not there, or cannot be. */
function isAbout404(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const isBadAddress =
    error.code === 'VALIDATION_FAILED' &&
    error.fields.some(({ field }) => field.startsWith('path.'));
  return error.status === 404 || isBadAddress;
}

/**
 * Loads what a page cannot be without. What is not there, or not for this reader, is a page that is
 * not there (404); a session that has ended leads to signing in; what is refused is told with its
 * own status.
 */
export async function loadForPage<Answer>(
  answer: Promise<Answer>,
  location: { readonly href: string },
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isAbout404(error)) throw notFound();
    if (isProblem(error, 'UNAUTHENTICATED')) {
      throw redirect({ to: '/auth/login', search: { redirect: location.href } });
    }
    if (error instanceof ApiProblem && tellable.has(error.status)) {
      validatePage({ status: error.status, message: problemText(error) });
    }
    throw error;
  }
}
