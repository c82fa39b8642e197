import { Router } from 'express';

import { robotsText } from './robots-text.ts';
import { securityText } from './security-text.ts';
import { sitemap } from './sitemap.ts';

const forAnHour = 'public, max-age=3600';

/** What machines look for at fixed addresses. */
export function createSiteFilesRoute(publicOrigin: string): Router {
  const router = Router();
  const map = sitemap(publicOrigin);
  const robots = robotsText(publicOrigin);
  router.get('/robots.txt', (_request, response) => {
    response.set('cache-control', forAnHour).type('txt').send(robots);
  });
  router.get('/sitemap.xml', (_request, response) => {
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
