/**
 * Types a text into a controlled field as a person would: React gets an ordinary input event, and the form takes the
 * text.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React compares with what was last set through the element, not through its prototype
  field.value = text === '' ? ' ' : '';
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
