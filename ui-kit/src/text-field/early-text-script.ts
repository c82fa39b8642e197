/** Where the script keeps what was typed, on the field itself. */
const place = 'ostaTyped';

/**
 * An inline script for pages that a server renders; it has to run before everything else. It writes down what is typed
 * into areas: while React hydrates one that holds a text, it sets it back to that, before any other code can read it.
 */
export const earlyTextScript: string = `addEventListener('input',function(e){var t=e.target;if(t.localName==='textarea')t.${place}=t.value},true)`;

/** Returns what somebody typed into a field, also if React has set it back since. */
export function typedText(field: HTMLInputElement | HTMLTextAreaElement): string {
  const written: unknown = Reflect.get(field, place);
  return typeof written === 'string' ? written : field.value;
}
