import { useEffect, useRef, useState } from 'react';

/** Long enough to be seen, short enough not to be in the way. */
const highlightFor = 2500;

/** True for a moment after what is shown has changed under the reader. */
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
