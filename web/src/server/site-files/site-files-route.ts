import { Router } from 'express';

import { listedServices } from './listed-services.ts';
import { profilePaths, publishedPages, storePaths } from './published-pages.ts';
import { robotsText } from './robots-text.ts';
import { securityText } from './security-text.ts';
import { sitemap } from './sitemap.ts';

const forAnHour = 'public, max-age=3600';

interface SiteFilesOptions {
  readonly publicOrigin: string;
  /** The origin of the lists of professionals and of stores, and of the catalogue. */
  readonly apiOrigin: string;
}

/** Serves the files that machines look for at fixed addresses. */
export function createSiteFilesRoute({ publicOrigin, apiOrigin }: SiteFilesOptions): Router {
  const router = Router();
  const lists = [profilePaths(apiOrigin), storePaths(apiOrigin)].map((each) =>
    publishedPages(each),
  );
  const services = listedServices(apiOrigin);
  const robots = robotsText(publicOrigin);
  router.get('/robots.txt', (_request, response) => {
    response.set('cache-control', forAnHour).type('txt').send(robots);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const [serviceIds, ...pages] = await Promise.all([services(), ...lists.map((read) => read())]);
    const map = sitemap(publicOrigin, pages.flat(), serviceIds);
    response.set('cache-control', forAnHour).type('xml').send(map);
  });
  router.get(['/.well-known/security.txt', '/security.txt'], (_request, response) => {
    response
      .set('cache-control', forAnHour)
      .type('txt')
      .send(securityText(publicOrigin, new Date()));
  });
  return router;
}
