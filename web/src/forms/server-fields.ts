import type { MessageDescriptor } from '@lingui/core';

import { ApiProblem } from '../api/api-problem.ts';
import { fieldText } from '../problem/field-text.ts';

/**
 * What a service did not accept, by the name that the form gives the field. Empty when the failure
 * is about something else: the form then says it as a whole.
 *
 * @param names the service's name of each field, as in `body.email`
 */
export function serverFields<Name extends string>(
  error: unknown,
  names: { readonly [Field in Name]: string },
): Map<Name, MessageDescriptor> {
  const found = new Map<Name, MessageDescriptor>();
  if (!(error instanceof ApiProblem)) return found;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
  for (const name of Object.keys(names) as Name[]) {
    const problem = error.fields.find(
      ({ field }) => field === names[name] || field.startsWith(`${names[name]}.`),
    );
    if (problem !== undefined) found.set(name, fieldText(problem));
  }
  return found;
}
