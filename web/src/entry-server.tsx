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
import { messages as ar } from './locales/ar/messages.po';
import { messages as en } from './locales/en/messages.po';
import { createQueryClient } from './router.tsx';
import { createServerRouter } from './server-router.ts';
import type { Page, PageRenderer, PageRequest } from './server/page-renderer.ts';
import { meKey } from './session/me.queries.ts';
import { statusOf } from './validation/status-of.ts';

/** An API that does not answer costs the visitor this long, then the error page comes. */
const apiTimeout = 4000;

export const catalogs: { readonly [Code in Locale]: Messages } = { ar, en };

interface Match {
  readonly status: string;
  readonly error: unknown;
}

/** Of a page that could not be shown; `null` for one that is as its routes made it. */
function failureOf(matches: readonly Match[]): number | null {
  const failed = matches.find(({ status }) => status === 'error');
  return failed === undefined ? null : statusOf(failed.error);
}

/** Renders the page of one request, errors and unknown paths included. */
export async function renderPage({
  request,
  locale,
  theme,
  nonce,
  apiOrigin,
  exchange,
  publicOrigin,
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
  const i18n = setupI18n({ locale, messages: { [locale]: catalogs[locale] } });
  let isWhole = true;
  let failure: number | null = null;
  // Beside the response, not in it: as its body every page would be written to bytes and read again
  let html = '';

  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createServerRouter(
        { i18n, locale, api, queryClient, theme, publicOrigin, messagesUrl },
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

({ catalogs, renderPage }) satisfies PageRenderer;
