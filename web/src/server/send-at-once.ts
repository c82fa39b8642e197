import type { RequestHandler } from 'express';

import { isGreetedInEnglish } from './addresses.ts';
import type { Pages } from './pages.ts';
import type { Redirects } from './redirects.ts';
import { sendKeptPage } from './send-page.ts';

/**
 * Answers with what is kept before anything else is looked at: most visits end here. What would be
 * answered otherwise (another address, a redirect, a page that is old) is left to those behind.
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
