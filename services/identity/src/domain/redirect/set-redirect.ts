import type { RedirectSetV1 } from '@osta/contracts/redirect/redirect-set.v1';
import type { RedirectInChain } from '@osta/contracts/redirect/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Redirect } from './redirect.ts';
import type { NoRedirect } from './remove-redirect.ts';

/** A path is to lead somewhere. That visitors may be sent there has been checked. */
export type SetRedirect = RedirectSetV1['data'];

/** Other redirects that the new one would meet. */
export interface Neighbours {
  /** The target leads elsewhere itself. */
  readonly targetLeadsOn: boolean;
  /** Something leads to the path. */
  readonly pathIsTarget: boolean;
}

/** It is as it is wanted, which the caller answers as success. */
export interface RedirectUnchanged {
  readonly code: 'REDIRECT_UNCHANGED';
}

/** Why nothing changed. */
export type RedirectNotSet = NoRedirect | RedirectUnchanged | RedirectInChain;

/** Decides to let a path lead elsewhere than before. */
export function setRedirect(
  command: SetRedirect,
  state: Redirect,
  _context: Context,
  neighbours: Neighbours,
): Decision<RedirectSetV1, RedirectNotSet> {
  if (state.status === 'none') return refuse({ code: 'NO_REDIRECT' });
  const { target, isPermanent } = command;
  const isSame = state.target === target && state.isPermanent === isPermanent;
  return isSame ? refuse({ code: 'REDIRECT_UNCHANGED' }) : leadOn(command, neighbours);
}

/** One step leads there, and never in a circle: what would make two steps is refused. */
export function leadOn(
  { path, target, isPermanent }: SetRedirect,
  { targetLeadsOn, pathIsTarget }: Neighbours,
): Decision<RedirectSetV1, RedirectInChain> {
  if (targetLeadsOn || pathOf(target) === path) {
    return refuse({ code: 'REDIRECT_IN_CHAIN', field: 'target' });
  }
  if (pathIsTarget) return refuse({ code: 'REDIRECT_IN_CHAIN', field: 'path' });
  const set: RedirectSetV1 = {
    type: 'osta.redirect.redirect-set.v1',
    data: { path, target, isPermanent },
  };
  return accept(set);
}

/** The path of an own address, without query and fragment; what leads to another site has none of ours. */
export function pathOf(target: string): string {
  return target.replace(/[?#].*$/u, '');
}
