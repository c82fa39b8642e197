import { createContext, useContext, useEffect } from 'react';

/** When the content of the first page is alive. It comes after the root: React hydrates it in slices. */
export interface ContentArrival {
  readonly whenArrived: Promise<void>;
  readonly arrive: () => void;
}

/** The arrival of one document. */
export function createContentArrival(): ContentArrival {
  let resolveArrival: (() => void) | undefined;
  const whenArrived = new Promise<void>((resolve) => {
    resolveArrival = resolve;
  });
  return { whenArrived, arrive: () => resolveArrival?.() };
}

export const ContentArrivalContext = createContext<ContentArrival | null>(null);

/** Says that the content is alive: for what stands around it, whose effects run after those inside. */
export function useContentArrived(): void {
  const arrival = useContext(ContentArrivalContext);
  useEffect(() => arrival?.arrive(), [arrival]);
}
