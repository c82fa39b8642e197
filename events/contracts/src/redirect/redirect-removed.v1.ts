import type { z } from 'zod';

import { event } from '../define.ts';
import { RedirectPath } from './target.ts';

/** An admin let a path be itself again. */
export const RedirectRemovedV1 = event('osta.redirect.redirect-removed.v1', { path: RedirectPath });
export type RedirectRemovedV1 = z.infer<typeof RedirectRemovedV1>;
