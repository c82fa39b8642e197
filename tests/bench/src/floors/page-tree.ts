// The run bundles this file with the configuration of the web, and calls `loadFloors`
import { readFile } from 'node:fs/promises';

import { setupI18n } from '@lingui/core';
import { localeOfPath } from '@osta/contracts/locale-path';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { createApi } from '../../../../web/src/api/api.ts';
import { createQueryClient } from '../../../../web/src/api/create-query-client.ts';
import { catalogs } from '../../../../web/src/entry-server.tsx';
import { createServerRouter } from '../../../../web/src/server-router.ts';
import { assetsOf } from '../../../../web/src/server/web-build.ts';
import { meKey } from '../../../../web/src/session/me.queries.ts';
import type { FloorPage, PageFloors, PageTreeBundle } from '../page-floors.ts';
import { plainTree } from './plain-tree.ts';

const publicOrigin = 'https://osta.example';

/**
 * Loads a page for a guest as the web server does, up to the start of rendering.
 *
 * @throws what loading throws
 */
export async function loadFloors(page: FloorPage): Promise<PageFloors> {
  const { path, apiOrigin, manifestFile } = page;
  const locale = localeOfPath(path);
  const queryClient = createQueryClient(true);
  queryClient.setQueryData(meKey, null);
  const assets = assetsOf(JSON.parse(await readFile(manifestFile, 'utf8')));
  const handle = createRequestHandler({
    request: new Request(`${publicOrigin}${path}`),
    createRouter: () =>
      createServerRouter(
        {
          i18n: setupI18n({ locale, messages: { [locale]: catalogs[locale] } }),
          locale,
          api: createApi({ origin: apiOrigin, locale, timeout: 10_000 }),
          queryClient,
          theme: 'system',
          publicOrigin,
          socialLinks: [],
          messagesUrl: `/_i18n/${locale}/messages.json`,
        },
        'nonce',
      ),
    getRouterManifest: () => assets,
  });
  const tree = await new Promise<() => string>((resolve, reject) => {
    // The router is torn down when the response resolves, so this response never does
    handle(({ router }) => {
      resolve(() => renderToString(createElement(RouterServer, { router })));
      return new Promise<Response>(() => {});
    }).catch(reject);
  });
  const plain = plainTree(tree());
  return { tree, plain: () => renderToString(plain) };
}

({ loadFloors }) satisfies PageTreeBundle;
