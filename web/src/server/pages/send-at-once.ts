import type { RequestHandler } from 'express';

import { isGreetedInEnglish } from '../addresses.ts';
import type { Redirects } from '../redirects.ts';
import type { Pages } from './pages.ts';
import { sendKeptPage } from './send-page.ts';

/**
 * Serves a cached page before anything else runs: most visits end here. Passes on what needs
 * another answer: another address, a redirect, a stale page.
 */
export function sendAtOnce(pages: Pages, redirects: Redirects): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead ? pages.kept(request) : undefined;
    const isHere = page !== undefined && redirects.leadsNowhere(request.path);
    if (isHere && !isGreetedInEnglish(request)) sendKeptPage(request, response, page);
    else next();
  };
}
