import { createContext, useContext, useEffect } from 'react';

/**
 * Tells when the content of the first page is hydrated. That is later than the root: React hydrates
 * the content in slices.
 */
export interface ContentArrival {
  readonly whenArrived: Promise<void>;
  readonly arrive: () => void;
}

/** Creates the arrival of one document. */
export function createContentArrival(): ContentArrival {
  let resolveArrival: (() => void) | undefined;
  const whenArrived = new Promise<void>((resolve) => {
    resolveArrival = resolve;
  });
  return { whenArrived, arrive: () => resolveArrival?.() };
}

export const ContentArrivalContext = createContext<ContentArrival | null>(null);

/**
 * Reports that the content is hydrated. The surroundings listen: their effects run after those
 * inside.
 */
export function useContentArrived(): void {
  const arrival = useContext(ContentArrivalContext);
  useEffect(() => arrival?.arrive(), [arrival]);
}
