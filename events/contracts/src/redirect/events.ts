import { z } from 'zod';

import { RedirectRemovedV1 } from './redirect-removed.v1.ts';
import { RedirectSetV1 } from './redirect-set.v1.ts';

/** All events of the stream of a redirected path. */
export const RedirectEvent = z.discriminatedUnion('type', [RedirectSetV1, RedirectRemovedV1]);
export type RedirectEvent = z.infer<typeof RedirectEvent>;
