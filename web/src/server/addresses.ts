import type { Request, RequestHandler } from 'express';

import { isRobot, languageOf } from './visitor.ts';

/** Paths that other servers answer at the same address. */
const foreign = /^\/(?:api|socket\.io|health|metrics|storybook|dev)(?:\/|$)/u;

/** Returns the canonical path; `null` when the path is canonical already. */
export function properPath(path: string): string | null {
  const inner = path.replace(/^[/\\]+ar(?=[/\\]|$)/u, '').replace(/[/\\]+$/u, '');
  // Two leading slashes, of either kind, would name another host
  const proper = `/${inner.replace(/^[/\\]+/u, '')}`;
  return proper === path ? null : proper;
}

/**
 * Returns whether a request asks for the home page by its bare address, for a reader of English. A
 * page of our own that links there has chosen the language, also where its script could not write
 * the cookie. Crawlers are never redirected.
 */
export function isGreetedInEnglish(request: Request): boolean {
  return (
    request.path === '/' &&
    languageOf(request) === 'en' &&
    !isFromOwnPage(request) &&
    !isRobot(request)
  );
}

/** Returns whether the reader followed a link of this site: our pages tell us, and nobody else. */
function isFromOwnPage({ headers: { referer }, host }: Request): boolean {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}

/** Returns the `vary` header for a path. */
export function varyOf(path: string): string {
  return path === '/'
    ? 'Accept-Language, Cookie, Referer, Accept-Encoding'
    : 'Cookie, Accept-Encoding';
}

/**
 * Redirects to the canonical address: without `/ar`, without a trailing slash. Readers of English
 * are led from the home page's bare address to `/en`.
 */
export const redirectToProperAddress: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next('router');
  const { path } = request;
  if (foreign.test(path)) return next('router');

  const proper = properPath(path);
  const search = request.originalUrl.slice(path.length);
  if (proper !== null) return response.redirect(301, proper + search);
  if (!isGreetedInEnglish(request)) return next();
  response.set('cache-control', 'private, no-cache').set('vary', varyOf(path));
  return response.redirect(302, `/en${search}`);
};
