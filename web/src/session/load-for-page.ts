import { notFound, redirect } from '@tanstack/react-router';

import { ApiProblem, isProblem } from '../api/api-problem.ts';
import { problemText } from '../problem/problem-text.ts';
import { validatePage } from '../validation/page-refusal.ts';

/**
 * Statuses to show as they are, because they concern this reader or moment: forbidden, gone, too
 * many requests.
 */
const tellable: ReadonlySet<number> = new Set([403, 410, 429]);

/** Returns whether the failure means that the addressed thing does not or cannot exist. */
function isAbout404(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const isBadAddress =
    error.code === 'VALIDATION_FAILED' &&
    error.fields.some(({ field }) => field.startsWith('path.'));
  return error.status === 404 || isBadAddress;
}

/**
 * Loads what a page requires. Missing or hidden data is a 404; an ended session leads to the login;
 * a refusal keeps its own status.
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
