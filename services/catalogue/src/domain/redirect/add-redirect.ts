import type { RedirectSet } from '@osta/contracts/redirect/redirect-set';
import type {
  RedirectExists,
  RedirectHostNotListed,
  RedirectInChain,
} from '@osta/contracts/redirect/refusals';
import { refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Redirect } from './redirect.ts';
import { hostRefusal, leadOn, type RedirectFacts, type SetRedirect } from './set-redirect.ts';

/** An admin adds a redirect for a path that has none. */
export type AddRedirect = SetRedirect;

/** Why nothing was added. */
export type RedirectNotAdded = RedirectExists | RedirectInChain | RedirectHostNotListed;

/**
 * Adds a redirect. It never replaces one that another admin has written: that is a change, made
 * after seeing it.
 */
export function addRedirect(
  command: AddRedirect,
  state: Redirect,
  _context: Context,
  facts: RedirectFacts,
): Decision<RedirectSet, RedirectNotAdded> {
  const refusal = hostRefusal(command, facts);
  if (refusal) return refuse(refusal);
  if (state.status === 'set') return refuse({ code: 'REDIRECT_EXISTS' });
  return leadOn(command, facts);
}
