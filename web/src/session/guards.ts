import type { Me } from '@osta/contracts/account/api';
import type { AccountKind } from '@osta/contracts/account/kind';
import { withLocale, withoutLocale } from '@osta/contracts/locale-path';
import { redirect } from '@tanstack/react-router';

import type { RouterContext } from '../router-context.ts';
import { myStoresQuery } from '../stores/stores.queries.ts';
import { meKey } from './me.queries.ts';
import { ownPath } from './own-path.ts';
import { secondStepQuery } from './second-step.queries.ts';

interface Guarded {
  readonly context: Pick<RouterContext, 'queryClient' | 'locale'> & {
    readonly me: Me | null | undefined;
  };
  /** Where the visitor wants to go. */
  readonly location: { readonly href: string };
}

/**
 * Returns whether a signed-in person has not completed the sign-up: only its last steps are open to
 * them.
 */
export function isUnregistered(me: Me): boolean {
  return me.role === null && !me.isAdmin;
}

/**
 * Lets signed-in people pass, whether they have completed the sign-up or not; guests sign in first
 * and come back.
 *
 * @throws a redirect, or the failed call when the visitor's identity is unknown
 */
export function requireAnybody({ context, location }: Guarded): Me {
  const { me, queryClient } = context;
  if (me === undefined) {
    throw queryClient.getQueryState(meKey)?.error ?? new Error('nobody can say who is asking');
  }
  if (me === null) throw redirect({ to: '/auth/login', search: { redirect: location.href } });
  return me;
}

/**
 * Lets signed-in people pass; guests sign in first and come back, incomplete sign-ups are completed
 * first.
 *
 * @throws a redirect, or the failed call when the visitor's identity is unknown
 */
export function requireMe(guarded: Guarded): { me: Me } {
  const me = requireAnybody(guarded);
  if (isUnregistered(me)) {
    throw redirect({ to: '/auth/signup', search: { redirect: guarded.location.href } });
  }
  return { me };
}

/** Lets professionals pass. */
export function requireProfessional(guarded: Guarded): { me: Me } {
  const { me } = requireMe(guarded);
  if (me.role !== 'professional') throw redirect({ to: '/auth/unauthorized' });
  return { me };
}

interface GuardedWithApi extends Guarded {
  readonly context: Guarded['context'] & Pick<RouterContext, 'api'>;
}

/** Lets administrators pass; tells those without two-step verification to turn it on. */
export async function requireAdmin(guarded: GuardedWithApi): Promise<{ me: Me }> {
  const { me } = requireMe(guarded);
  if (me.isAdmin) return { me };
  const { api, queryClient } = guarded.context;
  const secondStep = await queryClient.query(secondStepQuery(api)).catch(() => null);
  const isMissing = secondStep !== null && secondStep.isRequired && !secondStep.isOn;
  throw redirect({
    to: '/auth/unauthorized',
    search: isMissing ? { needs: 'second-step' } : {},
  });
}

/** Returns the start page of a new member who did not ask for another page. */
export function firstPageOf(role: AccountKind): string {
  return role === 'professional' ? '/professional' : '/';
}

/** Returns the start page of a person who did not ask for another page. */
async function landingOf(
  { role, isAdmin }: Me,
  { api, queryClient }: GuardedWithApi['context'],
): Promise<string> {
  if (isAdmin) return '/admin';
  if (role === null) return '/';
  if (role !== 'business') return firstPageOf(role);
  // Who orders for a business need not have a store
  const stores = await queryClient.query(myStoresQuery(api)).catch(() => []);
  return stores.some(({ status }) => status !== 'closed') ? '/store/dashboard' : firstPageOf(role);
}

/** Lets guests pass; redirects signed-in people to where they wanted to go. */
export async function requireGuest(
  { context }: GuardedWithApi,
  wanted: string | undefined,
): Promise<void> {
  const { me } = context;
  if (me === null || me === undefined) return;
  if (isUnregistered(me)) {
    throw redirect({
      to: '/auth/signup',
      search: wanted === undefined ? {} : { redirect: wanted },
    });
  }
  // The address has its language prefix already: no rewrite may add another
  throw redirect({
    href: withLocale(
      withoutLocale(ownPath(wanted ?? (await landingOf(me, context)))),
      context.locale,
    ),
  });
}
