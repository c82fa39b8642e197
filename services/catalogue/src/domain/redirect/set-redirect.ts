import type { RedirectSet } from '@osta/contracts/redirect/redirect-set';
import type { RedirectHostNotListed, RedirectInChain } from '@osta/contracts/redirect/refusals';
import { isAllowedTarget } from '@osta/contracts/redirect/target';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { Redirect } from './redirect.ts';
import type { NoRedirect } from './remove-redirect.ts';

/** The redirect of a path. */
export type SetRedirect = RedirectSet['data'];

/** Whether other redirects would form a chain with the new one. */
export interface Neighbours {
  /** The target has a redirect itself. */
  readonly targetLeadsOn: boolean;
  /** Another redirect leads to the path. */
  readonly pathIsTarget: boolean;
}

/** The facts for writing a redirect. */
export interface RedirectFacts extends Neighbours {
  /** Other sites to which a redirect may lead. */
  readonly hosts: ReadonlySet<string>;
}

/** Why nothing changed. */
export type RedirectNotSet = NoRedirect | RedirectInChain | RedirectHostNotListed;

/** Changes the target or kind of an existing redirect. */
export function setRedirect(
  command: SetRedirect,
  state: Redirect,
  _context: Context,
  facts: RedirectFacts,
): Decision<RedirectSet, RedirectNotSet> {
  const refusal = hostRefusal(command, facts);
  if (refusal) return refuse(refusal);
  if (state.status === 'none') return refuse({ code: 'NO_REDIRECT' });
  const { target, isPermanent } = command;
  const isSame = state.target === target && state.isPermanent === isPermanent;
  return isSame ? unchanged : leadOn(command, facts);
}

/** Returns why a redirect may not lead there; `undefined` if it may. */
export function hostRefusal(
  { target }: SetRedirect,
  { hosts }: RedirectFacts,
): RedirectHostNotListed | undefined {
  if (isAllowedTarget(target, hosts)) return undefined;
  return { code: 'REDIRECT_HOST_NOT_LISTED', hosts: [...hosts].toSorted() };
}

/** Records the redirect. Chains and circles are refused: a visitor must arrive after one step. */
export function leadOn(
  { path, target, isPermanent }: SetRedirect,
  { targetLeadsOn, pathIsTarget }: Neighbours,
): Decision<RedirectSet, RedirectInChain> {
  if (targetLeadsOn || pathOf(target) === path) {
    return refuse({ code: 'REDIRECT_IN_CHAIN', field: 'target' });
  }
  if (pathIsTarget) return refuse({ code: 'REDIRECT_IN_CHAIN', field: 'path' });
  const set: RedirectSet = {
    type: 'osta.redirect.redirect-set',
    data: { path, target, isPermanent },
  };
  return accept(set);
}

/**
 * Returns a target without query and fragment. The address of another site equals no own path.
 */
export function pathOf(target: string): string {
  return target.replace(/[?#].*$/u, '');
}
