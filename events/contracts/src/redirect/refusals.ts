import { z } from 'zod';

import { refusal } from '../define.ts';
import { RedirectTarget } from './target.ts';

/** The redirect would form a chain of two steps, or a cycle. */
export const RedirectInChain = refusal('REDIRECT_IN_CHAIN', {
  /**
   * The field to change. `target`: the target is redirected itself, or back; `path`: another redirect leads to
   * this path.
   */
  field: z.enum(['path', 'target']),
});
export type RedirectInChain = z.infer<typeof RedirectInChain>;

/** The path already has a redirect, which can be changed but not added again. */
export const RedirectExists = refusal('REDIRECT_EXISTS', {});
export type RedirectExists = z.infer<typeof RedirectExists>;

/**
 * Another admin has changed the redirect since it was read. Contains the current one, so that the
 * caller can continue from it.
 */
export const RedirectChanged = refusal('REDIRECT_CHANGED', {
  /** The current redirect; `null`: it was removed. */
  now: z
    .strictObject({ target: RedirectTarget, isPermanent: z.boolean(), version: z.int().min(1) })
    .nullable(),
});
export type RedirectChanged = z.infer<typeof RedirectChanged>;

/** Redirects to other sites are allowed only for hosts that the operators have listed. */
export const RedirectHostNotListed = refusal('REDIRECT_HOST_NOT_LISTED', {
  /** The listed hosts, in order; empty when redirects must stay within the site. */
  hosts: z.array(z.string()),
});
export type RedirectHostNotListed = z.infer<typeof RedirectHostNotListed>;

/** All refusals of the table of redirects. */
export const RedirectRefusal = z.discriminatedUnion('code', [
  RedirectInChain,
  RedirectExists,
  RedirectChanged,
  RedirectHostNotListed,
]);
export type RedirectRefusal = z.infer<typeof RedirectRefusal>;
