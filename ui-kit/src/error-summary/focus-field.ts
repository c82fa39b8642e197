const parts = '[tabindex="0"], input, button, a';

/** Focuses a control by its id; for a group, its first part. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  const isGroup = field?.matches('[role="group"], fieldset') === true;
  const target = (isGroup ? field.querySelector(parts) : null) ?? field;
  if (target instanceof HTMLElement) target.focus();
  field?.scrollIntoView({ block: 'center' });
}
