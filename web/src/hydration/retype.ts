/** Types into a field that belongs to React, as if a person did: React hears of it like of any key. */
export function retype(field: HTMLInputElement, text: string): void {
  // What the field is told by itself, React takes for its own; what its prototype is told, for typed
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
