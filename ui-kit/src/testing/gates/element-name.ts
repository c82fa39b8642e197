/** Returns an element's name for a problem: tag, classes and text. */
export function nameOf(element: Element): string {
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  const id = classes.length === 0 && element.id !== '' ? `#${element.id}` : '';
  const role = element.getAttribute('role');
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24);
  return [
    `${element.tagName.toLowerCase()}${id}${classes.join('')}`,
    role === null ? '' : `[role=${role}]`,
    words === '' ? '' : ` “${words}”`,
  ].join('');
}

/** Returns the name together with that of its component. */
export function placeOf(element: Element): string {
  const parent = element.parentElement?.closest('[class*="ui-"]');
  return parent === null || parent === undefined
    ? nameOf(element)
    : `${nameOf(element)} in ${nameOf(parent)}`;
}

/**
 * Returns the kind of an element: tag, role and kit classes. Elements of one kind come from the
 * same line of a component; sizes, variants and states are one kind.
 */
export function kindOf(element: Element): string {
  const classes = [...element.classList].filter((name) => name.startsWith('ui-'));
  const parent = element.parentElement?.closest('[class*="ui-"]');
  const around = [...(parent?.classList ?? [])].filter((name) => name.startsWith('ui-'));
  return [element.tagName, element.getAttribute('role'), ...classes, 'in', ...around].join(' ');
}
