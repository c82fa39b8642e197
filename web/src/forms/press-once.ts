import type { MouseEvent } from 'react';

/** For the button that goes on: the second press of a double click would answer the next step, which nobody has read. */
export function pressOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
