import type { Me } from '@osta/contracts/account/api';
import { redirect } from '@tanstack/react-router';

import { withLocale, withoutLocale } from '../locale/locale.ts';
import type { RouterContext } from '../router-context.ts';
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

/** Signed in, but has not said who they are: nothing but the end of the sign-up is open to them. */
export function isUnregistered(me: Me): boolean {
  return me.role === null && !me.isAdmin;
}

/**
 * Lets signed-in people through; guests sign in first and come back, half signed-up ones finish.
 *
 * @throws a redirect, or the failed call when nobody can say who is asking
 */
export function requireMe({ context, location }: Guarded): { me: Me } {
  const { me, queryClient } = context;
  if (me === undefined) {
    throw queryClient.getQueryState(meKey)?.error ?? new Error('nobody can say who is asking');
  }
  const search = { redirect: location.href };
  if (me === null) throw redirect({ to: '/auth/login', search });
  if (isUnregistered(me)) throw redirect({ to: '/auth/signup', search });
  return { me };
}

/** Lets professionals through. */
export function requireProfessional(guarded: Guarded): { me: Me } {
  const { me } = requireMe(guarded);
  if (me.role !== 'professional') throw redirect({ to: '/auth/unauthorized' });
  return { me };
}

/** Lets people through who ask for work: customers and businesses. */
export function requireCustomer(guarded: Guarded): { me: Me } {
  const { me } = requireMe(guarded);
  if (me.role === 'professional') throw redirect({ to: '/auth/unauthorized' });
  return { me };
}

interface GuardedForAdmins extends Guarded {
  readonly context: Guarded['context'] & Pick<RouterContext, 'api'>;
}

/** Lets administrators through, and tells those who are none until two-step verification is on. */
export async function requireAdmin(guarded: GuardedForAdmins): Promise<{ me: Me }> {
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

/** Where somebody's work is, when they did not say where they want to go. */
export function landingOf({ role }: Pick<Me, 'role'>): string {
  return role === 'professional' ? '/professional/requests' : '/';
}

/** Lets guests through; whoever is signed in goes on to where they wanted to go. */
export function requireGuest({ context }: Guarded, wanted: string | undefined): void {
  const { me } = context;
  if (me === null || me === undefined) return;
  if (isUnregistered(me)) {
    throw redirect({
      to: '/auth/signup',
      search: wanted === undefined ? {} : { redirect: wanted },
    });
  }
  // An address as the browser shows it: nothing puts the language before it any more
  throw redirect({
    href: withLocale(withoutLocale(ownPath(wanted ?? landingOf(me))), context.locale),
  });
}
