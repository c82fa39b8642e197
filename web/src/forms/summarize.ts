import type { MessageDescriptor } from '@lingui/core';
import type { FieldError } from '@osta/ui-kit';

import { namesOf } from './names-of.ts';

/**
 * The lines of a form's error summary, in the order of the form: which field, and what is wrong.
 *
 * @param labels the name of each field, as it stands above it
 */
export function summarize<Name extends string>(
  labels: { readonly [Field in Name]: MessageDescriptor },
  errors: { readonly [Field in NoInfer<Name>]?: string },
  fieldId: (name: NoInfer<Name>) => string,
  say: (message: MessageDescriptor) => string,
): FieldError[] {
  return namesOf(labels).flatMap((name) =>
    errors[name] === undefined
      ? []
      : [{ fieldId: fieldId(name), message: `${say(labels[name])}: ${errors[name]}` }],
  );
}
