import type { RedirectRemovedV1 } from '@osta/contracts/redirect/redirect-removed.v1';
import { accept, refuse, type Decision } from '@osta/platform/decider';

import type { Redirect } from './redirect.ts';

/** An admin removes a redirect. */
export type RemoveRedirect = RedirectRemovedV1['data'];

/** The path has no redirect to change or remove. */
export interface NoRedirect {
  readonly code: 'NO_REDIRECT';
}

/** Removes an existing redirect. */
export function removeRedirect(
  { path }: RemoveRedirect,
  state: Redirect,
): Decision<RedirectRemovedV1, NoRedirect> {
  if (state.status === 'none') return refuse({ code: 'NO_REDIRECT' });
  const removed: RedirectRemovedV1 = { type: 'osta.redirect.redirect-removed.v1', data: { path } };
  return accept(removed);
}
