import { useCallback, useSyncExternalStore } from 'react';

/** The longest time that a timer of a browser can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Returns whether a moment has come, and renders again when it comes; false on the server. */
export function useHasCome(instant: string): boolean {
  const moment = Date.parse(instant);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const left = Math.min(Math.max(moment - Date.now(), 0), longestTimer);
      const timer = setTimeout(onChange, left);
      return () => clearTimeout(timer);
    },
    [moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => Date.now() >= moment,
    () => false,
  );
}
