import { useLingui } from '@lingui/react';

import { ApiProblem } from '../api/api-problem.ts';
import { fieldText } from '../problem/field-text.ts';
import { namesOf } from './names-of.ts';

type FieldErrors<Name extends string> = { readonly [Field in Name]?: string };

/** Where a service has the field that a form calls by its own name, as in `body.email`. */
type ServiceNames<Name extends string> = { readonly [Field in Name]: string };

/**
 * Says, by the name that the form gives a field, why a service did not accept it. Empty when the
 * failure is about something else: the form then says it as a whole.
 */
export function useServerFields(): <Name extends string>(
  error: unknown,
  names: ServiceNames<Name>,
) => FieldErrors<Name> {
  const { i18n } = useLingui();
  return (error, names) => serverFields(error, names, (problem) => i18n._(fieldText(problem)));
}

type FieldProblem = ApiProblem['fields'][number];

/** What the service said about its fields, under the names of the form; empty for another error. */
export function serverFields<Name extends string>(
  error: unknown,
  names: ServiceNames<Name>,
  say: (problem: FieldProblem) => string,
): FieldErrors<Name> {
  const found: { [Field in Name]?: string } = {};
  if (!(error instanceof ApiProblem)) return found;
  for (const name of namesOf(names)) {
    const problem = error.fields.find(
      ({ field }) => field === names[name] || field.startsWith(`${names[name]}.`),
    );
    if (problem !== undefined) found[name] = say(problem);
  }
  return found;
}
