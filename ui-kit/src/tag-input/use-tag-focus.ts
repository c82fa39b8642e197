import { type KeyboardEvent, type RefObject, useRef } from 'react';

import { arrowStep } from '../form-field/arrow-step.ts';
import { useDirection } from '../provider/ui-context.ts';

interface TagFocus {
  /** The list element of the tags; each has one button. */
  readonly list: RefObject<HTMLUListElement | null>;
  readonly focusLast: () => void;
  /** Arrows walk along the tags, and past the last one into the input. */
  readonly moveFrom: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Returns the keyboard navigation along the tags and the input after them. */
export function useTagFocus(input: RefObject<HTMLInputElement | null>): TagFocus {
  const direction = useDirection();
  const list = useRef<HTMLUListElement>(null);
  const buttons = (): HTMLButtonElement[] => [...(list.current?.querySelectorAll('button') ?? [])];
  return {
    list,
    focusLast: () => buttons().at(-1)?.focus(),
    moveFrom: (event) => {
      const step = arrowStep(event.key, direction);
      if (step === 0) return;
      event.preventDefault();
      const all = buttons();
      const place = all.indexOf(event.currentTarget) + step;
      (place >= all.length ? input.current : all[Math.max(place, 0)])?.focus();
    },
  };
}
