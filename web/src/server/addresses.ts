import type { Request, RequestHandler } from 'express';

import { isRobot, prefersEnglish } from './visitor.ts';

/** Paths that belong to other servers behind the same address. */
const foreign = /^\/(?:api|socket\.io|health|metrics|storybook|dev)(?:\/|$)/u;

/** The one address of what was asked for under another one; `null` when it is the one already. */
export function properPath(path: string): string | null {
  const inner = path.replace(/^[/\\]+ar(?=[/\\]|$)/u, '').replace(/[/\\]+$/u, '');
  // Two slashes at the start, of either kind, would name another host
  const proper = `/${inner.replace(/^[/\\]+/u, '')}`;
  return proper === path ? null : proper;
}

/** Whether a visit of the front page is a first one, in a browser that prefers English. */
export function isGreetedInEnglish(request: Request): boolean {
  return request.path === '/' && prefersEnglish(request) && !isRobot(request);
}

/** What an answer at the path depends on, beside its address. */
export function varyOf(path: string): string {
  return path === '/' ? 'Accept-Language, Cookie, Accept-Encoding' : 'Cookie, Accept-Encoding';
}

/**
 * Sends visitors on to the one address of a page: without `/ar`, without a slash at the end. A
 * first visit of the front page in a browser that prefers English goes to `/en`.
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
