import path from 'node:path';

import express, { type Router } from 'express';

const built = path.resolve(import.meta.dirname, '../../../ui-kit/storybook-static');

/**
 * The components, for designers, under `/storybook`: the static build of the ui-kit, when somebody
 * made it (`npm run build-storybook -w @osta/ui-kit`). In development only.
 */
export function serveStorybook(): Router {
  const router = express.Router();
  router.use(express.static(built));
  return router;
}
