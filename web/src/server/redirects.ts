import { FoundRedirect, type Redirect } from '@osta/contracts/redirect/api';
import { RedirectPath } from '@osta/contracts/redirect/target';
import type { RequestHandler } from 'express';

import type { WebLog } from './pages.ts';
import { SharedAnswers, type Made } from './shared-answers.ts';

interface RedirectOptions {
  readonly apiOrigin: string;
  readonly log: WebLog;
  /** Milliseconds; told in tests. */
  readonly now?: () => number;
}

/** How long an answer counts, and how long "nothing" counts when there was none. */
const freshFor = 10_000;
const failedFor = 1000;
const mostPaths = 2000;
/** A page waits no longer for it: most paths lead nowhere else. */
const deadline = 1000;

/** The redirects of all paths. */
export interface Redirects {
  /** Known without asking. */
  readonly leadsNowhere: (path: string) => boolean;
  readonly follow: RequestHandler;
}

/**
 * Sends the visitors of a path elsewhere where an admin has said so (docs/spec.md §2): asked of the API once
 * for everybody in ten seconds. Without an answer the page is served.
 *
 * What the API answers has passed the contract: a path of the site, or a safe https address.
 */
export function createRedirects({ apiOrigin, log, now = Date.now }: RedirectOptions): Redirects {
  const known = new SharedAnswers<Redirect | null>(mostPaths, now);

  async function ask(path: string): Promise<Made<Redirect | null>> {
    const mayLeadElsewhere = RedirectPath.safeParse(path).success;
    if (!mayLeadElsewhere) return { answer: null, freshFor, goodFor: freshFor };
    try {
      const url = `${apiOrigin}/api/redirects?path=${encodeURIComponent(path)}`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(deadline) });
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
