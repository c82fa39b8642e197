import type { RedirectRemovedV1 } from '@osta/contracts/redirect/redirect-removed.v1';
import { accept, refuse, type Decision } from '@osta/platform/decider';

import type { Redirect } from './redirect.ts';

/** A path is to be itself again. */
export type RemoveRedirect = RedirectRemovedV1['data'];

/** The path is itself: there is nothing to change or to remove. */
export interface NoRedirect {
  readonly code: 'NO_REDIRECT';
}

/** Decides to take back a redirect that stands. */
export function removeRedirect(
  { path }: RemoveRedirect,
  state: Redirect,
): Decision<RedirectRemovedV1, NoRedirect> {
  if (state.status === 'none') return refuse({ code: 'NO_REDIRECT' });
  const removed: RedirectRemovedV1 = { type: 'osta.redirect.redirect-removed.v1', data: { path } };
  return accept(removed);
}
