import { randomBytes } from 'node:crypto';

import { localeOfPath } from '@osta/contracts/locale-path';
import type {
  Request as ExpressRequest,
  RequestHandler,
  Response as ExpressResponse,
} from 'express';

import { socialLinks } from '../../site/social-links.ts';
import { varyOf } from '../addresses.ts';
import { messagesUrlOf } from '../message-catalogs.ts';
import { headersFor } from '../passed-headers.ts';
import { lastResortPage } from '../plain-pages/last-resort-page.ts';
import { createServerExchange } from '../server-exchange.ts';
import { SharedAnswers, type Made } from '../shared-answers.ts';
import { isRobot, type Visitor, visitorOf } from '../visitor.ts';
import type { WebBuild } from '../web-build.ts';
import type { Page, ThemePreference } from './page-renderer.ts';
import { keepPage, sendKeptPage, sendPage, type KeptPage } from './send-page.ts';

/** The part of pino's interface that the web uses. */
export interface WebLog {
  readonly info: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

interface PageOptions {
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly socialLinks?: readonly string[];
  readonly log: WebLog;
}

/** A page that was not ready within its time: nothing is broken, and a moment later it may be. */
class TooLate extends Error {
  override name = 'TooLate';
}

/** Seconds after which a page that was too late is worth another try. */
const lateAgainAfter = '10';

/** Milliseconds for a whole page; each call to the API has less. */
const renderingDeadline = 10_000;
/** In development the first page waits for the compilation. */
const compilingDeadline = 120_000;

/**
 * Milliseconds for which a guest's page is fresh, and then may be served stale while it is rendered
 * again.
 */
const freshFor = 30_000;
const goodFor = 10 * 60_000;
/** Pages of one person or store are never stale: who leaves, or is hidden, is not shown any longer. */
const ofOne = /\/public$/u;
const mostPages = 200;

/** Renders and caches the pages of the site. */
export interface Pages {
  /** Returns the cached page for a request, while it is fresh. */
  readonly kept: (request: ExpressRequest) => KeptPage | undefined;
  readonly answer: RequestHandler;
}

/**
 * Creates the renderer of pages. A guest's page without a query is rendered once for all guests
 * with the same language and theme; any other page for its visitor alone. Crawlers get an error's
 * status without a page.
 */
export function createPages(build: WebBuild, options: PageOptions): Pages {
  const pages = new SharedAnswers<KeptPage>(mostPages);
  const exchange = createServerExchange();

  async function render(
    url: URL,
    theme: ThemePreference,
    headers: Headers,
    signal: AbortSignal,
    nonce: string,
  ): Promise<Page> {
    const renderer = await build.loadRenderer();
    const locale = localeOfPath(url.pathname);
    return renderer.renderPage({
      request: new Request(url, { headers, signal }),
      locale,
      theme,
      nonce,
      apiOrigin: options.apiOrigin,
      exchange,
      publicOrigin: options.publicOrigin,
      socialLinks: options.socialLinks ?? socialLinks,
      messagesUrl: messagesUrlOf(renderer.catalogs, locale),
      assets: build.assets,
    });
  }

  /** Renders a page for all guests: it must contain nothing of the visitor who requested it. */
  async function makeForGuests(url: URL, theme: ThemePreference): Promise<Made<KeptPage>> {
    const nonce = newNonce();
    const gone = new AbortController();
    return inTime(renderingDeadline, gone, async () => {
      const page = await render(url, theme, new Headers(), gone.signal, nonce);
      const isGood = page.isWhole && page.status === 200;
      return {
        answer: await keepPage(page, { nonce, sheets: build.sheets, vary: varyOf(url.pathname) }),
        freshFor,
        goodFor: !isGood ? 0 : ofOne.test(url.pathname) ? freshFor : goodFor,
      };
    });
  }

  async function makeForOne(
    request: ExpressRequest,
    response: ExpressResponse,
    url: URL,
    theme: ThemePreference,
  ): Promise<void> {
    const nonce = newNonce();
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    await inTime(build.isFixed ? renderingDeadline : compilingDeadline, gone, async () => {
      const page = await render(url, theme, headersFor(request), gone.signal, nonce);
      if (page.status >= 400 && isRobot(request)) response.status(page.status).end();
      else await sendPage(request, response, page, build.isFixed ? nonce : null);
    });
  }

  /** Returns the cache key of a guest's page. */
  function keyOf(
    { originalUrl, path }: ExpressRequest,
    { isGuest, theme }: Visitor,
  ): string | null {
    const isForGuests = isGuest && build.isFixed && originalUrl === path;
    return isForGuests ? `${path} ${theme}` : null;
  }

  const answer: RequestHandler = async (request, response) => {
    const { originalUrl, path } = request;
    try {
      const url = new URL(originalUrl, options.publicOrigin);
      const visitor = visitorOf(request);
      const { theme } = visitor;
      const key = keyOf(request, visitor);
      if (key === null) {
        await makeForOne(request, response, url, theme);
        return;
      }
      const kept = await pages.get(key, () => makeForGuests(url, theme));
      if (kept.status >= 400 && isRobot(request)) response.status(kept.status).end();
      else sendKeptPage(request, response, kept);
    } catch (error) {
      if (response.destroyed) return;
      options.log.error({ err: error, path }, 'page could not be rendered');
      const isLate = error instanceof TooLate;
      if (isLate) response.set('retry-after', lateAgainAfter);
      const failed = {
        status: isLate ? 503 : 500,
        location: null,
        html: lastResortPage,
        isWhole: false,
      };
      if (isRobot(request)) response.status(failed.status).end();
      else await sendPage(request, response, failed, newNonce());
    }
  };

  return {
    kept: (request) => {
      const key = keyOf(request, visitorOf(request));
      return key === null ? undefined : pages.fresh(key);
    },
    answer,
  };
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Runs the rendering of a page, which ends with `TooLate` when it takes longer than these milliseconds. */
async function inTime<Result>(
  deadline: number,
  gone: AbortController,
  work: () => Promise<Result>,
): Promise<Result> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    gone.abort();
  }, deadline);
  try {
    return await work();
  } catch (error) {
    throw isLate ? new TooLate(`not ready within ${deadline} ms`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}
