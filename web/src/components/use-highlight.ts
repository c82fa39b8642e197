import { useEffect, useRef, useState } from 'react';

/** Milliseconds: long enough to be noticed, short enough not to disturb. */
const highlightFor = 2500;

/** Returns true for a moment after the shown value has changed. */
export function useHighlight(shown: string): boolean {
  const before = useRef(shown);
  const [isHighlighted, setIsHighlighted] = useState(false);

  useEffect(() => {
    if (before.current === shown) return undefined;
    before.current = shown;
    setIsHighlighted(true);
    const timer = setTimeout(() => setIsHighlighted(false), highlightFor);
    return () => clearTimeout(timer);
  }, [shown]);

  return isHighlighted;
}
