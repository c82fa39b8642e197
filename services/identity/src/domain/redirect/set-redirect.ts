import type { RedirectSetV1 } from '@osta/contracts/redirect/redirect-set.v1';
import type { RedirectHostNotListed, RedirectInChain } from '@osta/contracts/redirect/refusals';
import { isAllowedTarget } from '@osta/contracts/redirect/target';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { Redirect } from './redirect.ts';
import type { NoRedirect } from './remove-redirect.ts';

/** A path is to lead somewhere. */
export type SetRedirect = RedirectSetV1['data'];

/** Other redirects that the new one would meet. */
export interface Neighbours {
  /** The target leads elsewhere itself. */
  readonly targetLeadsOn: boolean;
  /** Something leads to the path. */
  readonly pathIsTarget: boolean;
}

/** What the service knows when a redirect is written. */
export interface RedirectFacts extends Neighbours {
  /** Other sites to which visitors may be sent. */
  readonly hosts: ReadonlySet<string>;
}

/** Why nothing changed. */
export type RedirectNotSet = NoRedirect | RedirectInChain | RedirectHostNotListed;

/** Decides to let a path lead elsewhere than before. */
export function setRedirect(
  command: SetRedirect,
  state: Redirect,
  _context: Context,
  facts: RedirectFacts,
): Decision<RedirectSetV1, RedirectNotSet> {
  const refusal = hostRefusal(command, facts);
  if (refusal) return refuse(refusal);
  if (state.status === 'none') return refuse({ code: 'NO_REDIRECT' });
  const { target, isPermanent } = command;
  const isSame = state.target === target && state.isPermanent === isPermanent;
  return isSame ? unchanged : leadOn(command, facts);
}

/** Why visitors may not be sent there; `undefined` when they may. */
export function hostRefusal(
  { target }: SetRedirect,
  { hosts }: RedirectFacts,
): RedirectHostNotListed | undefined {
  if (isAllowedTarget(target, hosts)) return undefined;
  return { code: 'REDIRECT_HOST_NOT_LISTED', hosts: [...hosts].toSorted() };
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
