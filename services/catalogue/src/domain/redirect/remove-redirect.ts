import type { RedirectRemoved } from '@osta/contracts/redirect/redirect-removed';
import { accept, refuse, type Decision } from '@osta/platform/decider';

import type { Redirect } from './redirect.ts';

/** An admin removes a redirect. */
export type RemoveRedirect = RedirectRemoved['data'];

/** The path has no redirect to change or remove. */
export interface NoRedirect {
  readonly code: 'NO_REDIRECT';
}

/** Removes an existing redirect. */
export function removeRedirect(
  { path }: RemoveRedirect,
  state: Redirect,
): Decision<RedirectRemoved, NoRedirect> {
  if (state.status === 'none') return refuse({ code: 'NO_REDIRECT' });
  const removed: RedirectRemoved = { type: 'osta.redirect.redirect-removed', data: { path } };
  return accept(removed);
}
