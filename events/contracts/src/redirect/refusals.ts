import { z } from 'zod';

import { refusal } from '../define.ts';
import { RedirectTarget } from './target.ts';

/** A redirect leads somewhere in one step: this one would take two, or go in a circle. */
export const RedirectInChain = refusal('REDIRECT_IN_CHAIN', {
  /** Which one to change. `target`: it leads elsewhere itself, or back; `path`: another one leads to it. */
  field: z.enum(['path', 'target']),
});
export type RedirectInChain = z.infer<typeof RedirectInChain>;

/** The path leads elsewhere already: that can be changed, but not added once more. */
export const RedirectExists = refusal('REDIRECT_EXISTS', {});
export type RedirectExists = z.infer<typeof RedirectExists>;

/** Another admin was faster: what stands now is not what was seen. Whoever has seen it can go on. */
export const RedirectChanged = refusal('REDIRECT_CHANGED', {
  /** What stands now; `null`: it was removed. */
  now: z
    .strictObject({ target: RedirectTarget, isPermanent: z.boolean(), version: z.int().min(1) })
    .nullable(),
});
export type RedirectChanged = z.infer<typeof RedirectChanged>;

/** Visitors are sent to other sites only where the operators have listed the host. */
export const RedirectHostNotListed = refusal('REDIRECT_HOST_NOT_LISTED', {
  /** Those that are listed, in order; none, where redirects stay within the site. */
  hosts: z.array(z.string()),
});
export type RedirectHostNotListed = z.infer<typeof RedirectHostNotListed>;

/** Every way in which the table of redirects says no. */
export const RedirectRefusal = z.discriminatedUnion('code', [
  RedirectInChain,
  RedirectExists,
  RedirectChanged,
  RedirectHostNotListed,
]);
export type RedirectRefusal = z.infer<typeof RedirectRefusal>;
