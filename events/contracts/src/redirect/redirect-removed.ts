import type { z } from 'zod';

import { event } from '../define.ts';
import { RedirectPath } from './target.ts';

/** An admin removed the redirect of a path. */
export const RedirectRemoved = event('osta.redirect.redirect-removed', { path: RedirectPath });
export type RedirectRemoved = z.infer<typeof RedirectRemoved>;
