import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the part of a form that a new step shows, so that whoever hears the page is told of it. A
 * failed submit leads to its first error instead.
 */
export function useStepFocus(
  shown: RefObject<HTMLElement | null>,
  step: number,
  submitCount: number,
): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (submitCount === 0) shown.current?.focus({ preventScroll: true });
  }, [shown, step, submitCount]);
}
