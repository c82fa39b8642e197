import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React what was typed into a field, or filled in by the browser, before React was there: it heard no event of
 * it, and a form would send what the field no longer shows.
 *
 * @param value what React thinks that the field shows; anything but a text where it does not say
 * @returns the ref for the field
 */
export function useEarlyText<Element extends Field>(value: unknown): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const tell = useEffectEvent(() => {
    const at = field.current;
    if (at === null || typeof value !== 'string') return;
    const typed = at.value;
    // A field has no carriage returns
    if (typed === value.replaceAll('\r', '')) return;
    // React compares with what was last set through the element, not through its prototype
    at.value = value;
    Reflect.set(Object.getPrototypeOf(at), 'value', typed, at);
    at.dispatchEvent(new Event('input', { bubbles: true }));
  });
  useLayoutEffect(() => tell(), []);
  return field;
}
