const parts = '[tabindex="0"], input, button';

/** Takes the focus to a control by its id; into its first part where it is a group of them. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  const target = field?.matches('[role="group"]') === true ? field.querySelector(parts) : field;
  if (target instanceof HTMLElement) target.focus();
  field?.scrollIntoView({ block: 'center' });
}
