import { useEffect, useState } from 'react';

/**
 * Returns a ref for an element, and whether part of it is on the screen.
 *
 * @param margin how far beside the screen still counts, in px
 */
export function useIsInSight(margin = 0): [(element: HTMLElement | null) => void, boolean] {
  const [isInSight, setIsInSight] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return [setElement, isInSight];
}
