/** Types into a controlled field as a person would: React gets an ordinary input event. */
export function retype(field: HTMLInputElement, text: string): void {
  // React's own setter on the element would make it ignore the change; the prototype's setter does
  // not
  field.value = text === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
