import { z } from 'zod';

import { refusal } from '../define.ts';

/** A redirect leads somewhere in one step: this one would take two, or go in a circle. */
export const RedirectInChain = refusal('REDIRECT_IN_CHAIN', {
  /** Which one to change. `target`: it leads elsewhere itself, or back; `path`: another one leads to it. */
  field: z.enum(['path', 'target']),
});
export type RedirectInChain = z.infer<typeof RedirectInChain>;

/** Every way in which the table of redirects says no. */
export const RedirectRefusal = z.discriminatedUnion('code', [RedirectInChain]);
export type RedirectRefusal = z.infer<typeof RedirectRefusal>;
