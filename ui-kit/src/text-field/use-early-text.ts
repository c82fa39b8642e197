import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Hands over what was typed into an input, or filled in by the browser, before React was there: it heard no event of
 * it, and a form would send what it shows no longer.
 *
 * @param shown what React thinks that the input shows
 * @returns the ref for the input
 */
export function useEarlyText(
  shown: string,
  take: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const compare = useEffectEvent(() => {
    const text = input.current?.value ?? shown;
    if (text !== shown) take(text);
  });
  useLayoutEffect(() => compare(), []);
  return input;
}
