import { emailSearch } from './email-search.ts';

interface ConfirmSearch extends ReturnType<typeof emailSearch> {
  /** The query parameters that a provider redirects back with. */
  readonly code?: string;
  readonly state?: string;
  readonly iss?: string;
  /** The provider's error, in place of a code. */
  readonly error?: string;
}

/** Reads the parameters of `/auth/confirm`: from an email, or from a provider. */
export function confirmSearch(search: Readonly<Record<string, unknown>>): ConfirmSearch {
  const { code, state, iss, error } = search;
  return {
    ...emailSearch(search),
    ...(typeof code === 'string' && { code }),
    ...(typeof state === 'string' && { state }),
    ...(typeof iss === 'string' && { iss }),
    ...(typeof error === 'string' && { error }),
  };
}
