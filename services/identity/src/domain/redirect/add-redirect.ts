import type { RedirectSetV1 } from '@osta/contracts/redirect/redirect-set.v1';
import type {
  RedirectExists,
  RedirectHostNotListed,
  RedirectInChain,
} from '@osta/contracts/redirect/refusals';
import { refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Redirect } from './redirect.ts';
import { hostRefusal, leadOn, type RedirectFacts, type SetRedirect } from './set-redirect.ts';

/** A path that is itself is to lead elsewhere. */
export type AddRedirect = SetRedirect;

/** Why nothing was added. */
export type RedirectNotAdded = RedirectExists | RedirectInChain | RedirectHostNotListed;

/** Never in place of what another admin has written: that is seen, and then changed. */
export function addRedirect(
  command: AddRedirect,
  state: Redirect,
  _context: Context,
  facts: RedirectFacts,
): Decision<RedirectSetV1, RedirectNotAdded> {
  const refusal = hostRefusal(command, facts);
  if (refusal) return refuse(refusal);
  if (state.status === 'set') return refuse({ code: 'REDIRECT_EXISTS' });
  return leadOn(command, facts);
}
