import { z } from 'zod';

import { event } from '../define.ts';
import { RedirectPath, RedirectTarget } from './target.ts';

/** An admin added or changed a redirect. One stream per path. */
export const RedirectSet = event('osta.redirect.redirect-set', {
  path: RedirectPath,
  target: RedirectTarget,
  /** Whether it is permanent: browsers and search engines may remember it. */
  isPermanent: z.boolean(),
});
export type RedirectSet = z.infer<typeof RedirectSet>;
