import { type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@osta/contracts/locale';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';

import { createApi } from './api/api.ts';
import { createQueryClient } from './api/create-query-client.ts';
import { locales } from './locale/locale.ts';
import { messages as ar } from './locales/ar/messages.po';
import { messages as en } from './locales/en/messages.po';
import { createServerRouter } from './server-router.ts';
import type { Page, PageRenderer, PageRequest } from './server/pages/page-renderer.ts';
import type { Paper, PaperDrawer, PaperRequest } from './server/papers/paper-renderer.ts';
import { meKey } from './session/me.queries.ts';
import { statusOf } from './validation/status-of.ts';

/** Milliseconds to wait for the API before the error page is shown. */
const apiTimeout = 4000;

export const catalogs: { readonly [Code in Locale]: Messages } = { ar, en };

interface Match {
  readonly status: string;
  readonly error: unknown;
}

/** Returns the status of a page that failed; `null` for a page that rendered. */
function failureOf(matches: readonly Match[]): number | null {
  const failed = matches.find(({ status }) => status === 'error');
  return failed === undefined ? null : statusOf(failed.error);
}

/** Renders the page of one request, including errors and unknown paths. */
export async function renderPage({
  request,
  locale,
  theme,
  nonce,
  apiOrigin,
  exchange,
  publicOrigin,
  socialLinks,
  messagesUrl,
  assets,
}: PageRequest): Promise<Page> {
  const queryClient = createQueryClient(true);
  const hasCookies = request.headers.has('cookie');
  if (!hasCookies) queryClient.setQueryData(meKey, null);
  const api = createApi({
    origin: apiOrigin,
    locale,
    headers: request.headers,
    signal: request.signal,
    timeout: apiTimeout,
    exchange,
  });
  const { tag } = locales[locale];
  // Numbers in messages are those of the country: without it Arabic would have 1,000 beside 1.000
  const i18n = setupI18n({ locale, locales: tag, messages: { [locale]: catalogs[locale] } });
  let isWhole = true;
  let failure: number | null = null;
  // Collected beside the response: as its body every page would be encoded to bytes and decoded
  // again
  let html = '';

  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createServerRouter(
        { i18n, locale, api, queryClient, theme, publicOrigin, socialLinks, messagesUrl },
        nonce,
      ),
    getRouterManifest: () => assets,
  });
  const response = await handle(async ({ router, responseHeaders }) => {
    const queries = queryClient.getQueryCache().getAll();
    isWhole = queries.every(({ state }) => state.status !== 'error');
    failure = failureOf(router.state.matches);
    html = await transformHtmlStringWithRouter(
      router,
      renderToString(<RouterServer router={router} />),
    );
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return {
    status: failure ?? response.status,
    location: response.headers.get('location'),
    html,
    isWhole,
  };
}

let drawer: Promise<PaperDrawer> | undefined;

/** Draws a paper. What it takes is loaded with the first one. */
export async function drawPaper(request: PaperRequest): Promise<Paper> {
  drawer ??= import('./papers/draw-paper.tsx').then(({ createPaperDrawer }) =>
    createPaperDrawer(catalogs),
  );
  return (await drawer)(request);
}

({ catalogs, renderPage, drawPaper }) satisfies PageRenderer;
