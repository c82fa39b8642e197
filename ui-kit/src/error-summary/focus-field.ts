const parts = '[tabindex="0"], input, button, a';

/** How much of the screen is sure to be free of the bars at its edges. */
const freePart = 0.75;

/** Returns whether both fit on the screen, the one above the other. */
function fitTogether(above: Element, below: Element): boolean {
  const height = below.getBoundingClientRect().bottom - above.getBoundingClientRect().top;
  return height > 0 && height <= innerHeight * freePart;
}

/**
 * Focuses a control by its id; for a group, its first part. Scrolls to it.
 *
 * @param above stays in sight, too, where the screen has room for both
 */
export function focusField(fieldId: string, above: Element | null = null): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  const isGroup = field.matches('[role="group"], fieldset');
  const target = (isGroup ? field.querySelector(parts) : null) ?? field;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (above !== null && fitTogether(above, field)) above.scrollIntoView({ block: 'start' });
  else field.scrollIntoView({ block: 'center' });
}
