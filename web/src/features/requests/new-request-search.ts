import { type AboutSearch, aboutSearch } from '../../professionals/about-search.ts';
import { type RequestStep, requestSteps } from './request-steps.ts';

interface NewRequestSearch extends AboutSearch {
  /** The professional whose card was pressed: preselected. */
  readonly professional?: string;
  /** The step that is shown; the first without it. */
  readonly step?: RequestStep;
}

/** Reads the form's initial values, and its step, from the address. */
export function newRequestSearch(search: Readonly<Record<string, unknown>>): NewRequestSearch {
  const { professional } = search;
  const step = requestSteps.slice(1).find((name) => name === search['step']);
  return {
    ...aboutSearch(search),
    ...(typeof professional === 'string' && { professional }),
    ...(step !== undefined && { step }),
  };
}
