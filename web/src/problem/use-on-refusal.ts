import { createContext, useContext } from 'react';

/** What hides a form, and shows it once it was refused; the same function for as long as it is there. */
export const RefusalContext = createContext<() => void>(() => undefined);

/** Returns a function that says to whatever may hide this form that it was refused. */
export function useOnRefusal(): () => void {
  return useContext(RefusalContext);
}
