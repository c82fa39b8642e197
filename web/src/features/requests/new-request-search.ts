import { type AboutSearch, aboutSearch } from '../../professionals/about-search.ts';

interface NewRequestSearch extends AboutSearch {
  /** The professional whose card was pressed: preselected. */
  readonly professional?: string;
}

/** Reads the form's initial values from the address. */
export function newRequestSearch(search: Readonly<Record<string, unknown>>): NewRequestSearch {
  const { professional } = search;
  return {
    ...aboutSearch(search),
    ...(typeof professional === 'string' && { professional }),
  };
}
