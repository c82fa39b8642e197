import { z } from 'zod';

import { RedirectRemoved } from './redirect-removed.ts';
import { RedirectSet } from './redirect-set.ts';

/** All events of the stream of a redirected path. */
export const RedirectEvent = z.discriminatedUnion('type', [RedirectSet, RedirectRemoved]);
export type RedirectEvent = z.infer<typeof RedirectEvent>;
