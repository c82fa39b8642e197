/**
 * What was typed comes along when the page is read in another language: that is another document,
 * with the same fields in the same order. Kept in the browser until then, and only until then.
 */

/** Only what waits to be sent: a switch outside of a form takes effect at once. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const fieldsSelector = 'main form :is(input, textarea, select)';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never kept: secrets, and what shows the name of a value that it does not hold. */
const left: ReadonlySet<string> = new Set(['password', 'file', 'hidden']);

interface Typed {
  /** Kinds of the fields, in the order of the page: another form takes nothing over. */
  readonly kinds: readonly string[];
  readonly values: readonly (string | boolean | null)[];
}

const isTick = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio';

function valueOf(field: Field): string | boolean | null {
  const isSecret = field.autocomplete === 'one-time-code';
  if (left.has(field.type) || isSecret || field.getAttribute('role') === 'combobox') return null;
  return field instanceof HTMLInputElement && isTick(field) ? field.checked : field.value;
}

function fieldsOf(page: Document): readonly Field[] {
  return [...page.querySelectorAll<Field>(fieldsSelector)];
}

const keyOf = (path: string): string => `osta:typed:${path}`;

/**
 * Keeps what stands in the fields of the page.
 *
 * @param path of the page, without the language
 */
export function keepTyped(page: Document, storage: Storage, path: string): void {
  const fields = fieldsOf(page);
  if (fields.length === 0) return;
  const typed: Typed = { kinds: fields.map(({ type }) => type), values: fields.map(valueOf) };
  storage.setItem(keyOf(path), JSON.stringify(typed));
}

function isTyped(value: unknown): value is Typed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kinds' in value &&
    'values' in value &&
    Array.isArray(value.kinds) &&
    Array.isArray(value.values)
  );
}

function prototypeOf(field: Field): object {
  if (field instanceof HTMLTextAreaElement) return HTMLTextAreaElement.prototype;
  if (field instanceof HTMLSelectElement) return HTMLSelectElement.prototype;
  return HTMLInputElement.prototype;
}

/** Types for the person: React hears of it as of any other key. */
function fill(field: Field, value: string): void {
  // The setter of the element itself: React's own would take it for something it wrote
  Reflect.set(prototypeOf(field), 'value', value, field);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Puts what was kept into the fields of the page, once. Call it when the page is alive. */
export function restoreTyped(page: Document, storage: Storage, path: string): void {
  const kept = storage.getItem(keyOf(path));
  if (kept === null) return;
  storage.removeItem(keyOf(path));
  const typed: unknown = JSON.parse(kept);
  const fields = fieldsOf(page);
  const isSame =
    isTyped(typed) && typed.kinds.join(' ') === fields.map(({ type }) => type).join(' ');
  if (!isSame) return;
  for (const [index, field] of fields.entries()) {
    const value = typed.values[index];
    if (value === valueOf(field)) continue;
    if (typeof value === 'boolean') field.click();
    else if (typeof value === 'string') fill(field, value);
  }
}
