import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { typeInto } from './type-into.ts';

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
    // Read now: the next rendering sets the field back. Told after the commit: within it, React would not render
    // what the form takes, and set the field back, too
    queueMicrotask(() => typeInto(at, typed));
  });
  useLayoutEffect(() => tell(), []);
  return field;
}
