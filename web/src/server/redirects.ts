import { FoundRedirect, type Redirect } from '@osta/contracts/redirect/api';
import { RedirectPath } from '@osta/contracts/redirect/target';
import type { RequestHandler } from 'express';

import { call } from '../api/call.ts';
import type { WebLog } from './pages/pages.ts';
import { SharedAnswers, type Made } from './shared-answers.ts';

interface RedirectOptions {
  readonly apiOrigin: string;
  readonly log: WebLog;
  /** Seconds for which an answer is kept. */
  readonly redirectSeconds?: number;
  /** Milliseconds; set by tests. */
  readonly now?: () => number;
}

/** Milliseconds for which "no redirect" is kept when the API did not answer. */
const failedFor = 1000;
const mostPaths = 2000;
/** A page waits at most this long: most paths have no redirect. */
const deadline = 1000;

/** Looks up redirects of paths. */
export interface Redirects {
  /** Returns whether the cache says that the path has no redirect. */
  readonly leadsNowhere: (path: string) => boolean;
  readonly follow: RequestHandler;
}

/**
 * Redirects paths as an admin has set up (docs/spec.md §2). Asks the API about a path
 * at most once in some seconds, for all visitors. Without an answer the page is served.
 *
 * The API's answers satisfy the contract: a path of the site, or a safe https address.
 */
export function createRedirects({
  apiOrigin,
  log,
  redirectSeconds = 10,
  now = Date.now,
}: RedirectOptions): Redirects {
  const freshFor = redirectSeconds * 1000;
  const known = new SharedAnswers<Redirect | null>(mostPaths, now);

  async function ask(path: string): Promise<Made<Redirect | null>> {
    const mayLeadElsewhere = RedirectPath.safeParse(path).success;
    if (!mayLeadElsewhere) return { answer: null, freshFor, goodFor: freshFor };
    try {
      const asked = call('GET /api/redirects', { query: { path } });
      const answer = await fetch(`${apiOrigin}${asked.path}`, {
        signal: AbortSignal.timeout(deadline),
      });
      if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
      const { redirect } = FoundRedirect.parse(await answer.json());
      return { answer: redirect, freshFor, goodFor: freshFor };
    } catch (error) {
      log.error({ err: error, path }, 'redirect could not be looked up');
      return { answer: null, freshFor: failedFor, goodFor: failedFor };
    }
  }

  const follow: RequestHandler = async (request, response, next) => {
    const { path } = request;
    const redirect = await known.get(path, () => ask(path));
    if (!redirect) {
      next();
      return;
    }
    const { target, isPermanent } = redirect;
    response.set('cache-control', isPermanent ? 'public, max-age=3600' : 'no-cache');
    response.writeHead(isPermanent ? 301 : 302, { location: target }).end();
  };
  return { leadsNowhere: (path) => known.fresh(path) === null, follow };
}
