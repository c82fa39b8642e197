/** Returns whether the browser says that it has a connection. What it says may be too hopeful, never too gloomy. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/**
 * Calls the listener when the connection goes or comes back.
 *
 * @returns stops listening
 */
export function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
