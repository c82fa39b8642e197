import type { Server } from 'node:http';
import { join } from 'node:path';

import { Router } from 'express';

import { redirectToProperAddress } from './addresses.ts';
import { createMessagesRoute } from './message-catalogs.ts';
import { createPages, type WebLog } from './pages/pages.ts';
import { sendAtOnce } from './pages/send-at-once.ts';
import { createPapersRoute } from './papers/papers.ts';
import { maintenancePage } from './plain-pages/maintenance-page.ts';
import { offlinePage } from './plain-pages/offline-page.ts';
import { sendPlainPage } from './plain-pages/send-plain-page.ts';
import { createRedirects } from './redirects.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { offlinePath, serviceWorker } from './service-worker.ts';
import { createSiteFilesRoute } from './site-files/site-files-route.ts';
import { readBuild, startVite } from './web-build.ts';

export interface WebOptions {
  /** The origin of `/api` for the server, such as `http://127.0.0.1:3000`. */
  readonly apiOrigin: string;
  /** The site's public origin, such as `https://osta.ly`: for canonical addresses. */
  readonly publicOrigin: string;
  /** Addresses of Osta on social sites, for the footer; the product's own when absent. */
  readonly socialLinks?: readonly string[];
  /** `development` compiles on request and needs the sources; `production` needs the build. */
  readonly mode: 'production' | 'development';
  readonly log: WebLog;
  /** Carries the socket for hot replacement, in development. Vite opens a port of its own when absent. */
  readonly server?: Server;
  /**
   * Every address shows the maintenance page with 503, until the server is restarted without it.
   */
  readonly isUnderMaintenance?: boolean;
  /** Seconds for which the redirect of a path is kept; 10 unless told. */
  readonly redirectSeconds?: number;
}

const root = join(import.meta.dirname, '..', '..');

/**
 * Creates the handler of everything but the API: rendered pages, their scripts and styles, and the
 * messages of each language. Mount it after the routes of the API; it answers GET and HEAD, and
 * passes on `/api`, `/socket.io`, `/health` and `/dev`.
 *
 * @throws in production when the web is not built
 */
export async function createWebHandler(options: WebOptions): Promise<Router> {
  const { mode, apiOrigin, server } = options;
  const build =
    mode === 'production' ? await readBuild(root) : await startVite(root, apiOrigin, server);
  const router = Router();
  const pages = createPages(build, options);
  const redirects = createRedirects(options);
  // Vite has paths of its own, and proxies the API in development
  if (!build.isFixed) router.use(build.files);
  if (options.isUnderMaintenance !== true) router.use(sendAtOnce(pages, redirects));
  router.use(redirectToProperAddress);
  router.use(setSecurityHeaders);
  router.use(createSiteFilesRoute(options));
  router.get(offlinePath, (_request, response) => sendPlainPage(response, 200, offlinePage));
  router.get('/sw.js', (_request, response) => {
    response.set('cache-control', 'no-cache').type('js').send(serviceWorker);
  });
  router.get('/_i18n/:locale/messages.json', createMessagesRoute(build.loadRenderer));
  if (build.isFixed) router.use(build.files);
  if (options.isUnderMaintenance === true) {
    router.use((_request, response) => {
      response.set('retry-after', '600');
      sendPlainPage(response, 503, maintenancePage);
    });
    return router;
  }
  router.use(createPapersRoute(build, options));
  router.use(redirects.follow);
  router.use(pages.answer);
  return router;
}
