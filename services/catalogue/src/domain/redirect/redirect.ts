import type { RedirectEvent } from '@osta/contracts/redirect/events';
import type { RedirectSet } from '@osta/contracts/redirect/redirect-set';
import type { Fold } from '@osta/platform/decider';

/** The redirect of one path. `none`: the path has no redirect. */
export type Redirect =
  | { readonly status: 'none' }
  | ({ readonly status: 'set' } & RedirectSet['data']);

export const redirect: Fold<Redirect, RedirectEvent> = {
  version: 1,
  initial: { status: 'none' },

  evolve(_state, event) {
    switch (event.type) {
      case 'osta.redirect.redirect-set':
        return { status: 'set', ...event.data };
      case 'osta.redirect.redirect-removed':
        return { status: 'none' };
    }
  },
};
