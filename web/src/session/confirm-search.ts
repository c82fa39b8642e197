import { emailSearch } from './email-search.ts';

interface ConfirmSearch extends ReturnType<typeof emailSearch> {
  /** What a provider sends a browser back with. */
  readonly code?: string;
  readonly state?: string;
  readonly iss?: string;
  /** What it sends instead, when it says no. */
  readonly error?: string;
}

/** Reads what `/auth/confirm` is opened with: from a mail, or from a provider. */
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
