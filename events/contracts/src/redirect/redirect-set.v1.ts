import { z } from 'zod';

import { event } from '../define.ts';
import { RedirectPath, RedirectTarget } from './target.ts';

/** An admin let a path lead elsewhere, or elsewhere than before. One stream a path. */
export const RedirectSetV1 = event('osta.redirect.redirect-set.v1', {
  path: RedirectPath,
  target: RedirectTarget,
  /** Whether it is permanent: browsers and search engines may remember it. */
  isPermanent: z.boolean(),
});
export type RedirectSetV1 = z.infer<typeof RedirectSetV1>;
