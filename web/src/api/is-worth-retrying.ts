import { ApiProblem } from './api-problem.ts';

/** In the browser, where nothing answered: a second and a third try help, a refusal stays one. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  const gaveNoAnswer = error instanceof ApiProblem && (error.status === 0 || error.status >= 502);
  return gaveNoAnswer && failures < 2;
}

/**
 * While a page is made on the server, of what is asked for it: a service that was too busy for a
 * moment (503) is asked once more, so that its visitor gets a page and no error. Nothing else: who
 * waits for an answer that does not come has waited long enough.
 */
export function isWorthRetryingForPage(failures: number, error: Error): boolean {
  return failures === 0 && error instanceof ApiProblem && error.status === 503;
}

/** Long enough for a jam to pass, short enough for who waits for the page. In milliseconds. */
export const retryDelayForPage = 300;
