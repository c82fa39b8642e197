const parts = '[tabindex="0"], input, button';

/** Focuses a control by its id; for a group, its first part. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  const target = field?.matches('[role="group"]') === true ? field.querySelector(parts) : field;
  if (target instanceof HTMLElement) target.focus();
  field?.scrollIntoView({ block: 'center' });
}
