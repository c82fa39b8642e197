import path from 'node:path';

import express, { type Router } from 'express';

const built = path.resolve(import.meta.dirname, '../../../ui-kit/storybook-static');

/**
 * Serves the component library under `/storybook`, for designers: the ui-kit's static build, if present
 * (`npm run build-storybook`). In development only.
 *
 * @param folder folder of the build; while it is missing, the site answers as for an unknown page
 */
export function serveStorybook(folder: string = built): Router {
  const router = express.Router();
  router.use(express.static(folder));
  return router;
}
