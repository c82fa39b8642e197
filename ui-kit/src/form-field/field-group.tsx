import type { ComponentProps, ReactNode } from 'react';

import { useAriaGroup } from './use-aria-group.ts';

export type FieldGroupProps = Omit<ComponentProps<'div'>, 'role' | 'aria-labelledby'>;

/** The element around the controls of one field; it carries the field's label, hint and error. */
export function FieldGroup(props: FieldGroupProps): ReactNode {
  const { labelled, described } = useAriaGroup();
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- FormField writes the label: a legend would be a second one
  return <div role="group" {...labelled} {...described} {...props} />;
}
