import { emailSearch } from './email-search.ts';

interface ConfirmSearch extends ReturnType<typeof emailSearch> {
  /** What a provider sends a browser back with. Kept as it is: the page reads the address itself. */
  readonly code?: string | number;
  readonly state?: string | number;
  readonly iss?: string;
  /** What it sends instead, when it says no. */
  readonly error?: string;
}

function isWritten(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Reads what `/auth/confirm` is opened with: from a mail, or from a provider. */
export function confirmSearch(search: Readonly<Record<string, unknown>>): ConfirmSearch {
  const { code, state, iss, error } = search;
  return {
    ...emailSearch(search),
    ...(isWritten(code) && { code }),
    ...(isWritten(state) && { state }),
    ...(typeof iss === 'string' && { iss }),
    ...(typeof error === 'string' && { error }),
  };
}
