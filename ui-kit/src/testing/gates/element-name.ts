/** How a complaint names an element: its tag, its classes and its words, as a person would look for it. */
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

/** The same with the component that it stands in. */
export function placeOf(element: Element): string {
  const parent = element.parentElement?.closest('[class*="ui-"]');
  return parent === null || parent === undefined
    ? nameOf(element)
    : `${nameOf(element)} in ${nameOf(parent)}`;
}

/**
 * What elements have in common that are written by the same line of a component: tag, role and the
 * classes of the kit. Sizes, variants and states are of one kind.
 */
export function kindOf(element: Element): string {
  const classes = [...element.classList].filter((name) => name.startsWith('ui-'));
  const parent = element.parentElement?.closest('[class*="ui-"]');
  const around = [...(parent?.classList ?? [])].filter((name) => name.startsWith('ui-'));
  return [element.tagName, element.getAttribute('role'), ...classes, 'in', ...around].join(' ');
}
