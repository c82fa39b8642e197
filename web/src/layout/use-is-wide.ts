import { useCallback, useSyncExternalStore } from 'react';

/** From these widths on, two or three columns stand beside each other; style sheets say the same. */
type Width = 1024 | 1280;

/** Returns whether the window is so wide, two columns by default; `false` on the server and before hydration. */
export function useIsWide(width: Width = 1024): boolean {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
  const wide = `(width >= ${width}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [wide],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}
