import type { ReactNode } from 'react';

/** Something the person should learn, once. The text is already translated. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly message: ReactNode;
}

type Listener = (notice: Notice) => void;

/** The toasts themselves are loaded with the first notice; until then notices wait here. */
const waiting: Notice[] = [];
const listeners = new Set<Listener>();

function send(notice: Notice): void {
  if (listeners.size === 0) waiting.push(notice);
  for (const listener of listeners) listener(notice);
}

/** Shows a toast for five seconds (docs/spec.md §9). Call it in the browser only, from a handler. */
export const notify = {
  success: (message: ReactNode): void => send({ tone: 'success', message }),
  error: (message: ReactNode): void => send({ tone: 'error', message }),
};

/** Hands every notice to `listener`, those that waited first. Returns how to stop. */
export function listenForNotices(listener: Listener): () => void {
  listeners.add(listener);
  for (const notice of waiting.splice(0)) listener(notice);
  return () => listeners.delete(listener);
}
