import type { ReactNode } from 'react';

/** A message to show once. The text is already translated. */
export interface Notice {
  readonly tone: 'good' | 'danger';
  readonly message: ReactNode;
}

type Listener = (notice: Notice) => void;

/** Notices wait here until the toaster has loaded, which the first notice triggers. */
const waiting: Notice[] = [];
const listeners = new Set<Listener>();

function send(notice: Notice): void {
  if (listeners.size === 0) waiting.push(notice);
  for (const listener of listeners) listener(notice);
}

/** Shows a toast for five seconds (docs/spec.md §9). Call it in the browser only, from a handler. */
export const notify = {
  success: (message: ReactNode): void => send({ tone: 'good', message }),
  error: (message: ReactNode): void => send({ tone: 'danger', message }),
};

/** Passes every notice to `listener`, waiting ones first. Returns a function that stops it. */
export function listenForNotices(listener: Listener): () => void {
  listeners.add(listener);
  for (const notice of waiting.splice(0)) listener(notice);
  return () => listeners.delete(listener);
}
