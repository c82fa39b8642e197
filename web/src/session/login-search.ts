import { redirectSearch } from './redirect-search.ts';

interface LoginSearch extends ReturnType<typeof redirectSearch> {
  /** The first step is done; the second is due. */
  readonly step?: 'second-step';
}

/** Reads the parameters of `/auth/login`. */
export function loginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  return {
    ...redirectSearch(search),
    ...(search['step'] === 'second-step' && { step: search['step'] }),
  };
}
