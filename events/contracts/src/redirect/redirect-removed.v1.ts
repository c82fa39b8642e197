import type { z } from 'zod';

import { event } from '../define.ts';
import { RedirectPath } from './target.ts';

/** An admin removed the redirect of a path. */
export const RedirectRemovedV1 = event('osta.redirect.redirect-removed.v1', { path: RedirectPath });
export type RedirectRemovedV1 = z.infer<typeof RedirectRemovedV1>;
