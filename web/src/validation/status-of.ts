import { ApiProblem } from '../api/api-problem.ts';
import { PageRefusal } from './page-refusal.ts';

/** Returns the HTTP status of a page that could not be shown. */
export function statusOf(error: unknown): number {
  if (error instanceof PageRefusal) return error.status;
  if (!(error instanceof ApiProblem)) return 500;
  const gaveNoAnswer = error.status === 0 || error.status >= 502;
  return gaveNoAnswer ? 503 : 500;
}
