import type { Me } from '@osta/contracts/account/api';
import type { ApplicationView } from '@osta/contracts/application/api';
import { redirect } from '@tanstack/react-router';

import { myApplicationQuery } from '../professionals/my-application.queries.ts';
import type { RouterContext } from '../router-context.ts';
import type { ApplicationSearch } from './application-search.ts';
import { loadForPage } from './load-for-page.ts';

interface Gated {
  readonly context: Pick<RouterContext, 'api' | 'queryClient'>;
  readonly location: { readonly href: string };
}

/** Where a person belongs who wants to become a professional, by where their application stands. */
export type ApplicationPlace =
  | 'form'
  | 'pending'
  | 'profile'
  | 'documents'
  | 'rejected'
  | 'unauthorized';

/** Returns where a person belongs (docs/domain.md §5). */
export function placeOf(application: Pick<ApplicationView, 'status'> | null): ApplicationPlace {
  switch (application?.status) {
    case undefined:
    case 'draft':
    case 'changes_requested':
    case 'withdrawn':
      return 'form';
    case 'submitted':
    case 'under_review':
      return 'pending';
    case 'approved':
      return 'profile';
    case 'lapsed':
      return 'documents';
    case 'rejected':
      return 'rejected';
    case 'suspended':
    case 'revoked':
      return 'unauthorized';
  }
}

/** Loads the own application, and returns where it leads. */
async function loadPlace({ context, location }: Gated, me: Me): Promise<ApplicationPlace> {
  const { api, queryClient } = context;
  const query = { ...myApplicationQuery(api, me.id), staleTime: 0 };
  return placeOf(await loadForPage(queryClient.query(query), location));
}

/**
 * Lets those pass who may fill the form in, renew a document, or were rejected. Everybody else is led
 * to their place.
 *
 * @param part a professional who is approved has their documents in their profile
 */
export async function requireApplicant(
  gated: Gated,
  me: Me,
  part: ApplicationSearch['part'],
): Promise<void> {
  const place = await loadPlace(gated, me);
  if (place === 'pending') throw redirect({ to: '/registration-pending' });
  if (place === 'profile') {
    const search = part === 'documents' ? { section: 'legal-documents' as const } : {};
    throw redirect({ to: '/professional/profile', search });
  }
  if (place === 'unauthorized') {
    throw redirect({ to: '/auth/unauthorized', search: { needs: 'standing' } });
  }
}

/** Lets those pass whose application waits for an admin. Everybody else is led to their place. */
export async function requirePending(gated: Gated, me: Me): Promise<void> {
  const place = await loadPlace(gated, me);
  if (place === 'pending') return;
  throw redirect({ to: place === 'profile' ? '/professional/profile' : '/become-professional' });
}
