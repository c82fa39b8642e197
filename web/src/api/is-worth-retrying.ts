import { ApiProblem, isProblem } from './api-problem.ts';

/** Decides on retries of queries in the browser: up to two after no answer, none after a refusal. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  const gaveNoAnswer = error instanceof ApiProblem && (error.status === 0 || error.status >= 502);
  return gaveNoAnswer && failures < 2;
}

/**
 * Decides on retries of commands in the browser: none without a connection, so that the reader hears
 * at once that it is needed.
 */
export function isCommandWorthRetrying(failures: number, error: Error): boolean {
  return !isProblem(error, 'OFFLINE') && isWorthRetrying(failures, error);
}

/**
 * Decides on retries while the server renders a page: one after a 503 (the service was busy for a
 * moment), so that the visitor gets a page and no error. No retry after a timeout: the visitor has
 * waited long enough.
 */
export function isWorthRetryingForPage(failures: number, error: Error): boolean {
  return failures === 0 && error instanceof ApiProblem && error.status === 503;
}

/** Milliseconds: long enough for a short overload to pass, short enough for a waiting visitor. */
export const retryDelayForPage = 300;
