import { redirectSearch } from './redirect-search.ts';

interface LoginSearch extends ReturnType<typeof redirectSearch> {
  /** The first step is done: the code of the app is asked for. */
  readonly step?: 'second-step';
}

/** Reads what `/auth/login` is opened with. */
export function loginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  return {
    ...redirectSearch(search),
    ...(search['step'] === 'second-step' && { step: search['step'] }),
  };
}
