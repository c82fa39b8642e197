import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { typedText } from './early-text-script.ts';
import { typeInto } from './type-into.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React what was typed into a field, or filled in by the browser, before React was there: it heard no event of
 * it, and a form would send what the field no longer shows. Areas need `earlyTextScript` in the page, too.
 *
 * @param value what React thinks that the field shows; anything but a text where it does not say
 * @returns the ref for the field
 */
export function useEarlyText<Element extends Field>(value: unknown): RefObject<Element | null> {
  const field = useRef<Element>(null);
  // The effect runs again when a part of the page that was hidden is shown
  const isTold = useRef(false);
  const tell = useEffectEvent(() => {
    const at = field.current;
    if (at === null || typeof value !== 'string' || isTold.current) return;
    isTold.current = true;
    const typed = typedText(at);
    // A field has no carriage returns
    if (typed === value.replaceAll('\r', '')) return;
    // Read now: the next rendering sets the field back. Told after the commit: within it, React would not render
    // what the form takes, and set the field back, too
    queueMicrotask(() => typeInto(at, typed));
  });
  useLayoutEffect(() => tell(), []);
  return field;
}
