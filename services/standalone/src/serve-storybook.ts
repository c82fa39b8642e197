import path from 'node:path';

import express, { type Router } from 'express';

const built = path.resolve(import.meta.dirname, '../../../ui-kit/storybook-static');

/**
 * The components, for designers, under `/storybook`: the static build of the ui-kit, when somebody
 * made it (`npm run build-storybook`). In development only.
 *
 * @param folder where the build lies; until there is one, the site answers that it knows no such page
 */
export function serveStorybook(folder: string = built): Router {
  const router = express.Router();
  router.use(express.static(folder));
  return router;
}
