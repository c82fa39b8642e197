import { z } from 'zod';

import { event } from '../define.ts';
import { RedirectPath, RedirectTarget } from './target.ts';

/** An admin added or changed a redirect. One stream per path. */
export const RedirectSetV1 = event('osta.redirect.redirect-set.v1', {
  path: RedirectPath,
  target: RedirectTarget,
  /** Whether it is permanent: browsers and search engines may remember it. */
  isPermanent: z.boolean(),
});
export type RedirectSetV1 = z.infer<typeof RedirectSetV1>;
